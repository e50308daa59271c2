package strategos.wire.morris;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.wire.Appraisal;

/**
 * The value of every move of a position of Morris.
 *
 * @param tables whether tables of perfect play can be read
 * @param moves all moves, the best first
 */
public record MorrisAppraisal(TablePresence tables, List<MoveValue> moves) implements Appraisal {

    public MorrisAppraisal {
        moves = List.copyOf(moves);
    }

    /** Whether tables of perfect play can be read. */
    public enum TablePresence {
        THERE,
        /** They are being made; ask again. */
        COMING,
        MISSING
    }

    /** What a value rests on. */
    public enum ValueBasis {
        TABLE,
        /** A search that sees the end of the match. */
        PROOF,
        ESTIMATE
    }

    /**
     * The value of a move for the player who makes it.
     *
     * @param move the move in the notation of the game
     * @param points the points that the move is about, the last the one it ends on
     * @param chance the chance to win: 1, 0.5 and 0 for a win, a draw and a loss that are certain
     * @param plies in a won or lost position: by a table, the plies to the next capture; by a
     *     search, the moves until the match ends
     */
    public record MoveValue(
            String move,
            List<Integer> points,
            ValueBasis basis,
            double chance,
            @Nullable Integer plies) {

        public MoveValue {
            points = List.copyOf(points);
        }
    }
}
