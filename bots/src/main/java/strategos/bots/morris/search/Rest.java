package strategos.bots.morris.search;

import strategos.morris.State;

/**
 * What a position has besides men on the board, in one word: the men in hand and the rights to fly,
 * those of the player to move in the lower half.
 */
final class Rest {

    private static final int HAND_BITS = 4;
    private static final int HAND = (1 << HAND_BITS) - 1;
    private static final int FLIGHT = 1 << HAND_BITS;

    /** The bits of one player. */
    private static final int HALF_BITS = HAND_BITS + 1;

    private static final int HALF = (1 << HALF_BITS) - 1;

    static final int BITS = 2 * HALF_BITS;

    private Rest() {}

    static int of(State state) {
        int mover = state.mover();
        return of(
                state.myHand(),
                state.theirHand(),
                state.hasFlight(mover),
                state.hasFlight(1 - mover));
    }

    static int of(int myHand, int theirHand, boolean mayFly, boolean otherMayFly) {
        int mine = myHand | (mayFly ? FLIGHT : 0);
        int theirs = theirHand | (otherMayFly ? FLIGHT : 0);
        return mine | theirs << HALF_BITS;
    }

    static int myHand(int rest) {
        return rest & HAND;
    }

    static int theirHand(int rest) {
        return rest >>> HALF_BITS & HAND;
    }

    static boolean mayFly(int rest) {
        return (rest & FLIGHT) != 0;
    }

    /** The mover has placed a man. */
    static int placed(int rest) {
        return rest - 1;
    }

    /** The mover has moved a man, which ends the right to fly. */
    static int moved(int rest) {
        return rest & ~FLIGHT;
    }

    static int givenFlight(int rest) {
        return rest | FLIGHT;
    }

    /** The same for the other player. */
    static int passed(int rest) {
        return rest >>> HALF_BITS | (rest & HALF) << HALF_BITS;
    }
}
