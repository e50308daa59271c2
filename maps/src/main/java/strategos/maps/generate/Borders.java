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
        List<Touch> touches = Touch.among(where.points());
        borders.addLand(touches, seed);
        borders.addSea(touches);
        return borders.graph;
    }

    private boolean isLand(Touch touch) {
        return where.islands().get(touch.one()).equals(where.islands().get(touch.other()));
    }

    private void addLand(List<Touch> touches, Seed seed) {
        var random = seed.child("mountains").random();
        var joined = new UnionFind<>(graph.vertexSet());
        for (Touch touch : touches) {
            if (!isLand(touch)) continue;
            boolean isMountain = random.nextDouble() < MOUNTAINS;
            boolean isNeeded = !joined.inSameSet(touch.one(), touch.other());
            boolean isWide = touch.width() >= NARROWEST && touch.length() <= LONGEST;
            if (isNeeded || isWide && !isMountain) {
                graph.addEdge(touch.one(), touch.other());
                joined.union(touch.one(), touch.other());
            }
        }
    }

    /**
     * The shortest routes that join everything, then as many more as half the islands, each between
     * coasts that have none yet.
     */
    private void addSea(List<Touch> touches) {
        var joined = new UnionFind<>(graph.vertexSet());
        for (int edge : graph.edgeSet())
            joined.union(graph.getEdgeSource(edge), graph.getEdgeTarget(edge));
        List<Touch> left = new ArrayList<>();
        Set<Integer> ports = new HashSet<>();
        for (Touch touch : touches) {
            if (graph.containsEdge(touch.one(), touch.other())) continue;
            if (joined.inSameSet(touch.one(), touch.other())) {
                if (!isLand(touch)) left.add(touch);
            } else {
                joined.union(touch.one(), touch.other());
                sail(touch, ports);
            }
        }
        int more = ports.isEmpty() ? 0 : Math.ceilDiv(ports.size(), 3);
        for (Touch touch : left) {
            if (more == 0) break;
            if (ports.contains(touch.one()) || ports.contains(touch.other())) continue;
            sail(touch, ports);
            more--;
        }
    }

    private void sail(Touch route, Set<Integer> ports) {
        graph.addEdge(route.one(), route.other());
        ports.add(route.one());
        ports.add(route.other());
    }
}
