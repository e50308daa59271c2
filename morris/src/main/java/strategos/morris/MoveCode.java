package strategos.morris;

/**
 * The encoding of moves as small numbers, for searching: a point to place on or take from, or two
 * points with the step between them. The stage determines the meaning of a single point.
 */
public final class MoveCode {

    /** As many as any point needs. */
    private static final int BITS = 5;

    private static final int POINTS = 1 << BITS;

    /** More than any code. */
    public static final int LIMIT = POINTS << BITS;

    private MoveCode() {}

    public static int of(Move.OnBoard move) {
        return switch (move) {
            case Move.Place(int point) -> point;
            case Move.Slide(int from, int to) -> slide(from, to);
            case Move.Take(int point) -> point;
        };
    }

    public static int slide(int from, int to) {
        return (from + 1) << BITS | to;
    }

    /** The point moved from, or -1. */
    public static int from(int code) {
        return (code >> BITS) - 1;
    }

    /** The point placed, taken or moved to. */
    public static int to(int code) {
        return code & POINTS - 1;
    }

    /** The same move where every point is another. */
    public static int turned(int code, Symmetries symmetries, int symmetry) {
        int to = symmetries.point(symmetry, to(code));
        return code < POINTS ? to : slide(symmetries.point(symmetry, from(code)), to);
    }
}
