package strategos.solve;

import strategos.morris.Board;
import strategos.morris.Rules;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;

/** What the rules say about moves and captures, over sets of men. */
final class Moves {

    static final int FEWEST_MEN = 3;
    static final int MEN_OF_A_MILL = 3;

    private final Board board;
    private final int[] lines;
    private final boolean fliesAtThree;
    private final boolean millsAreSafe;
    private final boolean millWins;

    Moves(Rules rules) {
        board = rules.board();
        lines =
                board.mills().stream()
                        .mapToInt(line -> line.stream().mapToInt(point -> 1 << point).sum())
                        .toArray();
        fliesAtThree = rules.flying() == Flying.AT_THREE;
        millsAreSafe = rules.taking() == Taking.NOT_FROM_MILLS;
        millWins = rules.aim() == Aim.MILL;
    }

    /** The board as the opponent of these men sees it. */
    FreePoints around(int men) {
        return new FreePoints(board, lines, men);
    }

    /** Whether a player with this number of men may fly. */
    boolean fliesWith(int men) {
        return fliesAtThree && men == FEWEST_MEN;
    }

    /** Whether a mill against this number of men ends the match. */
    boolean millWinsAgainst(int men) {
        return millWins || men == FEWEST_MEN;
    }

    boolean hasMill(int men) {
        return board.inMills(men) != 0;
    }

    /** The men of which the opponent takes one after a mill. */
    int takeable(int men) {
        int free = millsAreSafe ? men & ~board.inMills(men) : men;
        return free == 0 ? men : free;
    }
}
