package strategos.maps.generate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.util.UnionFind;
import org.jgrapht.graph.SimpleGraph;
import strategos.game.Seed;

/** Chooses the borders of a random board: land borders and sea routes. */
final class Borders {

    /** A border longer than this is no border on land. */
    private static final double LONGEST = 2.0 * Archipelago.SPACING;

    /** Areas that touch along less than this meet at a corner. */
    private static final double NARROWEST = 0.3 * Archipelago.SPACING;

    /** How many land borders are mountains, if there is another way around. */
    private static final double MOUNTAINS = 0.08;

    private final Archipelago where;
    private final Graph<Integer, Integer> graph;

    private Borders(Archipelago where) {
        this.where = where;
        this.graph = emptyGraph();
        for (int t = 0; t < where.points().size(); t++) graph.addVertex(t);
    }

    /**
     * A graph whose edges are numbers, so that everything about it has the same order each time.
     */
    static Graph<Integer, Integer> emptyGraph() {
        int[] edges = {0};
        return new SimpleGraph<>(null, () -> edges[0]++, false);
    }

    /** A connected graph of the territories; no two borders cross. */
    static Graph<Integer, Integer> draw(Archipelago where, Seed seed) {
        var borders = new Borders(where);
        List<DelaunayEdge> edges = DelaunayEdge.among(where.points());
        borders.addLand(edges, seed);
        borders.addSea(edges);
        return borders.graph;
    }

    private boolean isLand(DelaunayEdge edge) {
        return where.islands().get(edge.one()).equals(where.islands().get(edge.other()));
    }

    private void addLand(List<DelaunayEdge> edges, Seed seed) {
        var random = seed.child("mountains").random();
        var joined = new UnionFind<>(graph.vertexSet());
        for (DelaunayEdge edge : edges) {
            if (!isLand(edge)) continue;
            boolean isMountain = random.nextDouble() < MOUNTAINS;
            boolean isNeeded = !joined.inSameSet(edge.one(), edge.other());
            boolean isWide = edge.width() >= NARROWEST && edge.length() <= LONGEST;
            if (isNeeded || isWide && !isMountain) {
                graph.addEdge(edge.one(), edge.other());
                joined.union(edge.one(), edge.other());
            }
        }
    }

    /**
     * The shortest routes that join everything, then as many more as half the islands, each between
     * coasts that have none yet.
     */
    private void addSea(List<DelaunayEdge> edges) {
        var joined = new UnionFind<>(graph.vertexSet());
        for (int edge : graph.edgeSet())
            joined.union(graph.getEdgeSource(edge), graph.getEdgeTarget(edge));
        List<DelaunayEdge> left = new ArrayList<>();
        Set<Integer> ports = new HashSet<>();
        for (DelaunayEdge edge : edges) {
            if (graph.containsEdge(edge.one(), edge.other())) continue;
            if (joined.inSameSet(edge.one(), edge.other())) {
                if (!isLand(edge)) left.add(edge);
            } else {
                joined.union(edge.one(), edge.other());
                sail(edge, ports);
            }
        }
        int more = ports.isEmpty() ? 0 : Math.ceilDiv(ports.size(), 3);
        for (DelaunayEdge edge : left) {
            if (more == 0) break;
            if (ports.contains(edge.one()) || ports.contains(edge.other())) continue;
            sail(edge, ports);
            more--;
        }
    }

    private void sail(DelaunayEdge route, Set<Integer> ports) {
        graph.addEdge(route.one(), route.other());
        ports.add(route.one());
        ports.add(route.other());
    }
}
