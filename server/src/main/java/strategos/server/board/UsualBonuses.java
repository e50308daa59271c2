package strategos.server.board;

import java.util.List;
import strategos.conquest.board.Board;
import strategos.maps.generate.Bonus;

/** The bonuses of the continents of a board by formula. docs/boards.md#bonuses */
public final class UsualBonuses {

    /**
     * Beyond this, what needs the distances between all territories takes longer than one waits.
     */
    private static final int MOST_MEASURED = 600;

    private UsualBonuses() {}

    /** Whether the distances between all its territories are worked out. */
    public static boolean isMeasured(Board board) {
        return board.size() <= MOST_MEASURED;
    }

    /** One per continent; none for a board too large to be measured. */
    public static List<Bonus> of(Board board) {
        return isMeasured(board)
                ? Bonus.of(board.territories(), board.continents().size())
                : List.of();
    }
}
