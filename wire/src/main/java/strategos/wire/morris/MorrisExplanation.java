package strategos.wire.morris;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.wire.Explanation;

/**
 * The reasons for a move of Morris.
 *
 * @param points the points that the move is about, the last the one it ends on
 * @param closesMill whether it closes a mill
 * @param stopsMill whether it keeps the opponent from closing one there
 * @param chance the chance to win, as a search sees it
 * @param decidedIn the number of moves until the match ends, if the search sees its end
 * @param others the next best moves with their chances
 */
public record MorrisExplanation(
        String move,
        List<Integer> points,
        boolean closesMill,
        boolean stopsMill,
        double chance,
        @Nullable Integer decidedIn,
        List<Alternative> others)
        implements Explanation {

    public MorrisExplanation {
        points = List.copyOf(points);
        others = List.copyOf(others);
    }

    /** Another move that was considered. */
    public record Alternative(String move, List<Integer> points, double chance) {

        public Alternative {
            points = List.copyOf(points);
        }
    }
}
