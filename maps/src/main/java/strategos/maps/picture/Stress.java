package strategos.maps.picture;

import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import strategos.conquest.board.Board;
import strategos.game.Seed;

/**
 * A layout for a graph without coordinates, in which distances approximate the number of borders
 * between territories. It uses stress majorisation by Gansner, Koren and North with several starts,
 * and keeps the result with the fewest crossings; {@link Pivots} for a large one.
 */
final class Stress {

    private static final int STARTS = 12;

    /** Above this number of territories, not all pairs can be considered. */
    private static final int LARGE = 250;

    private static final int ROUNDS = 120;

    /** So many pairs of borders are looked at for crossings, from all starts together. */
    private static final long MOST_PAIRS = 20_000_000;

    private final Board board;
    private final int size;
    private final double[][] targets;

    private Stress(Board board, LayoutGraph graph) {
        this.board = board;
        this.size = board.size();
        this.targets = targets(graph);
    }

    static Coordinate[] places(Board board) {
        var graph = new LayoutGraph(board);
        return graph.size() > LARGE ? Pivots.places(graph) : new Stress(board, graph).best();
    }

    private Coordinate[] best() {
        Coordinate[] best = {};
        int fewest = Integer.MAX_VALUE;
        int starts = starts();
        for (int start = 0; start < starts && fewest > 0; start++) {
            Coordinate[] places = relaxed(start);
            if (starts == 1) return places;
            int crossings = crossings(places);
            if (crossings < fewest) {
                fewest = crossings;
                best = places;
            }
        }
        return best;
    }

    /** Fewer for dense boards, where borders cross anyway. */
    private int starts() {
        long borders = Pair.joined(board).size();
        return Math.clamp(MOST_PAIRS / (borders * borders / 2 + 1), 1, STARTS);
    }

    private static double[][] targets(LayoutGraph graph) {
        var targets = new double[graph.size()][graph.size()];
        for (int one = 0; one < targets.length; one++) {
            int[] steps = graph.from(one);
            for (int other = 0; other < targets.length; other++)
                targets[one][other] = graph.target(one, other, steps[other]);
        }
        return targets;
    }

    private Coordinate[] relaxed(int start) {
        var random = new Seed(start).child("picture").random();
        double reach = Math.sqrt(size);
        var places = new Coordinate[size];
        for (int t = 0; t < size; t++)
            places[t] = new Coordinate(reach * random.nextDouble(), reach * random.nextDouble());
        for (int round = 0; round < ROUNDS; round++) {
            Cancelling.check();
            for (int t = 0; t < size; t++) places[t] = drawn(t, places);
        }
        return places;
    }

    /** Where a territory would lie if it were for each of the others, the near ones the most. */
    private Coordinate drawn(int territory, Coordinate[] places) {
        var pull = new Pull(places[territory]);
        for (int other = 0; other < size; other++) {
            if (other == territory) continue;
            double target = targets[territory][other];
            pull.add(places[other], target, 1 / (target * target));
        }
        return pull.place();
    }

    private int crossings(Coordinate[] at) {
        var edges = Pair.joined(board);
        int count = 0;
        for (int i = 0; i < edges.size(); i++) {
            for (int j = 0; j < i; j++) {
                var one = edges.get(i);
                var other = edges.get(j);
                if (!one.meets(other)
                        && cross(
                                at[one.one()], at[one.other()], at[other.one()], at[other.other()]))
                    count++;
            }
        }
        return count;
    }

    private static boolean cross(Coordinate a, Coordinate b, Coordinate c, Coordinate d) {
        return Orientation.index(a, b, c) != Orientation.index(a, b, d)
                && Orientation.index(c, d, a) != Orientation.index(c, d, b);
    }
}
