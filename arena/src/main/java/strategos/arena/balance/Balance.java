package strategos.arena.balance;

import java.util.Arrays;
import java.util.List;
import strategos.arena.Interval;

/**
 * What came of a trial: what the turn is worth, and apart from it what the position is worth.
 *
 * @param draws matches without a winner
 * @param byTurn how often who has the first turn won, who has the second, and so on
 * @param byPosition how often each starting position won
 */
public record Balance(int matches, int draws, List<Share> byTurn, List<Share> byPosition) {

    /**
     * How often one won.
     *
     * @param share the part of all matches
     * @param ratio the part of all matches by an even one: 1 is fair
     */
    public record Share(int wins, double share, Interval interval, double ratio) {

        static Share of(int wins, int matches, int sides) {
            double share = (double) wins / matches;
            return new Share(wins, share, Interval.wilson(wins, matches), share * sides);
        }
    }

    public Balance {
        byTurn = List.copyOf(byTurn);
        byPosition = List.copyOf(byPosition);
    }

    static Balance of(int matches, int draws, int[] byTurn, int[] byPosition) {
        return new Balance(matches, draws, shares(byTurn, matches), shares(byPosition, matches));
    }

    private static List<Share> shares(int[] wins, int matches) {
        return Arrays.stream(wins).mapToObj(won -> Share.of(won, matches, wins.length)).toList();
    }

    /** How much more than an even share the best position won: 1 is fair. */
    public double unfairness() {
        return byPosition.stream().mapToDouble(Share::ratio).max().orElseThrow();
    }
}
