package strategos.bots.morris.search;

import strategos.morris.Morris;
import strategos.morris.MorrisStage;
import strategos.morris.MoveCode;
import strategos.morris.State;
import strategos.morris.Symmetries;

/**
 * The key of a position, the same for all positions that are equal under rotation, reflection or a
 * swap of colours; it maps moves accordingly.
 *
 * <p>It is exact: different positions have different keys.
 */
public final class PositionKey {

    private static final int SET_BITS = 26;
    private static final int SET = (1 << SET_BITS) - 1;
    private static final int HAND_BITS = 4;
    private static final int HAND = (1 << HAND_BITS) - 1;
    private static final int HANDS_AT = 2 * SET_BITS + 3;

    private final Symmetries symmetries;
    private int symmetry;

    public PositionKey(Symmetries symmetries) {
        this.symmetries = symmetries;
    }

    /** The number of a position as it stands, turned in no way. */
    public long plain(State state) {
        symmetry = 0;
        return rest(state) | men(state.mine(), state.theirs());
    }

    /** The number of a position and of all that are equal to it by symmetry. */
    public long canonical(State state) {
        int mine = state.mine();
        int theirs = state.theirs();
        long least = Long.MAX_VALUE;
        for (int each = 0; each < symmetries.size(); each++) {
            long turned = men(symmetries.set(each, mine), symmetries.set(each, theirs));
            if (turned < least) {
                least = turned;
                symmetry = each;
            }
        }
        return rest(state) | least;
    }

    private static long men(int mine, int theirs) {
        return (long) mine << SET_BITS | theirs;
    }

    private static long rest(State state) {
        int mover = state.mover();
        long flights = (state.hasFlight(mover) ? 2 : 0) | (state.hasFlight(1 - mover) ? 1 : 0);
        long taking = state.stage() == MorrisStage.TAKE ? 1 : 0;
        long hands = (long) state.myHand() << HAND_BITS | state.theirHand();
        return (hands << 3 | taking << 2 | flights) << 2 * SET_BITS;
    }

    /** Whether a position with this number has men still to be placed. */
    public static boolean hasMenInHand(long number) {
        return number >>> HANDS_AT != 0;
    }

    /** The position with this number, in which someone places a man. */
    public static State placing(Morris game, long number) {
        int mine = (int) (number >>> SET_BITS) & SET;
        int hands = (int) (number >>> HANDS_AT);
        return game.placing(0, mine, (int) number & SET, hands >>> HAND_BITS, hands & HAND);
    }

    /** The way in which the last position was turned. */
    public int symmetry() {
        return symmetry;
    }

    /** A move in the position turned this way. */
    public int turned(int code, int way) {
        return MoveCode.turned(code, symmetries, way);
    }

    /** A move of the position turned this way, as it is in the one that was turned. */
    public int turnedBack(int code, int way) {
        return MoveCode.turned(code, symmetries, symmetries.inverse(way));
    }
}
