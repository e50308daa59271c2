package strategos.terminal.console;

/**
 * Text that is safe to print in a terminal: control characters in names and titles from files could
 * move the cursor, change the window title or worse. They are shown as symbols.
 */
public final class PlainText {

    private static final char PICTURES = '\u2400';
    private static final char DELETE = '\u007f';
    private static final char DELETE_PICTURE = '\u2421';
    private static final char OTHER = '\ufffd';

    private PlainText() {}

    public static String of(String text) {
        var plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) plain.append(of(text.charAt(i)));
        return plain.toString();
    }

    /** The character itself, or what stands for it; line ends and tabs may stay. */
    public static char of(char c) {
        if (c == '\n' || c == '\t') return c;
        if (c < ' ') return (char) (PICTURES + c);
        if (c == DELETE) return DELETE_PICTURE;
        return Character.isISOControl(c) || turnsText(c) ? OTHER : c;
    }

    /** Whether a character changes the direction of what stands around it, or begins a line. */
    private static boolean turnsText(char c) {
        return c >= '\u202a' && c <= '\u202e'
                || c >= '\u2066' && c <= '\u2069'
                || c == '\u2028'
                || c == '\u2029';
    }
}
