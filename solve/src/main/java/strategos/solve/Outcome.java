package strategos.solve;

/**
 * The value of a position as a byte: unknown, a draw, or a win or a loss of the player to move with
 * the distance to the next capture in plies.
 *
 * <p>The winner chooses the shortest way to a capture, or a blockade, that keeps the win, the loser
 * the longest; a capture by the loser ends the way, too. So a win has an odd distance, a loss an
 * even one. Between them are codes that only a position being solved has: the number of moves that
 * may still save it.
 */
public final class Outcome {

    /** The number of values that a byte has. */
    static final int CODES = 256;

    /** No position, or one that cannot occur. */
    static final int NONE = 0;

    public static final int DRAW = 1;

    /** No position has more moves without a capture. */
    static final int MOST_MOVES = 56;

    private static final int OPEN = DRAW;
    private static final int WIN = OPEN + MOST_MOVES + 1;
    private static final int LOSS = WIN + (CODES - WIN) / 2;

    /** A loss without a move, or by the next capture. */
    public static final int LOST = LOSS;

    /** The longest distance that a byte holds. */
    public static final int LONGEST = 2 * (LOSS - WIN - 1);

    private static final int MOST_MERIT = 1000;

    private Outcome() {}

    static int win(int distance) {
        return WIN + inRange(distance) / 2;
    }

    static int loss(int distance) {
        return LOSS + inRange(distance) / 2;
    }

    private static int inRange(int distance) {
        if (distance > LONGEST)
            throw new ArithmeticException("a win of more than " + LONGEST + " plies");
        return distance;
    }

    /** A position that is lost when this many moves have turned out to be. */
    static int open(int moves) {
        return OPEN + moves;
    }

    static boolean isOpen(int outcome) {
        return outcome > OPEN && outcome < WIN;
    }

    /** How many moves may still save an open position. */
    static int moves(int outcome) {
        return outcome - OPEN;
    }

    /** Whether it is undecided, or drawn. */
    static boolean isUndecided(int outcome) {
        return outcome >= DRAW && outcome < WIN;
    }

    public static boolean isWin(int outcome) {
        return outcome >= WIN && outcome < LOSS;
    }

    public static boolean isLoss(int outcome) {
        return outcome >= LOSS;
    }

    /** The plies to the next capture of a win or a loss. */
    public static int distance(int outcome) {
        return isWin(outcome) ? 2 * (outcome - WIN) + 1 : 2 * (outcome - LOSS);
    }

    /** An outcome in words: {@code win, next capture in 5}. */
    public static String text(int outcome) {
        if (isWin(outcome)) return "win, next capture in " + distance(outcome);
        if (isLoss(outcome)) return "loss, next capture in " + distance(outcome);
        return outcome == DRAW ? "draw" : "nothing";
    }

    /** A win, a draw or a loss by the sign of a merit. */
    static int withoutDistance(int merit) {
        return merit > 0 ? win(1) : merit < 0 ? loss(0) : DRAW;
    }

    /** The better of two outcomes for the player to move. */
    public static int better(int one, int other) {
        return merit(one) >= merit(other) ? one : other;
    }

    /** What players strive for: quick wins, then draws, then slow losses. */
    public static int merit(int outcome) {
        if (isWin(outcome)) return MOST_MERIT - distance(outcome);
        return isLoss(outcome) ? distance(outcome) - MOST_MERIT : 0;
    }

    /** The merit of a move without a capture that leads to a position of this outcome. */
    static int meritOfMove(int outcome) {
        return Integer.signum(merit(outcome)) - merit(outcome);
    }

    /** The outcome with a merit. */
    static int ofMerit(int merit) {
        if (merit > 0) return win(MOST_MERIT - merit);
        return merit < 0 ? loss(MOST_MERIT + merit) : DRAW;
    }

    /** What a move without a capture is worth that leads to a position of this outcome. */
    public static int afterMove(int outcome) {
        if (isWin(outcome)) return loss(distance(outcome) + 1);
        return isLoss(outcome) ? win(distance(outcome) + 1) : DRAW;
    }

    /** What a capture is worth that leads to a position of this outcome. */
    public static int afterCapture(int outcome) {
        if (isWin(outcome)) return loss(0);
        return isLoss(outcome) ? win(1) : DRAW;
    }
}
