package strategos.solve;

/**
 * The value of a position as a byte: unknown, a draw, or a win or a loss of the player to move with
 * the distance to the next capture in plies.
 *
 * <p>The winner chooses the shortest way to a capture, or a blockade, that keeps the win, the loser
 * the longest; a capture by the loser ends the way, too. So a win has an odd distance, a loss an
 * even one. Distances above {@link #LONGEST} are not told apart.
 *
 * <p>The codes of the longest distances stand for something else where positions are being solved:
 * the number of moves that may still save one.
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
    private static final int LONG_WIN = OPEN + 1;
    private static final int LONG_LOSS = LONG_WIN + MOST_MOVES / 2;
    private static final int WIN = OPEN + MOST_MOVES + 1;
    private static final int LOSS = WIN + (CODES - WIN) / 2;

    /** The number of wins, and of losses, whose codes are not those of open positions. */
    private static final int SHORT = LOSS - WIN;

    /** The last number of a win or a loss in a table; one more is for {@link #atLevel}. */
    private static final int LAST = SHORT + MOST_MOVES / 2 - 2;

    /** A loss without a move, or by the next capture. */
    public static final int LOST = LOSS;

    /** The longest distance of a loss that a byte holds; a win may be a ply longer. */
    public static final int LONGEST = 2 * LAST;

    private static final int MOST_MERIT = 1000;

    private Outcome() {}

    static int win(int distance) {
        return winOf(Math.min(distance / 2, LAST));
    }

    static int loss(int distance) {
        return lossOf(Math.min(distance / 2, LAST));
    }

    private static int winOf(int number) {
        return number < SHORT ? WIN + number : LONG_WIN + number - SHORT;
    }

    private static int lossOf(int number) {
        return number < SHORT ? LOSS + number : LONG_LOSS + number - SHORT;
    }

    /**
     * The win or loss of this distance while positions are solved, level by level. Beyond the
     * longest distance, it is a code that no table has, so that a level is not mistaken for those
     * before it.
     */
    static int atLevel(int distance) {
        int number = Math.min(distance / 2, LAST + 1);
        return distance % 2 == 0 ? lossOf(number) : winOf(number);
    }

    /** Whether a level has a code that no table has. */
    static boolean isBeyond(int distance) {
        return distance / 2 > LAST;
    }

    /** A position that is lost when this many moves have turned out to be. */
    static int open(int moves) {
        return OPEN + moves;
    }

    /** Whether a position being solved may still be saved. */
    static boolean isOpen(int outcome) {
        return outcome > OPEN && outcome < WIN;
    }

    /** How many moves may still save an open position. */
    static int moves(int outcome) {
        return outcome - OPEN;
    }

    /** Whether a position being solved is undecided, or drawn. */
    static boolean isUndecided(int outcome) {
        return outcome >= DRAW && outcome < WIN;
    }

    public static boolean isWin(int outcome) {
        return outcome >= WIN && outcome < LOSS || outcome >= LONG_WIN && outcome < LONG_LOSS;
    }

    public static boolean isLoss(int outcome) {
        return outcome >= LOSS || outcome >= LONG_LOSS && outcome < WIN;
    }

    /** The plies to the next capture of a win or a loss. */
    public static int distance(int outcome) {
        if (outcome >= LOSS) return 2 * (outcome - LOSS);
        if (outcome >= WIN) return 2 * (outcome - WIN) + 1;
        return outcome >= LONG_LOSS
                ? 2 * (outcome - LONG_LOSS + SHORT)
                : 2 * (outcome - LONG_WIN + SHORT) + 1;
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
