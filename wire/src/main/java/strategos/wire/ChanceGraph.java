package strategos.wire;

import java.util.List;

/**
 * The chances of all seats to win a match that is over, as the program estimates them; empty where
 * it does not.
 *
 * @param turns the chances at the beginning of each turn, and at the end
 * @param turningPoints the turns in which a chance fell most, in their order
 */
public record ChanceGraph(List<TurnChances> turns, List<TurningPoint> turningPoints) {

    /** For games in which chances are not estimated. */
    public static final ChanceGraph NONE = new ChanceGraph(List.of(), List.of());

    public ChanceGraph {
        turns = List.copyOf(turns);
        turningPoints = List.copyOf(turningPoints);
    }

    /**
     * The chances of all seats, from 0 to 1.
     *
     * @param turn the turn that begins; at the end, the one that would
     * @param step the number of the last step before it in the replay
     */
    public record TurnChances(int turn, long step, List<Double> chances) {

        public TurnChances {
            chances = List.copyOf(chances);
        }
    }

    /**
     * A turn in which the chance of a seat fell.
     *
     * @param step the number of the last step before it in the replay
     * @param mover whose turn it was; −1 if all seats played it together
     * @param seat the seat that lost most by it
     */
    public record TurningPoint(
            int turn, long step, int mover, int seat, double before, double after) {}
}
