package strategos.arena;

import java.util.List;
import strategos.game.BotFault;

/**
 * One match of a contest after it has been played.
 *
 * @param winners the indices of the entrants that won; empty for a draw
 * @param efforts the effort of each entrant, by index
 * @param faults the entrants for which another bot had to play on
 */
public record Played(
        int match,
        List<Integer> winners,
        int turns,
        Ending ending,
        List<Effort> efforts,
        List<EntrantFault> faults) {

    /** A fault of an entrant, which is given by its index. */
    public record EntrantFault(int entrant, BotFault fault) {}

    /** Why a match ended. */
    public enum Ending {
        /** By the rules. */
        FINISHED,
        /** It had as many turns as the contest allows. */
        CAPPED
    }

    /**
     * The decisions and the time that an entrant spent on a match. Reading the clock takes longer
     * than some decisions, so only a sample of them is timed.
     */
    public record Effort(long decisions, long timed, long nanos) {

        /** What a decision took on average, 0 where there was none. */
        public double nanosPerDecision() {
            return timed == 0 ? 0 : (double) nanos / timed;
        }

        /**
         * What a decision took in the match in the middle, which says more than the average: the
         * first ones are slow. 0 if no decision was timed.
         */
        public static double medianNanos(List<Effort> efforts) {
            double[] sorted =
                    efforts.stream()
                            .filter(effort -> effort.timed > 0)
                            .mapToDouble(Effort::nanosPerDecision)
                            .sorted()
                            .toArray();
            return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
        }
    }

    public Played {
        winners = List.copyOf(winners);
        efforts = List.copyOf(efforts);
        faults = List.copyOf(faults);
    }

    /** The points of an entrant: one is shared by the winners, or by all in a draw. */
    public double points(int entrant) {
        if (winners.isEmpty()) return 1.0 / efforts.size();
        return winners.contains(entrant) ? 1.0 / winners.size() : 0;
    }

    /** The same match with another number. */
    public Played numbered(int other) {
        return other == match ? this : new Played(other, winners, turns, ending, efforts, faults);
    }
}
