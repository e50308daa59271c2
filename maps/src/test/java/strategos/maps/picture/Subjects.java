package strategos.maps.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Features;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.maps.file.Format;
import strategos.maps.generate.Plan;

/** Boards of all kinds to draw, by what they are. */
final class Subjects {

    /** One place for all, so that the file might as well name none. */
    private static final String ONE_PLACE =
            """
            [Continents]
            North=2
            [Territories]
            Uig,5,5,North,Stour
            Stour,5,5,North,Uig,Lyme
            Lyme,5,5,North,Stour
            """;

    /** Two territories in the same place, one without any, and one far away. */
    private static final String CROWDED =
            """
            [Continents]
            North=2
            South=1
            [Territories]
            Uig,100,100,North,Stour,Lyme
            Stour,100,100,North,Uig,Deal
            Lyme,101,100,South,Uig,Deal
            Deal,130,140,South,Stour,Lyme,Rye
            Rye,1900,100,South,Deal,Uig
            Ely,120,90,North,Uig
            """;

    private static final String DRAWN =
            """
            board: drawn
            title: <Drawn> & more

            [North] 2
            Left with a name that is rather long: Right
              at 50 50
              outline 0 0, 100 0, 100 100, 0 100
            Right: Far, -> Below
              at 150 50
              outline 100 0, 200 0, 200 100, 100 100
              outline 210 0, 240 0, 240 40

            [South] 1
            Below:
              at 100 150
              outline 0 100, 200 100, 200 200, 0 200
            Far: Below
              at 400 150
            """;

    private Subjects() {}

    static Map<String, Board> all() throws NotationException {
        Map<String, Board> boards = new LinkedHashMap<>();
        for (String name : ConquestBoards.NAMES)
            boards.put(name, ConquestBoards.named(name).orElseThrow());
        boards.put("world without places", bare(world()));
        boards.put("one place", Format.CONQUEST.read("one.map", ONE_PLACE).board());
        boards.put("crowded", Format.CONQUEST.read("crowded.map", CROWDED).board());
        boards.put("rows", rows(18, 7));
        boards.put("drawn", BoardText.read("drawn", DRAWN));
        boards.put("complete graph", text(9, (from, to) -> true));
        boards.put("star", text(14, (from, to) -> from == 0));
        boards.put("ring, one way", oneWayRing(11));
        boards.put("pair", text(2, (from, to) -> true));
        for (long seed = 1; seed <= 12; seed++)
            boards.put("random, seed " + seed, random(20 + (int) seed * 7, seed));
        boards.put("random without places, seed 3", bare(random(40, 3)));
        boards.put("large without places", bare(random(300, 4)));
        return boards;
    }

    private static Board world() {
        return ConquestBoards.named("world").orElseThrow();
    }

    private static Board random(int territories, long seed) {
        return Plan.of(territories, new Seed(seed)).board();
    }

    private static Board bare(Board board) {
        return new Board(
                board.name(),
                board.title(),
                board.continents(),
                board.territories(),
                Features.NONE);
    }

    /** Whether a border joins two territories. */
    private interface Joined {
        boolean test(int from, int to);
    }

    private static Board text(int size, Joined joined) throws NotationException {
        List<String> lines = new ArrayList<>(List.of("board: graph", "title: Graph", "[All] 1"));
        for (int from = 0; from < size; from++) {
            int one = from;
            lines.add(
                    "T"
                            + from
                            + ": "
                            + String.join(
                                    ", ",
                                    IntStream.range(from + 1, size)
                                            .filter(to -> joined.test(one, to))
                                            .mapToObj(to -> "T" + to)
                                            .toList()));
        }
        return BoardText.read("graph", String.join("\n", lines) + "\n");
    }

    /** As in a table, each joined with those beside it. */
    private static Board rows(int columns, int rows) throws NotationException {
        List<String> lines = new ArrayList<>(List.of("[All] 1"));
        for (int t = 0; t < columns * rows; t++) {
            List<String> joined = new ArrayList<>();
            if (t % columns < columns - 1) joined.add("T" + (t + 1));
            if (t + columns < columns * rows) joined.add("T" + (t + columns));
            lines.add("T" + t + ": " + String.join(", ", joined));
            lines.add("  at %d %d".formatted(20 + t % columns * 51, 30 + t / columns * 57));
        }
        return BoardText.read("rows", String.join("\n", lines) + "\n");
    }

    private static Board oneWayRing(int size) throws NotationException {
        Stream<String> lines =
                IntStream.range(0, size).mapToObj(t -> "T%d: -> T%d".formatted(t, (t + 1) % size));
        String head = "board: ring\ntitle: Ring\n[All] 1\n";
        return BoardText.read("ring", head + String.join("\n", lines.toList()) + "\n");
    }
}
