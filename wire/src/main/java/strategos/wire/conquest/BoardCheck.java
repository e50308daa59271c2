package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Point;

/**
 * The result of checking the text of a board.
 *
 * @param losses data of the file that a board here cannot hold
 * @param sheet the board itself; null if it cannot be played
 */
public record BoardCheck(
        BoardVerdict verdict, List<BoardVerdict.Note> losses, @Nullable BoardSheet sheet) {

    public BoardCheck {
        losses = List.copyOf(losses);
    }

    /**
     * A complete board.
     *
     * @param spots suggested positions of territories, for a board without any
     * @param usualBonuses the bonus of each continent by formula; empty for a board so large that
     *     computing it takes long
     * @param text the board in our own format
     */
    public record BoardSheet(
            BoardInfo board,
            BoardFeatures features,
            List<Point> spots,
            List<Integer> usualBonuses,
            String text) {

        public BoardSheet {
            spots = List.copyOf(spots);
            usualBonuses = List.copyOf(usualBonuses);
        }
    }

    /** The name of a saved board. */
    public record SavedBoard(String ref) {}
}
