package strategos.maps.balance;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.alg.scoring.BetweennessCentrality;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import strategos.conquest.board.Board;

/**
 * The choke points of a board, ignoring the direction of borders.
 *
 * @param cuts the articulation points, in board order
 * @param passes the territories with the highest betweenness, highest first
 */
public record ChokePoints(List<Integer> cuts, List<Pass> passes) {

    private static final int PASSES = 5;

    /**
     * A territory on shortest paths.
     *
     * @param share the share of pairs of other territories whose shortest path passes through it; a
     *     pair with several shortest paths counts in proportion
     */
    public record Pass(int territory, double share) {}

    public ChokePoints {
        cuts = List.copyOf(cuts);
        passes = List.copyOf(passes);
    }

    public static ChokePoints of(Board board) {
        var graph = graph(board);
        var cuts = new BiconnectivityInspector<>(graph).getCutpoints().stream().sorted().toList();
        double others = board.size() - 1.0;
        double pairs = Math.max(1, others * (others - 1) / 2);
        var between = new BetweennessCentrality<>(graph).getScores();
        var passes =
                IntStream.range(0, board.size())
                        .mapToObj(t -> new Pass(t, between.getOrDefault(t, 0.0) / pairs))
                        .sorted(Comparator.comparingDouble((Pass pass) -> -pass.share()))
                        .limit(PASSES)
                        .toList();
        return new ChokePoints(cuts, passes);
    }

    private static Graph<Integer, DefaultEdge> graph(Board board) {
        var graph = new SimpleGraph<Integer, DefaultEdge>(DefaultEdge.class);
        for (int t = 0; t < board.size(); t++) graph.addVertex(t);
        for (int t = 0; t < board.size(); t++)
            for (int to : board.territories().get(t).neighbours()) graph.addEdge(t, to);
        return graph;
    }
}
