package strategos.wire.morris;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.morris.Ending;
import strategos.morris.MorrisStage;
import strategos.wire.Scene;

/**
 * All that a viewer sees of a match of Morris. Points are numbered in reading order.
 *
 * @param turn how many men have been placed or moved
 * @param turnOf the seat whose turn it is, or that has won
 * @param decider the seat that has to decide, or -1
 * @param owners the seat of the man on each point, or -1
 * @param hands the men that each seat has still to place
 * @param rights whether each seat may go anywhere with its next move, by a mill it has made
 * @param flies whether the seat whose turn it is may go anywhere
 * @param mills the lines that are held whole, as their points
 * @param drawIn the moves of both seats until it is a draw for want of captures, where that can be
 * @param ending why the match is over, if it is
 * @param choices what the viewer can do now
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
     * What the viewer can do: at most one of the three is not empty.
     *
     * @param place the points on which a man can be placed
     * @param move where each man that can move can go
     * @param take the points from which a man can be taken
     */
    public record Choices(List<Integer> place, List<Ways> move, List<Integer> take) {

        public Choices {
            place = List.copyOf(place);
            move = List.copyOf(move);
            take = List.copyOf(take);
        }
    }

    /** Where the man on a point can go. */
    public record Ways(int from, List<Integer> to) {

        public Ways {
            to = List.copyOf(to);
        }
    }
}
