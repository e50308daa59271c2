package strategos.solve;

import org.jspecify.annotations.Nullable;
import strategos.morris.Board;
import strategos.morris.Rules;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;

/** What the moves of a position lead to, over sets of men. */
final class Moves {

    static final int FEWEST_MEN = 3;

    private final Board board;
    private final boolean fliesAtThree;
    private final boolean millsAreSafe;
    private final boolean millWins;
    private final int[] neighbours;

    Moves(Rules rules) {
        board = rules.board();
        fliesAtThree = rules.flying() == Flying.AT_THREE;
        millsAreSafe = rules.taking() == Taking.NOT_FROM_MILLS;
        millWins = rules.aim() == Aim.MILL;
        neighbours = new int[board.size()];
        for (int point = 0; point < neighbours.length; point++)
            neighbours[point] = board.neighbours(point);
    }

    boolean fliesWith(int men) {
        return fliesAtThree && men == FEWEST_MEN;
    }

    /** The points that a man can go to, or come from. */
    int targets(int point, int empty, boolean flies) {
        return flies ? empty : neighbours[point] & empty;
    }

    int empty(int mine, int theirs) {
        return board.all() & ~(mine | theirs);
    }

    boolean isMill(int men, int point) {
        return board.isMill(men, point);
    }

    /**
     * The outcome of a position as far as captures tell it: a win, or how many moves may still save
     * it.
     *
     * @param captured what captures lead to, or null if they win
     */
    int begin(int mine, int theirs, @Nullable OutcomeTable captured) {
        int empty = empty(mine, theirs);
        boolean flies = fliesWith(Integer.bitCount(mine));
        boolean draws = empty == 0;
        int quiet = 0;
        for (int men = mine; men != 0; men &= men - 1) {
            int from = men & -men;
            int point = Integer.numberOfTrailingZeros(men);
            for (int to = targets(point, empty, flies); to != 0; to &= to - 1) {
                int after = mine ^ from | to & -to;
                if (isMill(after, Integer.numberOfTrailingZeros(to))) {
                    int outcome = capture(after, theirs, captured);
                    if (Outcome.isWin(outcome)) return outcome;
                    draws |= outcome == Outcome.DRAW;
                } else {
                    quiet++;
                }
            }
        }
        if (draws) return Outcome.DRAW;
        return quiet == 0 ? Outcome.loss(0) : Outcome.open(quiet);
    }

    /**
     * The outcome of a position whose moves all lead to solved ones.
     *
     * @param quiet what moves without a capture lead to
     * @param captured what captures lead to, or null if they win
     */
    int finish(
            int mine,
            int theirs,
            boolean flies,
            OutcomeTable quiet,
            @Nullable OutcomeTable captured) {
        int empty = empty(mine, theirs);
        int best = bestCapture(mine, theirs, empty, flies, captured);
        if (Outcome.isWin(best)) return best;
        int entry = quiet.index().entry(theirs);
        for (int men = mine; men != 0; men &= men - 1) {
            int from = men & -men;
            int point = Integer.numberOfTrailingZeros(men);
            for (int to = targets(point, empty, flies); to != 0; to &= to - 1) {
                int after = mine ^ from | to & -to;
                if (isMill(after, Integer.numberOfTrailingZeros(to))) continue;
                int outcome = quiet.at(quiet.index().within(entry, after));
                best = Outcome.better(Outcome.afterMove(outcome), best);
            }
        }
        return empty == 0 ? Outcome.DRAW : best;
    }

    /** A capture that wins is the quickest way, so quiet moves need not be looked at. */
    private int bestCapture(
            int mine, int theirs, int empty, boolean flies, @Nullable OutcomeTable captured) {
        int best = Outcome.loss(0);
        for (int men = mine; men != 0; men &= men - 1) {
            int from = men & -men;
            int point = Integer.numberOfTrailingZeros(men);
            for (int to = targets(point, empty, flies); to != 0; to &= to - 1) {
                int after = mine ^ from | to & -to;
                if (!isMill(after, Integer.numberOfTrailingZeros(to))) continue;
                best = Outcome.better(capture(after, theirs, captured), best);
                if (Outcome.isWin(best)) return best;
            }
        }
        return best;
    }

    /** The best that a closed mill leads to. */
    private int capture(int mine, int theirs, @Nullable OutcomeTable captured) {
        if (millWins || captured == null) return Outcome.win(1);
        int free = millsAreSafe ? theirs & ~board.inMills(theirs) : theirs;
        int best = Outcome.loss(0);
        for (int men = free == 0 ? theirs : free; men != 0; men &= men - 1) {
            int outcome = Outcome.afterCapture(captured.of(theirs & ~(men & -men), mine));
            best = Outcome.better(outcome, best);
            if (Outcome.isWin(best)) return best;
        }
        return best;
    }

    boolean hasMill(int men) {
        return board.inMills(men) != 0;
    }
}
