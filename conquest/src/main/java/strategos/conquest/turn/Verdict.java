package strategos.conquest.turn;

import java.util.List;

/**
 * The final result of a match.
 *
 * @param ending what ended it
 * @param winners the seats that have won, in ascending order
 * @param ranking all seats, best first; those of one side, and of sides that are equal, share a
 *     place
 */
public record Verdict(Ending ending, List<Integer> winners, List<List<Integer>> ranking) {

    /** What ends a match. */
    public enum Ending {
        /** One seat, or team, alone holds territories. */
        LAST_LEFT,
        /** Blockades have left the board to the neutral army, and nobody has won. */
        NOBODY_LEFT,
        /** The share of the territories that wins is held. */
        SHARE,
        /** All capitals are held. */
        CAPITALS,
        /** A seat has fulfilled its mission. */
        MISSION,
        /** The seats have agreed to end it. */
        VOTE,
        /** The seats have agreed to a draw. */
        DRAW,
        /** The last round has been played. */
        LIMIT
    }

    public Verdict {
        winners = List.copyOf(winners);
        ranking = ranking.stream().map(List::copyOf).toList();
    }
}
