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
    private final boolean isUnambiguous;

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
        isUnambiguous = cards.stream().allMatch(this::isPlain);
    }

    /** Whether a name can be read in one way only: no other name, quoted or not, begins it. */
    private boolean isPlain(String name) {
        if (name.isEmpty() || !name.equals(name.strip())) return false;
        var line = new Attempt(name, "");
        int readings = 0;
        for (int card = 0; card < cards.size(); card++) {
            if (line.hasWord(0, cards.get(card))) readings++;
            if (line.hasWord(0, quoted.get(card))) readings++;
        }
        return readings == 1;
    }

    /** Whether all lines of names and numbers can be read in one way only. */
    boolean isUnambiguous() {
        return isUnambiguous;
    }

    /**
     * The numbers that the names and numbers of the line stand for, without the words between them.
     */
    public Optional<int[]> read(String line, String pattern) {
        var attempt = new Attempt(line, pattern);
        return attempt.read(0, 0) ? Optional.of(attempt.numbers()) : Optional.empty();
    }

    /** A line that is being parsed. */
    private final class Attempt {

        private final String line;
        private final String pattern;

        /** The numbers read so far, by the letters of the pattern. */
        private final int[] read;

        /**
         * Where reading on led nowhere: by the place in the line and the letter of the pattern.
         * Names can be repetitions of each other, and without this the number of ways to try would
         * grow with their product.
         */
        private final Set<Integer> deadEnds = new HashSet<>();

        Attempt(String line, String pattern) {
            this.line = line;
            this.pattern = pattern;
            read = new int[pattern.length()];
        }

        /** Whether the line can be read from a place on, by the pattern from a letter on. */
        boolean read(int place, int at) {
            int start = skipSpace(place);
            if (at == pattern.length()) return start == line.length();
            return switch (pattern.charAt(at)) {
                case 'T' -> readName(start, at, territories);
                case 'C' -> readName(start, at, cards.size());
                case 'N' -> readNumber(start, at);
                default -> hasWord(start, "on") && read(start + 2, at + 1);
            };
        }

        private int skipSpace(int place) {
            int start = place;
            while (start < line.length() && Character.isWhitespace(line.charAt(start))) start++;
            return start;
        }

        private boolean readName(int start, int at, int known) {
            int here = start * pattern.length() + at;
            if (deadEnds.contains(here)) return false;
            for (int card : longestFirst) {
                if (card >= known) continue;
                if (readName(cards.get(card), card, start, at)
                        || readName(quoted.get(card), card, start, at)) return true;
            }
            deadEnds.add(here);
            return false;
        }

        private boolean readName(String name, int card, int start, int at) {
            if (!hasWord(start, name)) return false;
            read[at] = card;
            return read(start + name.length(), at + 1);
        }

        private boolean readNumber(int start, int at) {
            int end = start;
            while (end < line.length() && Character.isDigit(line.charAt(end))) end++;
            if (end == start || end - start > 9 || !endsWord(end)) return false;
            read[at] = Integer.parseInt(line, start, end, 10);
            return read(end, at + 1);
        }

        private boolean hasWord(int start, String word) {
            return line.regionMatches(true, start, word, 0, word.length())
                    && endsWord(start + word.length());
        }

        private boolean endsWord(int end) {
            return end == line.length() || Character.isWhitespace(line.charAt(end));
        }

        int[] numbers() {
            return IntStream.range(0, read.length)
                    .filter(i -> pattern.charAt(i) != 'o')
                    .map(i -> read[i])
                    .toArray();
        }
    }
}
