package strategos.solve;

import org.jspecify.annotations.Nullable;

/**
 * What a mill is worth against given men, for each set of men that has closed it. It depends on
 * nothing else, so it is looked up once and remembered.
 */
final class Captures {

    private final FreePoints points;
    private final @Nullable OutcomeTable captured;

    /** For each man that can be taken: the entry of those that are left. */
    private final int[] left;

    /** By the rank of the men that have closed the mill. */
    private final byte[] known;

    /**
     * @param captured what captures lead to, or null if they win
     * @param ranks the number of sets that may close a mill
     */
    Captures(
            Moves moves,
            FreePoints points,
            int against,
            @Nullable OutcomeTable captured,
            int ranks) {
        this.points = points;
        this.captured = captured;
        known = new byte[captured == null ? 0 : ranks];
        left = captured == null ? new int[0] : left(captured, against, moves.takeable(against));
    }

    private static int[] left(OutcomeTable captured, int against, int takeable) {
        int[] left = new int[Integer.bitCount(takeable)];
        int rest = takeable;
        for (int i = 0; i < left.length; i++) {
            left[i] = captured.index().entry(against & ~(rest & -rest));
            rest &= rest - 1;
        }
        return left;
    }

    /**
     * The outcome of the best capture for the player who has closed a mill.
     *
     * @param men on the free points
     */
    int outcome(int men, int rank) {
        if (captured == null) return Outcome.win(1);
        int before = known[rank] & 0xFF;
        if (before != Outcome.NONE) return before;
        int best = best(points.onBoard(men), captured);
        known[rank] = (byte) best;
        return best;
    }

    private int best(int men, OutcomeTable table) {
        int best = Outcome.loss(0);
        for (int entry : left) {
            int outcome = Outcome.afterCapture(table.at(table.index().within(entry, men)));
            if (Outcome.isWin(outcome)) return outcome;
            if (outcome == Outcome.DRAW) best = outcome;
        }
        return best;
    }
}
