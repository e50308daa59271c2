package strategos.conquest.board;

/** A point on the picture of a board: x to the right, y down, in any unit. */
public record Point(int x, int y) {

    /** No coordinate is further from the middle than this. */
    public static final int LIMIT = 1_000_000;

    public Point {
        if (Math.max(Math.abs((long) x), Math.abs((long) y)) > LIMIT)
            throw new IllegalArgumentException("the point %d %d exceeds %d".formatted(x, y, LIMIT));
    }
}
