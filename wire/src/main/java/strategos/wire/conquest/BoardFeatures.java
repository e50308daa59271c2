package strategos.wire.conquest;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boost;
import strategos.conquest.board.Point;
import strategos.conquest.board.Start;

/**
 * The features of a board besides its graph, as data.
 *
 * @param places positions and features of territories, in the order of the territories
 * @param starts the starting positions, one per seat
 */
public record BoardFeatures(
        String author, String licence, List<Place> places, List<List<Holding>> starts) {

    public BoardFeatures {
        places = List.copyOf(places);
        starts = starts.stream().map(List::copyOf).toList();
    }

    /**
     * The position and the features of a territory.
     *
     * @param at the position of its name and its armies; null if the board has none
     * @param outlines the outlines of its areas, if the board defines them
     * @param pays its pay, for rules with money; null if the rules decide
     */
    public record Place(
            @Nullable Point at,
            List<List<Point>> outlines,
            List<Boost> boosts,
            @Nullable Integer pays) {

        public Place {
            outlines = outlines.stream().map(List::copyOf).toList();
            boosts = List.copyOf(boosts);
        }
    }

    /** The armies on a territory at the start. */
    public record Holding(int territory, int armies) {}

    public static BoardFeatures of(Board board) {
        var features = board.features();
        return new BoardFeatures(
                features.author(),
                features.licence(),
                IntStream.range(0, board.size()).mapToObj(t -> place(board, t)).toList(),
                features.starts().stream().map(BoardFeatures::holdings).toList());
    }

    private static Place place(Board board, int territory) {
        var site = board.features().sites().get(territory);
        return new Place(
                site == null ? null : site.at(),
                site == null ? List.of() : site.outlines(),
                board.features().boosts(territory),
                board.features().pays().get(territory));
    }

    private static List<Holding> holdings(Start start) {
        return start.armies().entrySet().stream()
                .map(it -> new Holding(it.getKey(), it.getValue()))
                .toList();
    }
}
