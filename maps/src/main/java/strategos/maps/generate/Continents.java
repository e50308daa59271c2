package strategos.maps.generate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.connectivity.ConnectivityInspector;

/**
 * Groups territories into connected continents with few entrances: Girvan–Newman clustering, then
 * evening out of sizes.
 */
final class Continents {

    /**
     * Larger graphs are first made coarse: the clustering looks at every path after every border
     * that it takes away.
     */
    private static final int MOST_PROVINCES = 80;

    /**
     * The number of regions that a large graph is split into at once; each of them is split
     * further.
     */
    private static final int MOST_REGIONS = 10;

    /** The maximum size of a continent, relative to the average. */
    private static final double LARGEST = 1.8;

    private static final int MOST_CORRECTIONS_PER_CONTINENT = 4;

    private final Graph<Integer, Integer> graph;
    private final List<Set<Integer>> groups;

    private Continents(Graph<Integer, Integer> graph, List<Set<Integer>> groups) {
        this.graph = graph;
        this.groups = groups;
    }

    /** So many groups, each connected and none empty. */
    static List<Set<Integer>> of(Graph<Integer, Integer> graph, int count) {
        var continents = new Continents(graph, parted(graph, count));
        continents.evenOut();
        return continents.groups;
    }

    /** A small graph at once; of a large one first regions, then each of those. */
    private static List<Set<Integer>> parted(Graph<Integer, Integer> graph, int count) {
        if (count == 1) return new ArrayList<>(List.of(new TreeSet<>(graph.vertexSet())));
        if (graph.vertexSet().size() <= MOST_PROVINCES) return clusters(graph, count);
        var regions = coarseClusters(graph, Math.min(count, MOST_REGIONS));
        int[] shares = shares(regions, count);
        List<Set<Integer>> groups = new ArrayList<>();
        for (int r = 0; r < shares.length; r++)
            groups.addAll(parted(inside(graph, regions.get(r)), shares[r]));
        return groups;
    }

    /** How many groups each region is parted into: one, and one more where groups are largest. */
    private static int[] shares(List<Set<Integer>> regions, int count) {
        int[] shares = new int[regions.size()];
        Arrays.fill(shares, 1);
        for (int left = count - shares.length; left > 0; left--) {
            int next = 0;
            for (int r = 1; r < shares.length; r++) {
                long here = (long) regions.get(r).size() * shares[next];
                if (here > (long) regions.get(next).size() * shares[r]) next = r;
            }
            shares[next]++;
        }
        return shares;
    }

    private static Graph<Integer, Integer> inside(
            Graph<Integer, Integer> graph, Set<Integer> region) {
        Graph<Integer, Integer> part = Borders.emptyGraph();
        region.forEach(part::addVertex);
        for (int edge : graph.edgeSet()) {
            int one = graph.getEdgeSource(edge);
            int other = graph.getEdgeTarget(edge);
            if (region.contains(one) && region.contains(other)) part.addEdge(one, other);
        }
        return part;
    }

    /**
     * The parts that are left when the border of most paths is taken away again and again; of
     * several alike the first. The clustering of JGraphT names borders by objects of its own, so
     * that which of them is the first changes from one run to the next.
     */
    private static List<Set<Integer>> clusters(Graph<Integer, Integer> graph, int count) {
        var left = inside(graph, graph.vertexSet());
        var parts = new ConnectivityInspector<>(left).connectedSets();
        while (parts.size() < count) {
            left.removeEdge(Betweenness.busiest(left));
            parts = new ConnectivityInspector<>(left).connectedSets();
        }
        List<Set<Integer>> clusters = new ArrayList<>();
        for (Set<Integer> part : parts) clusters.add(new TreeSet<>(part));
        clusters.sort(Comparator.comparing(cluster -> cluster.iterator().next()));
        return clusters;
    }

    /** Clusters of provinces, each of which is some territories that hang together. */
    private static List<Set<Integer>> coarseClusters(Graph<Integer, Integer> graph, int count) {
        var provinces =
                new Continents(graph, new ArrayList<>(List.of(new TreeSet<>(graph.vertexSet()))));
        while (provinces.groups.size() < MOST_PROVINCES) provinces.split(provinces.largest());
        List<Set<Integer>> regions = new ArrayList<>();
        for (Set<Integer> cluster : clusters(provinces.coarse(), count)) {
            Set<Integer> region = new TreeSet<>();
            for (int province : cluster) region.addAll(provinces.groups.get(province));
            regions.add(region);
        }
        return regions;
    }

