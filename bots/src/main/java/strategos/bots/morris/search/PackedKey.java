package strategos.bots.morris.search;

import strategos.morris.Board;
import strategos.morris.MoveCode;
import strategos.morris.State;
import strategos.morris.Symmetries;

/**
 * The key of a packed position, the same for all positions that are equal under rotation or
 * reflection if it is asked for the canonical one; it maps moves accordingly.
 */
final class PackedKey {

    private static final int SET_BITS = 24;

    private final Symmetries symmetries;
    private int symmetry;

    PackedKey(Board board) {
        symmetries = new Symmetries(board);
    }

    /** The key of a position as it stands. */
    static long plain(int mine, int theirs, int rest) {
        return (long) rest << 2 * SET_BITS | (long) mine << SET_BITS | theirs;
    }

    /** The key of a position and of all that are equal to it by symmetry. */
    long canonical(int mine, int theirs, int rest) {
        long least = plain(mine, theirs, rest);
        symmetry = 0;
        for (int each = 1; each < symmetries.size(); each++) {
            long turned = plain(symmetries.set(each, mine), symmetries.set(each, theirs), rest);
            if (turned < least) {
                least = turned;
                symmetry = each;
            }
        }
        return least;
    }

    /** The key of a position that a match remembers, with no men in hand. */
    long ofPast(long position) {
        int mover = State.moverOf(position);
        int rest = Rest.of(0, 0, State.mayFly(position, mover), State.mayFly(position, 1 - mover));
        return plain(State.menOf(position, mover), State.menOf(position, 1 - mover), rest);
    }

    /** How the last canonical position was turned. */
    int symmetry() {
        return symmetry;
    }

    /** Men in the position turned this way. */
    int turnedSet(int men, int way) {
        return symmetries.set(way, men);
    }

    /** A move in the position turned this way. */
    int turned(int code, int way) {
        return way == 0 ? code : MoveCode.turned(code, symmetries, way);
    }

    /** A move of the position turned this way, as it is in the one that was turned. */
    int turnedBack(int code, int way) {
        return turned(code, symmetries.inverse(way));
    }
}
