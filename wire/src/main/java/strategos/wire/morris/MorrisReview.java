package strategos.wire.morris;

import java.util.List;
import strategos.wire.Review;
import strategos.wire.morris.MorrisAppraisal.MoveValue;

/**
 * The moves of a finished match of Morris after which the value of the position had fallen.
 *
 * @param turns the moves in the order of the match
 */
public record MorrisReview(List<Mistake> turns) implements Review {

    public MorrisReview {
        turns = List.copyOf(turns);
    }

    /**
     * A move that gave something away.
     *
     * @param step the number of its step in the replay
     * @param made the move
     * @param best the best move instead
     */
    public record Mistake(long step, int seat, MoveValue made, MoveValue best) {}
}
