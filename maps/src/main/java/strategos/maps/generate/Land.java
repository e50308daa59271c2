package strategos.maps.generate;

import java.util.random.RandomGenerator;
import strategos.conquest.board.Point;

/**
 * An island while it is drawn: a coast that swings around a middle.
 *
 * @param radius how far the coast is from the middle on average
 * @param swing by how much of the radius the coast swings
 * @param lobes how many bays there are
 * @param turn where the first of them is
 * @param stretch how much wider than high it is
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