    /** The graph of the groups: two of them border each other if territories of theirs do. */
    private Graph<Integer, Integer> coarse() {
        Map<Integer, Integer> groupOf = new HashMap<>();
        Graph<Integer, Integer> coarse = Borders.emptyGraph();
        for (int g = 0; g < groups.size(); g++) {
            coarse.addVertex(g);
            for (int t : groups.get(g)) groupOf.put(t, g);
        }
        for (int edge : graph.edgeSet()) {
            int one = groupOf.getOrDefault(graph.getEdgeSource(edge), 0);
            int other = groupOf.getOrDefault(graph.getEdgeTarget(edge), 0);
            if (one != other) coarse.addEdge(one, other);
        }
        return coarse;
    }

    private Set<Integer> largest() {
        Set<Integer> largest = groups.getFirst();
        for (Set<Integer> group : groups) if (group.size() > largest.size()) largest = group;
        return largest;
    }

    private Set<Integer> smallest() {
        Set<Integer> smallest = groups.getFirst();
        for (Set<Integer> group : groups) if (group.size() < smallest.size()) smallest = group;
        return smallest;
    }

    /**
     * The smallest joins a neighbour and the largest is cut in two, until they are alike enough.
     */
    private void evenOut() {
        if (groups.size() < 2) return;
        double average = (double) graph.vertexSet().size() / groups.size();
        for (int i = 0; i < MOST_CORRECTIONS_PER_CONTINENT * groups.size(); i++) {
            boolean isEven =
                    largest().size() <= Math.max(2, LARGEST * average)
                            && smallest().size() >= Math.max(2, Math.floor(average / LARGEST / 2));
            if (isEven) return;
            merge(smallest());
            split(largest());
        }
    }

    private void merge(Set<Integer> group) {
        groups.remove(group);
        Set<Integer> around = new HashSet<>();
        for (int t : group) around.addAll(Graphs.neighborListOf(graph, t));
        groups.stream()
                .filter(other -> other.stream().anyMatch(around::contains))
                .min(Comparator.comparingInt(Set::size))
                .orElseThrow()
                .addAll(group);
    }

    /** Cuts a group at the branch of a spanning tree that holds most nearly half of it. */
    private void split(Set<Integer> group) {
        Map<Integer, Integer> parents = new HashMap<>();
        List<Integer> order = breadthFirst(group, parents);
        Map<Integer, Integer> sizes = new HashMap<>();
        int cut = order.getLast();
        for (int t : order.reversed()) {
            int size = sizes.merge(t, 1, Integer::sum);
            Integer parent = parents.get(t);
            if (parent == null) break;
            sizes.merge(parent, size, Integer::sum);
            if (distance(size, group) < distance(sizes.getOrDefault(cut, 1), group)) cut = t;
        }
        Set<Integer> branch = new TreeSet<>(List.of(cut));
        for (int t : order) {
            Integer parent = parents.get(t);
            if (parent != null && branch.contains(parent)) branch.add(t);
        }
        groups.remove(group);
        Set<Integer> rest = new TreeSet<>(group);
        rest.removeAll(branch);
        groups.add(rest);
        groups.add(branch);
    }

    private static int distance(int size, Set<Integer> group) {
        return Math.abs(group.size() - 2 * size);
    }

    /** The group from one of its ends on, each after its parent. */
    private List<Integer> breadthFirst(Set<Integer> group, Map<Integer, Integer> parents) {
        int end = walk(group, group.iterator().next(), new HashMap<>()).getLast();
        return walk(group, end, parents);
    }

    private List<Integer> walk(Set<Integer> group, int start, Map<Integer, Integer> parents) {
        List<Integer> order = new ArrayList<>();
        Set<Integer> seen = new HashSet<>(List.of(start));
        var ahead = new ArrayDeque<>(List.of(start));
        while (!ahead.isEmpty()) {
            int t = ahead.remove();
            order.add(t);
            for (int next : Graphs.neighborListOf(graph, t)) {
                if (group.contains(next) && seen.add(next)) {
                    parents.put(next, t);
                    ahead.add(next);
                }
            }
        }
        return order;
    }
}
