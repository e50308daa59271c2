package strategos.server.guards;

import java.util.Set;

/** Text that somebody wrote for others to read, without characters that hide or reorder it. */
public final class VisibleText {

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    /** Letters and marks that leave nothing to be seen. */
    private static final Set<Integer> BLANK_LETTERS =
            Set.of(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0);

    private VisibleText() {}

    /**
     * The text as it is shown: without space around it, and without characters that turn the
     * direction of the text or are otherwise invisible. Joiners stay, as scripts and emoji need
     * them.
     */
    public static String of(String written) {
        return written.codePoints()
                .filter(it -> isJoiner(it) || Character.getType(it) != Character.FORMAT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .strip();
    }

    /** The same on one line: line breaks and control characters become spaces. */
    public static String onOneLine(String written) {
        return of(
                written.codePoints()
                        .map(it -> breaksLine(it) ? ' ' : it)
                        .collect(
                                StringBuilder::new,
                                StringBuilder::appendCodePoint,
                                StringBuilder::append)
                        .toString());
    }

    public static boolean hasSeveralLines(String text) {
        return text.codePoints().anyMatch(VisibleText::breaksLine);
    }

    /** Whether there is anything to be seen. */
    public static boolean isVisible(String text) {
        return text.codePoints().anyMatch(VisibleText::isVisible);
    }

    /** The number of characters as people count them, at most. */
    public static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private static boolean breaksLine(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    true;
            default -> false;
        };
    }

    private static boolean isJoiner(int codePoint) {
        return codePoint == ZERO_WIDTH_NON_JOINER || codePoint == ZERO_WIDTH_JOINER;
    }

    private static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.SPACE_SEPARATOR,
                    Character.FORMAT,
                    Character.NON_SPACING_MARK,
                    Character.ENCLOSING_MARK,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE ->
                    false;
            default -> !BLANK_LETTERS.contains(codePoint);
        };
    }
}
