package strategos.game;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Suggestions for misspelt names. */
public final class Spelling {

    /** One slip is forgiven in this many letters, and one more. */
    private static final int LETTERS_PER_SLIP = 5;

    /** No name is longer; what is, comes from a broken file, and would take long to compare. */
    private static final int LONGEST = 100;

    private Spelling() {}

    /** How an answer to an unknown name goes on: with the one that was meant, or else with all. */
    public static String hint(String typed, Collection<String> known) {
        return nearest(typed, known)
                .map(name -> "did you mean " + name + "?")
                .orElseGet(() -> "there are " + String.join(", ", known));
    }

    /** The name that takes the fewest slips to be mistyped so; none if it takes too many. */
    public static Optional<String> nearest(String typed, Collection<String> known) {
        if (typed.length() > LONGEST) return Optional.empty();
        int most = Math.min(typed.length() - 1, 1 + typed.length() / LETTERS_PER_SLIP);
        return known.stream()
                .filter(name -> Math.abs(name.length() - typed.length()) <= most)
                .filter(name -> slips(typed, name) <= most)
                .min(Comparator.comparingInt(name -> slips(typed, name)));
    }

    /**
     * How many letters were left out, added, mistaken or swapped with the next: the distance of
     * Damerau and Levenshtein in which no part is changed twice.
     */
    private static int slips(String typed, String name) {
        String a = typed.toLowerCase(Locale.ROOT);
        String b = name.toLowerCase(Locale.ROOT);
        int[][] slips = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    slips[i][j] = i + j;
                    continue;
                }
                int mistaken = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                int fewest = Math.min(slips[i - 1][j], slips[i][j - 1]) + 1;
                fewest = Math.min(fewest, slips[i - 1][j - 1] + mistaken);
                if (isSwap(a, b, i, j)) fewest = Math.min(fewest, slips[i - 2][j - 2] + 1);
                slips[i][j] = fewest;
            }
        }
        return slips[a.length()][b.length()];
    }

    private static boolean isSwap(String a, String b, int i, int j) {
        return i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
