package strategos.conquest.notation;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Parses names with spaces and numbers in a line by a pattern: T a territory, C a card, N a number,
 * o the word "on".
 *
 * <p>Longer names are tried first, then shorter ones.
 */
public final class Words {

    private final List<String> cards;
    private final List<String> quoted;
    private final int territories;
    private final int[] longestFirst;

    /** The names of all cards; the first ones are the territories. */
    public Words(List<String> cards, int territories) {
        this.cards = List.copyOf(cards);
        this.quoted = cards.stream().map(name -> "\"" + name + "\"").toList();
        this.territories = territories;
        Comparator<Integer> byLength = Comparator.comparingInt(card -> cards.get(card).length());
        longestFirst =
                IntStream.range(0, cards.size())
                        .boxed()
                        .sorted(byLength.reversed())
                        .mapToInt(Integer::intValue)
                        .toArray();
    }

    /**
     * The numbers that the names and numbers of the line stand for, without the words between them.
     */
    public Optional<int[]> read(String line, String pattern) {
        var attempt = new Attempt(pattern);
        return attempt.read(line.strip(), 0) ? Optional.of(attempt.numbers()) : Optional.empty();
    }

    /** A line that is being parsed. */
    private final class Attempt {

        private final String pattern;

        /** The numbers read so far, by the letters of the pattern. */
        private final int[] read;

        /**
         * Where reading on led nowhere: what was left, by its length and by the letter of the
         * pattern. Names can be repetitions of each other, and without this the number of ways to
         * try would grow with their product.
         */
        private final Set<Integer> deadEnds = new HashSet<>();

        Attempt(String pattern) {
            this.pattern = pattern;
            read = new int[pattern.length()];
        }

        boolean read(String rest, int at) {
            if (at == pattern.length()) return rest.isEmpty();
            return switch (pattern.charAt(at)) {
                case 'T' -> readName(rest, at, territories);
                case 'C' -> readName(rest, at, cards.size());
                case 'N' -> readNumber(rest, at);
                default -> startsWith(rest, "on") && read(rest.substring(2).strip(), at + 1);
            };
        }

        private boolean readName(String rest, int at, int known) {
            int here = rest.length() * pattern.length() + at;
            if (deadEnds.contains(here)) return false;
            for (int card : longestFirst) {
                if (card >= known) continue;
                if (readName(cards.get(card), card, rest, at)
                        || readName(quoted.get(card), card, rest, at)) return true;
            }
            deadEnds.add(here);
            return false;
        }

        private boolean readName(String name, int card, String rest, int at) {
            if (!startsWith(rest, name)) return false;
            read[at] = card;
            return read(rest.substring(name.length()).strip(), at + 1);
        }

        private boolean readNumber(String rest, int at) {
            int end = 0;
            while (end < rest.length() && Character.isDigit(rest.charAt(end))) end++;
            if (end == 0 || end > 9 || !endsWord(rest, end)) return false;
            read[at] = Integer.parseInt(rest.substring(0, end));
            return read(rest.substring(end).strip(), at + 1);
        }

        int[] numbers() {
            return IntStream.range(0, read.length)
                    .filter(i -> pattern.charAt(i) != 'o')
                    .map(i -> read[i])
                    .toArray();
        }
    }

    private static boolean startsWith(String rest, String word) {
        return rest.regionMatches(true, 0, word, 0, word.length()) && endsWord(rest, word.length());
    }

    private static boolean endsWord(String text, int end) {
        return end == text.length() || text.charAt(end) == ' ';
    }
}
