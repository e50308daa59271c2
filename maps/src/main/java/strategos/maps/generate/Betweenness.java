package strategos.maps.generate;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;

/**
 * The number of shortest paths over each border of a graph: Brandes' algorithm on arrays. JGraphT
 * has it on maps of boxed numbers, which took most of the time of making a board; the scores are
 * the same to the last bit, so that a seed gives the board that it always gave.
 */
final class Betweenness {

    private static final int UNSEEN = -1;

    private final int[] edges;
    private final int[][] neighbours;

    /** The place in {@link #edges} of the edge to each neighbour. */
    private final int[][] edgesTo;

    private final double[] scores;

    // Of the paths from one vertex, in the order in which they reach the others.
    private final int[] reached;
    private final int[] distances;
    private final long[] paths;
    private final double[] shares;

    private Betweenness(Graph<Integer, Integer> graph) {
        int size = graph.vertexSet().size();
        edges = graph.edgeSet().stream().mapToInt(edge -> edge).toArray();
        Map<Integer, Integer> places = places(edges);
        int[] vertices = graph.vertexSet().stream().mapToInt(vertex -> vertex).toArray();
        Map<Integer, Integer> indexes = places(vertices);
        neighbours = new int[size][];
        edgesTo = new int[size][];
        for (int v = 0; v < size; v++) {
            int vertex = vertices[v];
            int[] own = graph.edgesOf(vertex).stream().mapToInt(edge -> edge).toArray();
            edgesTo[v] = Arrays.stream(own).map(places::get).toArray();
            neighbours[v] =
                    Arrays.stream(own)
                            .map(edge -> Graphs.getOppositeVertex(graph, edge, vertex))
                            .map(indexes::get)
                            .toArray();
        }
        scores = new double[edges.length];
        reached = new int[size];
        distances = new int[size];
        paths = new long[size];
        shares = new double[size];
    }

    private static Map<Integer, Integer> places(int[] numbers) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = 0; i < numbers.length; i++) places.put(numbers[i], i);
        return places;
    }

    /** The edge that most shortest paths lead over; of several alike the first. */
    static int busiest(Graph<Integer, Integer> graph) {
        var betweenness = of(graph);
        int busiest = 0;
        for (int e = 1; e < betweenness.scores.length; e++)
            if (betweenness.scores[e] > betweenness.scores[busiest]) busiest = e;
        return betweenness.edges[busiest];
    }

    static Betweenness of(Graph<Integer, Integer> graph) {
        var betweenness = new Betweenness(graph);
        for (int v = 0; v < betweenness.neighbours.length; v++) {
            int count = betweenness.findPaths(v);
            betweenness.share(count);
        }
        return betweenness;
    }

    /** The number of shortest paths over each edge. */
    Map<Integer, Double> scores() {
        Map<Integer, Double> byEdge = new HashMap<>();
        for (int e = 0; e < edges.length; e++) byEdge.put(edges[e], scores[e] / 2);
        return byEdge;
    }

    /** Counts the shortest paths from a vertex to each other; the answer is how many it reaches. */
    private int findPaths(int source) {
        Arrays.fill(distances, UNSEEN);
        Arrays.fill(paths, 0);
        distances[source] = 0;
        paths[source] = 1;
        reached[0] = source;
        int count = 1;
        for (int i = 0; i < count; i++) {
            int from = reached[i];
            for (int to : neighbours[from]) {
                if (distances[to] == UNSEEN) {
                    distances[to] = distances[from] + 1;
                    reached[count++] = to;
                }
                if (distances[to] == distances[from] + 1) paths[to] += paths[from];
            }
        }
        return count;
    }

    /** Each vertex shares the paths that end there or lead on among the edges that lead to it. */
    private void share(int count) {
        Arrays.fill(shares, 0);
        for (int i = count - 1; i > 0; i--) {
            int to = reached[i];
            for (int n = 0; n < neighbours[to].length; n++) {
                int from = neighbours[to][n];
                if (distances[from] != distances[to] - 1) continue;
                double share = (double) paths[from] / paths[to] * (1 + shares[to]);
                scores[edgesTo[to][n]] += share;
                shares[from] += share;
            }
        }
    }
}
