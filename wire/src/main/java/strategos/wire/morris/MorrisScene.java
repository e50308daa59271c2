package strategos.wire.morris;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.morris.Ending;
import strategos.morris.MorrisStage;
import strategos.wire.Scene;

/**
 * Everything that a client shows of a match of Morris. Points are numbered in reading order.
 *
 * @param turn the number of men that have been placed or moved
 * @param turnOf the seat whose turn it is, or that has won
 * @param decider the seat that has to decide, or -1
 * @param owners the seat of the man on each point, or -1
 * @param hands the number of men that each seat still has to place
 * @param rights whether each seat may fly with its next move, after closing a mill
 * @param flies whether the current seat may fly
 * @param mills the lines that form a mill, as their points
 * @param drawIn the number of moves of both seats until the match is drawn for lack of captures;
 *     null if the rules have no such draw
 * @param offer the seat whose offer of a draw stands, or -1; it ends when the other has moved
 * @param ending why the match is over, if it is
 * @param choices the viewer's legal moves
 */
public record MorrisScene(
        MorrisStage stage,
        int turn,
        int turnOf,
        int decider,
        List<Integer> owners,
        List<Integer> hands,
        List<Boolean> rights,
        boolean flies,
        List<List<Integer>> mills,
        @Nullable Integer drawIn,
        int offer,
        @Nullable Ending ending,
        Choices choices)
        implements Scene {

    public MorrisScene {
        owners = List.copyOf(owners);
        hands = List.copyOf(hands);
        rights = List.copyOf(rights);
        mills = List.copyOf(mills);
    }

    /**
     * The viewer's legal moves: at most one of the three lists is not empty.
     *
     * @param place the points to place a man on
     * @param move the targets of each man that can move
     * @param take the points to take a man from
     */
    public record Choices(List<Integer> place, List<Ways> move, List<Integer> take) {

        public Choices {
            place = List.copyOf(place);
            move = List.copyOf(move);
            take = List.copyOf(take);
        }
    }

    /** The targets of the man on a point. */
    public record Ways(int from, List<Integer> to) {

        public Ways {
            to = List.copyOf(to);
        }
    }
}
