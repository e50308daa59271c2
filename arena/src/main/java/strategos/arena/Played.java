package strategos.arena;

import java.util.List;

/**
 * One match of a contest after it has been played.
 *
 * @param winners the indices of the entrants that won; empty for a draw
 * @param efforts the effort of each entrant, by index
 */
public record Played(
        int match, List<Integer> winners, int turns, Ending ending, List<Effort> efforts) {

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
    }

    public Played {
        winners = List.copyOf(winners);
        efforts = List.copyOf(efforts);
    }
}
