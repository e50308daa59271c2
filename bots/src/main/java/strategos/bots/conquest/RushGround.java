package strategos.bots.conquest;

import java.util.random.RandomGenerator;
import strategos.conquest.board.Board;
import strategos.conquest.view.View;

/**
 * The board queries of rush. On a small board they use bit sets, which is several times as fast,
 * with the same results.
 */
sealed interface RushGround permits SmallGround, LargeGround {

    /** No territory. */
    int NONE = -1;

    static RushGround of(Board board) {
        return board.isSmall() ? new SmallGround(board) : new LargeGround(board);
    }

    /** Any free territory. */
    int anyFree(View view, RandomGenerator random);

    /** Any own territory. */
    int anyOwn(View view, RandomGenerator random);

    /** Where the most armies stand among own territories that have a foreign neighbour. */
    int strongestBorder(View view);

    /** Where the most armies stand among those that have none, if they are more than one. */
    int strongestInside(View view);

    /**
     * The territory with the most armies among those that outnumber their {@link #victim} by a
     * margin.
     */
    int strongestAttacker(View view, int margin);

    /**
     * The neighbour to attack from a territory: the one with the fewest ways on, so that no corner
     * is left behind, and of several the weakest.
     */
    int victim(View view, int from);

    /** Whether a territory has a foreign neighbour. */
    boolean leadsOn(View view, int territory);
}
