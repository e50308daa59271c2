package strategos.maps.generate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.clustering.GirvanNewmanClustering;

/**
 * Territories in groups that hang together and have few ways in: those that are left when the
 * borders that most shortest paths run over are taken away one by one (Girvan and Newman), then
 * evened out.
 */
final class Continents {

    /**
     * Larger graphs are first made coarse: the clustering looks at every path after every border
     * that it takes away.
     */
    private static final int MOST_PROVINCES = 120;

    private static final int PROVINCES_PER_CONTINENT = 3;

    /** No continent should be larger than so many times the average. */
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
        int most = Math.max(MOST_PROVINCES, PROVINCES_PER_CONTINENT * count);
        var continents =
                new Continents(
                        graph,
                        graph.vertexSet().size() <= most
                                ? clusters(graph, count)
                                : coarseClusters(graph, most, count));
        continents.evenOut();
        return continents.groups;
    }

    private static List<Set<Integer>> clusters(Graph<Integer, Integer> graph, int count) {
        List<Set<Integer>> clusters = new ArrayList<>();
        for (Set<Integer> cluster :
                new GirvanNewmanClustering<>(graph, count).getClustering().getClusters())
            clusters.add(new TreeSet<>(cluster));
        clusters.sort(Comparator.comparing(cluster -> cluster.iterator().next()));
        return clusters;
    }

    /** Clusters of provinces, each of which is some territories that hang together. */
    private static List<Set<Integer>> coarseClusters(
            Graph<Integer, Integer> graph, int provinces, int count) {
        var whole =
                new Continents(graph, new ArrayList<>(List.of(new TreeSet<>(graph.vertexSet()))));
        while (whole.groups.size() < provinces) whole.split(whole.largest());
        Map<Integer, Integer> provinceOf = new HashMap<>();
        for (int p = 0; p < provinces; p++) {
            for (int t : whole.groups.get(p)) provinceOf.put(t, p);
        }
        Graph<Integer, Integer> coarse = Borders.emptyGraph();
        for (int p = 0; p < provinces; p++) coarse.addVertex(p);
        for (int edge : graph.edgeSet()) {
            int one = provinceOf.getOrDefault(graph.getEdgeSource(edge), 0);
            int other = provinceOf.getOrDefault(graph.getEdgeTarget(edge), 0);
            if (one != other) coarse.addEdge(one, other);
        }
        List<Set<Integer>> groups = new ArrayList<>();
        for (Set<Integer> cluster : clusters(coarse, count)) {
            Set<Integer> group = new TreeSet<>();
            for (int province : cluster) group.addAll(whole.groups.get(province));
            groups.add(group);
        }
        return groups;
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
