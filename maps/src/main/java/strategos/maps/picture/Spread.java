package strategos.maps.picture;

import java.util.Arrays;
import java.util.Comparator;
import org.locationtech.jts.geom.Coordinate;

/** Moves places apart that lie too near to each other. */
final class Spread {

    private static final int ROUNDS = 400;

    /** The angle at which seeds stand in a sunflower: no two places are pushed the same way. */
    private static final double GOLDEN = Math.PI * (3 - Math.sqrt(5));

    private Spread() {}

    /** Afterwards no two places are nearer to each other than this. */
    static void apart(Coordinate[] places, double nearest) {
        for (int round = 0; round < ROUNDS; round++) {
            if (push(places, nearest * 1.02) >= nearest) return;
        }
        double found = push(places, 0);
        double stretch = nearest / found;
        for (Coordinate place : places) {
            place.x *= stretch;
            place.y *= stretch;
        }
    }

    /** Answers the shortest distance that there was, up to the one wished for. */
    private static double push(Coordinate[] places, double wished) {
        Integer[] order = new Integer[places.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(
                order,
                Comparator.<Integer>comparingDouble(i -> places[i].x).thenComparingInt(i -> i));
        double window = wished == 0 ? Double.MAX_VALUE : wished;
        double shortest = window;
        for (int i = 0; i < order.length; i++) {
            for (int j = i + 1; j < order.length; j++) {
                Coordinate one = places[order[i]];
                Coordinate other = places[order[j]];
                if (other.x - one.x >= window) break;
                double distance = one.distance(other);
                shortest = Math.min(shortest, distance);
                if (distance < wished) part(one, other, distance, wished, order[j]);
            }
        }
        return shortest;
    }

    private static void part(
            Coordinate one, Coordinate other, double distance, double wished, int number) {
        double dx = (other.x - one.x) / distance;
        double dy = (other.y - one.y) / distance;
        if (distance < 1e-6) {
            dx = StrictMath.cos(number * GOLDEN);
            dy = StrictMath.sin(number * GOLDEN);
        }
        double step = (wished - distance) / 2;
        one.x -= dx * step;
        one.y -= dy * step;
        other.x += dx * step;
        other.y += dy * step;
    }
}
