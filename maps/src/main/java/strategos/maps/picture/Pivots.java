package strategos.maps.picture;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import strategos.game.Seed;

/**
 * A layout for a large graph without coordinates, in linear time: each territory considers nearby
 * ones individually, and distant ones through a few pivots that represent those around them
 * (Ortmann, Klimenta and Brandes: A sparse stress model).
 */
final class Pivots {

    private static final int MOST = 100;

    /** A territory with more neighbours does not make them heed each other. */
    private static final int CROWD = 12;

    /** Up to this number of borders, territories are considered individually. */
    private static final int NEAR = 2;

    private final LayoutGraph graph;
    private final int size;
    private final TargetDistances targets = new TargetDistances();

    /** By territory: the pivot that it is nearest to, and how near. */
    private final int[] pivotOf;

    private final int[] stepsToPivot;

    private Pivots(LayoutGraph graph) {
        this.graph = graph;
        this.size = graph.size();
        this.pivotOf = new int[size];
        this.stepsToPivot = new int[size];
    }

    static Coordinate[] places(LayoutGraph graph) {
        var layout = new Pivots(graph);
        int[] pivots = layout.chosen();
        for (int pivot : pivots) layout.heed(pivot);
        for (int t = 0; t < layout.size; t++) layout.heedSurroundings(t);
        return layout.targets.positions(layout.size, new Seed(0).child("picture").random());
    }

    /** Each as far from those before it as can be. */
    private int[] chosen() {
        int[] pivots = new int[Math.min(MOST, size)];
        Arrays.fill(stepsToPivot, Integer.MAX_VALUE);
        for (int p = 0; p < pivots.length; p++) {
            int[] steps = graph.from(pivots[p]);
            int furthest = 0;
            for (int t = 0; t < size; t++) {
                if (steps[t] < stepsToPivot[t]) {
                    stepsToPivot[t] = steps[t];
                    pivotOf[t] = pivots[p];
                }
                if (stepsToPivot[t] > stepsToPivot[furthest]) furthest = t;
            }
            if (p + 1 < pivots.length) pivots[p + 1] = furthest;
        }
        return pivots;
    }

    /**
     * To a territory far away a pivot stands for those that it is the nearest pivot of and that are
     * at most half as far from it.
     */
    private void heed(int pivot) {
        int[] steps = graph.from(pivot);
        int[] within = new int[size + 1];
        for (int t = 0; t < size; t++) if (pivotOf[t] == pivot) within[stepsToPivot[t]]++;
        for (int distance = 1; distance <= size; distance++)
            within[distance] += within[distance - 1];
        for (int t = 0; t < size; t++)
            if (steps[t] > NEAR)
                targets.addForMany(
                        t, pivot, graph.target(t, pivot, steps[t]), within[steps[t] / 2]);
    }

    private void heedSurroundings(int territory) {
        int[] first = graph.joined(territory);
        IntStream second =
                Arrays.stream(first)
                        .mapToObj(graph::joined)
                        .filter(beyond -> beyond.length <= CROWD)
                        .flatMapToInt(Arrays::stream)
                        .filter(to -> Arrays.binarySearch(first, to) < 0)
                        .distinct();
        heedLater(territory, Arrays.stream(first), 1);
        heedLater(territory, second, NEAR);
    }

    /** Each pair once. */
    private void heedLater(int territory, IntStream others, int steps) {
        others.filter(other -> other > territory)
                .forEach(
                        other ->
                                targets.add(
                                        territory, other, graph.target(territory, other, steps)));
    }
}
