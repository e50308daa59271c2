package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Point;

/**
 * What there is to say about the text of a board.
 *
 * @param losses what was read and has no place in a board here
 * @param sheet the board itself; none if it cannot be played
 */
public record BoardCheck(
        BoardVerdict verdict, List<BoardVerdict.Note> losses, @Nullable BoardSheet sheet) {

    public BoardCheck {
        losses = List.copyOf(losses);
    }

    /**
     * A board with everything it has.
     *
     * @param spots where a picture would put each territory, for a board that places none
     * @param usualBonuses what the formula would pay for each continent; none for a board so large
     *     that working it out takes long
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

    /** Where a board was saved: what it is called wherever a board is named. */
    public record SavedBoard(String ref) {}
}
