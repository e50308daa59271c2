package strategos.maps.generate;

import static org.assertj.core.api.Assertions.assertThat;

import org.jgrapht.Graph;
import org.jgrapht.alg.scoring.EdgeBetweennessCentrality;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.game.Seed;

class BetweennessTest {

    private static final int BOARDS = 12;

    @DisplayName("Scores are those of JGraphT to the last bit, also when the graph falls apart")
    @Test
    void same() {
        for (int seed = 1; seed <= BOARDS; seed++) {
            var graph = graph(Plan.of(10 + 5 * seed, new Seed(seed)).board());
            while (graph.edgeSet().size() > BOARDS) {
                assertThat(Betweenness.of(graph).scores())
                        .as("seed %d, %d borders", seed, graph.edgeSet().size())
                        .isEqualTo(new EdgeBetweennessCentrality<>(graph).getScores());
                for (int i = 0; i < 5; i++) graph.removeEdge(Betweenness.busiest(graph));
            }
        }
    }

    private static Graph<Integer, Integer> graph(Board board) {
        Graph<Integer, Integer> graph = Borders.emptyGraph();
        for (int t = 0; t < board.size(); t++) graph.addVertex(t);
        for (int t = 0; t < board.size(); t++)
            for (int to : board.territories().get(t).neighbours()) if (t < to) graph.addEdge(t, to);
        return graph;
    }
}
