package strategos.wire.conquest;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Board;
import strategos.conquest.board.Boost;
import strategos.conquest.board.Point;
import strategos.conquest.board.Start;

/**
 * What a board has beyond its graph, as data.
 *
 * @param places where territories lie and what they give, in the order of the territories
 * @param starts the starting positions, one a seat
 */
public record BoardFeatures(
        String author, String licence, List<Place> places, List<List<Holding>> starts) {

    public BoardFeatures {
        places = List.copyOf(places);
        starts = starts.stream().map(List::copyOf).toList();
    }

    /**
     * Where a territory lies and what it gives.
     *
     * @param at where its name and its armies stand; none if the board does not say
     * @param outlines the edges of its areas, where the board draws them
     * @param pays what it pays where there is money; none if that is for the rules to say
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

    /** The armies that stand on a territory at the start. */
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
