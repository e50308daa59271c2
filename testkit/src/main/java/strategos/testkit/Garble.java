package strategos.testkit;

import java.util.random.RandomGenerator;

/** Randomly corrupted text, for parsers that must answer any text with a message. */
public final class Garble {

    private static final String CHARACTERS =
            " \n\t#=:;,.-+()[]\"'0123456789aZ\u00e9\u0663\u2014\uD83C";
    private static final String[] WORDS = {
        "99999999999", "-1", "2147483647", "->", "wild1", "on", "dice", "draw", "then", "\n\n"
    };
    private static final int MOST_FAULTS = 4;

    private Garble() {}

    /** The text with one to a few faults. */
    public static String garble(String text, RandomGenerator random) {
        String garbled = text;
        for (int faults = random.nextInt(MOST_FAULTS); faults >= 0; faults--)
            garbled = fault(garbled, random);
        return garbled;
    }

    private static String fault(String text, RandomGenerator random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(12));
        String before = text.substring(0, from);
        String inside = text.substring(from, to);
        String after = text.substring(to);
        return switch (random.nextInt(6)) {
            case 0 -> before + after;
            case 1 -> before + inside + inside + after;
            case 2 ->
                    before
                            + CHARACTERS.charAt(random.nextInt(CHARACTERS.length()))
                            + inside
                            + after;
            case 3 -> before + WORDS[random.nextInt(WORDS.length)] + after;
            case 4 -> before;
            default -> after + inside + before;
        };
    }
}
