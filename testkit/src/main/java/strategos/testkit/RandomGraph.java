package strategos.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A connected directed graph whose nodes are in groups: the skeleton of a board.
 *
 * @param neighbours the targets of the edges out of each node, in ascending order
 * @param groups the group of each node, in ascending order; every group has a node
 */
public record RandomGraph(List<List<Integer>> neighbours, List<Integer> groups) {

    public RandomGraph {
        neighbours = neighbours.stream().map(List::copyOf).toList();
        groups = List.copyOf(groups);
    }

    /**
     * The parameters of a random graph.
     *
     * @param extra edges beyond those that connect all nodes
     * @param oneWayPercent the percentage of one-way edges among the extra ones
     */
    public record Shape(int nodes, int groups, int extra, int oneWayPercent) {}

    /** A tree at random, then ways at random. */
    public static RandomGraph draw(Shape shape, RandomGenerator random) {
        List<TreeSet<Integer>> ways = new ArrayList<>();
        for (int node = 0; node < shape.nodes(); node++) {
            ways.add(new TreeSet<>());
            if (node > 0) join(ways, node, random.nextInt(node));
        }
        for (int way = 0; way < shape.extra(); way++) {
            int from = random.nextInt(shape.nodes());
            int to = random.nextInt(shape.nodes());
            if (from == to || ways.get(from).contains(to)) continue;
            if (random.nextInt(100) < shape.oneWayPercent()) ways.get(from).add(to);
            else join(ways, from, to);
        }
        var groups =
                IntStream.range(0, shape.nodes())
                        .map(node -> node < shape.groups() ? node : random.nextInt(shape.groups()))
                        .sorted()
                        .boxed()
                        .toList();
        return new RandomGraph(ways.stream().map(List::copyOf).toList(), groups);
    }

    private static void join(List<TreeSet<Integer>> ways, int one, int other) {
        ways.get(one).add(other);
        ways.get(other).add(one);
    }
}
