package strategos.server.gallery;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.server.board.UsualBonuses;
import strategos.store.GalleryEntry;
import strategos.wire.conquest.BoardSize;

/** The figures of a board that the gallery lists, worked out once. */
public final class GalleryFigures {

    private GalleryFigures() {}

    /**
     * @param owner the account that shares it; empty for a board that ships
     */
    public static GalleryEntry of(Board board, String id, String owner) {
        var size = BoardSize.of(board);
        var values = values(board);
        return new GalleryEntry(
                id,
                owner,
                board.title(),
                board.features().author(),
                board.features().licence(),
                size.territories(),
                size.continents(),
                size.borders(),
                values.isEmpty() ? 0 : Collections.min(values),
                values.isEmpty() ? 0 : Collections.max(values));
    }

    /** What each continent pays in percent of the formula. docs/boards.md#bonuses */
    private static List<Integer> values(Board board) {
        var usual = UsualBonuses.of(board);
        return IntStream.range(0, usual.size())
                .map(c -> (int) Math.rint(100 * board.bonus(c) / usual.get(c).worth()))
                .boxed()
                .toList();
    }
}
