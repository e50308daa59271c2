package strategos.server.matches;

import java.util.Set;
import strategos.server.guards.Refusal;
import strategos.wire.FaultCode;

/** The name that a person chose for a seat, cleaned up for display. */
public final class PlayerName {

    static final int LONGEST = 24;

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    /** Letters and marks that leave nothing to be seen. */
    private static final Set<Integer> BLANK_LETTERS =
            Set.of(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0);

    private PlayerName() {}

    /**
     * The name as it is shown: without space around it, and without characters that turn the
     * direction of the text or are otherwise invisible. Joiners stay, as scripts and emoji need
     * them.
     */
    public static String of(String written) {
        if (written.codePoints().anyMatch(PlayerName::breaksLine))
            throw refused("A name has no line breaks or control characters.");
        String name =
                written.codePoints()
                        .filter(it -> isJoiner(it) || Character.getType(it) != Character.FORMAT)
                        .collect(
                                StringBuilder::new,
                                StringBuilder::appendCodePoint,
                                StringBuilder::append)
                        .toString()
                        .strip();
        if (name.codePoints().noneMatch(PlayerName::isVisible))
            throw refused("A name needs at least one visible character.");
        if (name.codePointCount(0, name.length()) > LONGEST)
            throw refused("A name has at most " + LONGEST + " characters.");
        return name;
    }

    private static Refusal refused(String why) {
        return new Refusal(FaultCode.MALFORMED, why);
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
