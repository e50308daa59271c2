package strategos.maps.picture;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.locationtech.jts.geom.Coordinate;

/**
 * The target distances of pairs of territories. They are applied one by one in random order, with
 * decreasing weight, so that a folded layout can unfold (Zheng, Pawar and Goodman: Graph drawing by
 * stochastic gradient descent).
 */
final class TargetDistances {

    private static final int ROUNDS = 30;

    /** How much of the missing distance to a neighbour is made up in the last round. */
    private static final double LAST = 0.1;

    private int count;
    private int[] ones = new int[1_024];
    private int[] others = new int[1_024];
    private double[] distances = new double[1_024];
    private double[] weights = new double[1_024];
    private double[] backWeights = new double[1_024];

    /** Both move by as much. */
    void add(int one, int other, double distance) {
        add(one, other, distance, 1, 1);
    }

    /** Only the first one moves, as if there were this number of others. */
    void addForMany(int one, int other, double distance, int many) {
        add(one, other, distance, many, 0);
    }

    private void add(int one, int other, double distance, int many, int manyBack) {
        if (count == ones.length) grow();
        ones[count] = one;
        others[count] = other;
        distances[count] = distance;
        weights[count] = many / (distance * distance);
        backWeights[count] = manyBack / (distance * distance);
        count++;
    }

    private void grow() {
        ones = Arrays.copyOf(ones, 2 * count);
        others = Arrays.copyOf(others, 2 * count);
        distances = Arrays.copyOf(distances, 2 * count);
        weights = Arrays.copyOf(weights, 2 * count);
        backWeights = Arrays.copyOf(backWeights, 2 * count);
    }

    /** Positions for a number of territories whose distances approximate the targets. */
    Coordinate[] positions(int size, RandomGenerator random) {
        var places = new Coordinate[size];
        double reach = Math.sqrt(size);
        for (int t = 0; t < size; t++)
            places[t] = new Coordinate(reach * random.nextDouble(), reach * random.nextDouble());
        int[] order = new int[count];
        Arrays.setAll(order, target -> target);
        double furthest = Arrays.stream(distances).max().orElse(1);
        double stepSize = furthest * furthest;
        double decay = StrictMath.pow(LAST / stepSize, 1.0 / (ROUNDS - 1));
        for (int round = 0; round < ROUNDS; round++) {
            Cancelling.check();
            shuffle(order, random);
            for (int target : order) approach(target, stepSize, places);
            stepSize *= decay;
        }
        return places;
    }

    private static void shuffle(int[] order, RandomGenerator random) {
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
    }

    private void approach(int target, double stepSize, Coordinate[] places) {
        Coordinate one = places[ones[target]];
        Coordinate other = places[others[target]];
        double dx = one.x - other.x;
        double dy = one.y - other.y;
        double now = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
        double missing = (distances[target] - now) / now / 2;
        double here = missing * Math.min(1, stepSize * weights[target]);
        double there = missing * Math.min(1, stepSize * backWeights[target]);
        one.x += here * dx;
        one.y += here * dy;
        other.x -= there * dx;
        other.y -= there * dy;
    }
}
