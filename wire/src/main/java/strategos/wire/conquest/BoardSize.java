package strategos.wire.conquest;

import java.util.stream.IntStream;
import strategos.conquest.board.Board;

/**
 * The size of a board.
 *
 * @param borders the number of pairs of neighbours
 * @param oneWay the number of one-way borders among them
 */
public record BoardSize(int territories, int continents, int borders, int oneWay) {

    public static BoardSize of(Board board) {
        int directed = board.borders();
        int oneWay =
                (int)
                        IntStream.range(0, board.size())
                                .flatMap(
                                        from ->
                                                board.territories().get(from).neighbours().stream()
                                                        .mapToInt(to -> to)
                                                        .filter(to -> !board.borders(to, from)))
                                .count();
        return new BoardSize(
                board.size(), board.continents().size(), (directed + oneWay) / 2, oneWay);
    }

    /** Such as {@code 42 territories, 6 continents, 83 borders}. */
    public String text() {
        return "%d territories, %d continent%s, %d border%s%s"
                .formatted(
                        territories,
                        continents,
                        continents == 1 ? "" : "s",
                        borders,
                        borders == 1 ? "" : "s",
                        oneWay == 0 ? "" : " (" + oneWay + " one way)");
    }
}
