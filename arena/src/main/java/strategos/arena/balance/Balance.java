package strategos.arena.balance;

import java.util.Arrays;
import java.util.List;
import strategos.arena.Interval;
import strategos.arena.Played;

/**
 * The result of a trial: the value of the turn, and separately the value of the position.
 *
 * @param draws the number of matches without a winner
 * @param length how long the matches were
 * @param byTurn the wins of the seat with the first turn, the second, and so on
 * @param byPosition the wins of each starting position
 */
public record Balance(
        int matches, int draws, Length length, List<Share> byTurn, List<Share> byPosition) {

    /**
     * A share of wins.
     *
     * @param share the share of all matches
     * @param ratio the ratio to an even share: 1 is fair
     */
    public record Share(int wins, double share, Interval interval, double ratio) {

        static Share of(int wins, int matches, int sides) {
            double share = (double) wins / matches;
            return new Share(wins, share, Interval.wilson(wins, matches), share * sides);
        }
    }

    /** The turns of eight matches in ten: a tenth had fewer, and a tenth more. */
    public record Length(int fewTurns, int manyTurns) {

        static Length of(List<Played> played) {
            int[] turns = played.stream().mapToInt(Played::turns).sorted().toArray();
            return new Length(turns[turns.length / 10], turns[(turns.length * 9 - 1) / 10]);
        }
    }

    public Balance {
        byTurn = List.copyOf(byTurn);
        byPosition = List.copyOf(byPosition);
    }

    static Balance of(List<Played> played, int[] byTurn, int[] byPosition) {
        int draws = (int) played.stream().filter(match -> match.winners().isEmpty()).count();
        return new Balance(
                played.size(),
                draws,
                Length.of(played),
                shares(byTurn, played.size()),
                shares(byPosition, played.size()));
    }

    private static List<Share> shares(int[] wins, int matches) {
        return Arrays.stream(wins).mapToObj(won -> Share.of(won, matches, wins.length)).toList();
    }

    /** How much more than an even share the best position won: 1 is fair. */
    public double unfairness() {
        return byPosition.stream().mapToDouble(Share::ratio).max().orElseThrow();
    }
}
