package strategos.game;

/** User-provided text inside a message: in quotation marks, and shortened if it is too long. */
public final class Quote {

    private static final int LONGEST = 60;

    private Quote() {}

    public static String of(String text) {
        return "'" + shortened(text) + "'";
    }

    /** The beginning of a long text, which is enough to find it by. */
    private static String shortened(String text) {
        int letters = text.codePointCount(0, text.length());
        if (letters <= LONGEST) return text;
        return text.substring(0, text.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }
}
