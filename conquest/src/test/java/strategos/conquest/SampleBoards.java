package strategos.conquest;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Start;
import strategos.conquest.board.Territory;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.testkit.RandomGraph;
import strategos.testkit.RandomGraph.Shape;

/** Boards drawn at random, the same ones every time. */
final class SampleBoards {

    /** Names that make a line of text hard to read: parts of others, numbers, words of moves. */
    private static final List<String> AWKWARD =
            List.of("A", "A A", "on", "3", "A on", "wild", "attack", "A A A", "2 3", "ON 3");

    /** A dozen territories or fewer, so that matches end soon. */
    static final Board SMALL = draw("small", new Shape(9, 3, 5, 0), AWKWARD);

    /** Some ways lead over a border and not back. */
    static final Board ONE_WAY = draw("one-way", new Shape(12, 3, 14, 70), AWKWARD);

    /** The last board whose territories fit one word of bits; its cards do not. */
    static final Board FULL_WORD = draw("full-word", new Shape(64, 6, 50, 10), List.of());

    /** Sets of territories, cards and borders take several words. */
    static final Board LARGE = draw("large", new Shape(137, 11, 120, 20), List.of());

    /** The world with a depot, a source that reaches its neighbours, and one that does not. */
    static final Board BOOSTED =
            boosted(
                    "Brazil", "supply 2",
                    "Ukraine", "power 1 radius 1",
                    "Siam", "power 2 radius 0");

    /** The small board with a starting position for each of three seats. */
    static final Board POSITIONED = SMALL.withStarts(thirds(SMALL));

    private SampleBoards() {}

    private static List<Start> thirds(Board board) {
        List<SortedMap<Integer, Integer>> thirds =
                List.of(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        for (int t = 0; t < board.size(); t++) thirds.get(t % 3).put(t, 2 + t % 2);
        return thirds.stream().map(Start::new).toList();
    }

    private static Board boosted(String... territoriesAndBoosts) {
        String text = BoardText.write(ConquestBoards.world());
        for (int i = 0; i < territoriesAndBoosts.length; i += 2) {
            text =
                    text.replaceFirst(
                            "(?m)^(" + territoriesAndBoosts[i] + "\\b.*:.*)$",
                            "$1\n  boost " + territoriesAndBoosts[i + 1]);
        }
        try {
            return BoardText.read("boosted", text.replaceFirst("board: world", "board: boosted"));
        } catch (NotationException fault) {
            throw new IllegalStateException(fault);
        }
    }

    /** The number of a territory that is there. */
    static int territory(Board board, String name) {
        try {
            return board.territory(name);
        } catch (NotationException unknown) {
            throw new IllegalArgumentException(unknown);
        }
    }

    private static Board draw(String name, Shape shape, List<String> names) {
        var graph = RandomGraph.draw(shape, new Seed(7).child(name).random());
        var continents =
                IntStream.range(0, shape.groups())
                        .mapToObj(group -> new Continent("Continent " + group, group + 1))
                        .toList();
        var territories =
                IntStream.range(0, shape.nodes())
                        .mapToObj(
                                node ->
                                        new Territory(
                                                node < names.size()
                                                        ? names.get(node)
                                                        : "Territory " + node,
                                                List.of(),
                                                graph.groups().get(node),
                                                graph.neighbours().get(node)))
                        .toList();
        return new Board(name, "A board drawn at random", continents, territories);
    }
}
