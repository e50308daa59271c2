package strategos.conquest.odds;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The probability of each number of armies. The probabilities add up to 1 for a whole attack, and
 * to less for one of its endings.
 */
public final class Distribution {

    private final int least;
    private final double[] chances;

    private Distribution(int least, double[] chances) {
        this.least = least;
        this.chances = chances;
    }

    /** Chances by number of armies, the first of them for {@code first} armies. */
    static Distribution of(int first, double[] chances) {
        int from = 0;
        int to = chances.length;
        while (from < to && chances[from] == 0) {
            from++;
        }
        while (from < to && chances[to - 1] == 0) {
            to--;
        }
        int least = from < to ? first + from : 0;
        return new Distribution(least, Arrays.copyOfRange(chances, from, to));
    }

    /** The chances of distributions that exclude each other. */
    static Distribution sum(List<Distribution> parts) {
        int most = parts.stream().mapToInt(Distribution::most).max().orElse(0);
        double[] chances = new double[most + 1];
        for (Distribution part : parts) {
            for (int armies = part.least; armies <= part.most(); armies++) {
                chances[armies] += part.chance(armies);
            }
        }
        return of(0, chances);
    }

    /** Whether nothing here can happen. */
    public boolean isEmpty() {
        return chances.length == 0;
    }

    /** The fewest armies that can be; 0 if nothing can be. */
    public int least() {
        return least;
    }

    /** The most armies that can be; less than the fewest if nothing can be. */
    public int most() {
        return least + chances.length - 1;
    }

    public double chance(int armies) {
        return armies < least || armies > most() ? 0 : chances[armies - least];
    }

    /** The chance of any number from one to the other, both included. */
    public double chance(int from, int to) {
        return IntStream.rangeClosed(Math.max(from, least), Math.min(to, most()))
                .mapToDouble(this::chance)
                .sum();
    }

    /** All chances together. */
    public double total() {
        return DoubleStream.of(chances).sum();
    }

    /** The armies to expect, given that this happens at all; 0 if it cannot. */
    public double mean() {
        double total = total();
        return total == 0
                ? 0
                : IntStream.rangeClosed(least, most()).mapToDouble(n -> n * chance(n)).sum()
                        / total;
    }

    @Override
    public String toString() {
        return "from " + least + ": " + Arrays.toString(chances);
    }
}
