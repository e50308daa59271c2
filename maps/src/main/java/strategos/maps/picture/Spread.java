package strategos.maps.picture;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.ToDoubleFunction;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** Pushes territories apart that are too close to each other. */
final class Spread {

    private static final int ROUNDS = 400;

    /** So many pairs of places are looked at before the rest is done in one go. */
    private static final long MOST_PAIRS = 150_000_000;

    /** A picture is stretched by this much at most to part places that are still too near. */
    private static final double MOST_STRETCH = 3;

    /** The angle at which seeds stand in a sunflower: no two places are pushed the same way. */
    private static final double GOLDEN = Math.PI * (3 - Math.sqrt(5));

    private final Coordinate[] places;
    private final Integer[] order;
    private long pairs;

    private Spread(Coordinate[] places) {
        this.places = places;
        order = new Integer[places.length];
        Arrays.setAll(order, i -> i);
    }

    /** Afterwards no two places are nearer to each other than this. */
    static void apart(Coordinate[] places, double nearest) {
        new Spread(places).apart(nearest);
    }

    private void apart(double nearest) {
        for (int round = 0; round < ROUNDS && pairs < MOST_PAIRS; round++) {
            Cancelling.check();
            if (push(nearest * 1.02) >= nearest) return;
        }
        double stretch = nearest / push(0);
        if (stretch > MOST_STRETCH) standInRows(nearest);
        else for (Coordinate place : places) move(place, place.x * stretch, place.y * stretch);
    }

    private static void move(Coordinate place, double x, double y) {
        place.x = x;
        place.y = y;
    }

    /** As many rows as columns, from top to bottom and from left to right as the places are. */
    private void standInRows(double nearest) {
        int columns = (int) Math.ceil(Math.sqrt(places.length));
        sort(place -> place.y);
        for (int row = 0; row * columns < order.length; row++) {
            int begin = row * columns;
            int end = Math.min(order.length, begin + columns);
            Arrays.sort(order, begin, end, by(place -> place.x));
            for (int i = begin; i < end; i++)
                move(places[order[i]], (i - begin) * nearest, row * nearest);
        }
    }

    private void sort(ToDoubleFunction<Coordinate> coordinate) {
        Arrays.sort(order, by(coordinate));
    }

    private Comparator<Integer> by(ToDoubleFunction<Coordinate> coordinate) {
        return Comparator.<Integer>comparingDouble(i -> coordinate.applyAsDouble(places[i]))
                .thenComparingInt(i -> i);
    }

    /** Answers the shortest distance that there was, up to the one wished for. */
    private double push(double wished) {
        var frame = new Envelope();
        for (Coordinate place : places) frame.expandToInclude(place);
        // Along the longer side fewer places are side by side.
        boolean isWide = frame.getWidth() >= frame.getHeight();
        ToDoubleFunction<Coordinate> along = isWide ? place -> place.x : place -> place.y;
        sort(along);
        double window = wished == 0 ? Double.MAX_VALUE : wished;
        double shortest = window;
        for (int i = 0; i < order.length; i++) {
            for (int j = i + 1; j < order.length; j++) {
                Coordinate one = places[order[i]];
                Coordinate other = places[order[j]];
                pairs++;
                if (along.applyAsDouble(other) - along.applyAsDouble(one) >= window) break;
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
