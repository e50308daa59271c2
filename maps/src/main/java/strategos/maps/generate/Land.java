package strategos.maps.generate;

import java.util.random.RandomGenerator;
import strategos.conquest.board.Point;

/**
 * An island of a random board: a wavy coast around a centre.
 *
 * @param radius the average distance of the coast from the centre
 * @param swing the amplitude of the coast, relative to the radius
 * @param lobes the number of bays
 * @param turn the angle of the first bay
 * @param stretch the ratio of width to height
 */
record Land(
        double x, double y, double radius, double swing, int lobes, double turn, double stretch) {

    static Land draw(double x, double y, double radius, RandomGenerator random) {
        return new Land(
                x,
                y,
                radius,
                0.15 + 0.2 * random.nextDouble(),
                2 + random.nextInt(4),
                2 * Math.PI * random.nextDouble(),
                0.8 + 0.5 * random.nextDouble());
    }

    Land at(double newX, double newY) {
        return new Land(newX, newY, radius, swing, lobes, turn, stretch);
    }

    Land grown() {
        return new Land(x, y, radius * 1.03, swing, lobes, turn, stretch);
    }

    /** How far from the middle its coast may be. */
    double reach() {
        return radius * (1 + swing) * Math.max(stretch, 1 / stretch);
    }

    /** A point of its surroundings; often one on land. */
    Point draw(RandomGenerator random) {
        double reach = reach();
        return new Point(
                (int) StrictMath.rint(x + reach * (2 * random.nextDouble() - 1)),
                (int) StrictMath.rint(y + reach * (2 * random.nextDouble() - 1)));
    }

    boolean holds(Point point) {
        double dx = (point.x() - x) / stretch;
        double dy = (point.y() - y) * stretch;
        double coast =
                radius * (1 + swing * StrictMath.sin(lobes * StrictMath.atan2(dy, dx) + turn));
        return dx * dx + dy * dy <= coast * coast;
    }
}
