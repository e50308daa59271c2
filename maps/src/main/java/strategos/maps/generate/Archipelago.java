package strategos.maps.generate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import strategos.conquest.board.Point;
import strategos.game.Seed;

/**
 * The positions of the territories of a random board, none too close to another.
 *
 * @param islands the island of each
 */
record Archipelago(List<Point> points, List<Integer> islands) {

    /** What a territory measures across. */
    static final int SPACING = 60;

    /** How near two territories may be. */
    private static final double NEAREST = 0.75 * SPACING;

    /** How much sea there is between two islands at least. */
    private static final double SEA = 1.6 * SPACING;

    private static final int MARGIN = SPACING;

    /** Points that are tried for each territory before its island grows. */
    private static final int TRIES = 40;

    static Archipelago draw(Plan plan, Seed seed) {
        int[] sizes = sizes(plan, seed.child("sizes").random());
        List<Land> lands = lands(sizes, seed.child("lands").random());
        List<Point> points = new ArrayList<>();
        List<Integer> islands = new ArrayList<>();
        for (int island = 0; island < sizes.length; island++) {
            var random = seed.child("island").child(island).random();
            points.addAll(fill(lands.get(island), sizes[island], random));
            islands.addAll(Collections.nCopies(sizes[island], island));
        }
        return new Archipelago(moved(points), islands);
    }

    /** Two territories for each island, and the others by lot, with luck for some islands. */
    private static int[] sizes(Plan plan, RandomGenerator random) {
        int[] sizes = new int[plan.islands()];
        double[] weights = new double[sizes.length];
        double total = 0;
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = 2;
            weights[i] = 0.3 + random.nextDouble();
            total += weights[i];
        }
        for (int left = plan.territories() - 2 * sizes.length; left > 0; left--) {
            double lot = total * random.nextDouble();
            int island = 0;
            while (island < sizes.length - 1 && (lot -= weights[island]) >= 0) island++;
            sizes[island]++;
        }
        return sizes;
    }

    /** The largest in the middle, each further one as near to it as the sea allows. */
    private static List<Land> lands(int[] sizes, RandomGenerator random) {
        List<Land> drawn = new ArrayList<>();
        for (int size : sizes)
            drawn.add(Land.draw(0, 0, SPACING * Math.sqrt(size / Math.PI), random));
        List<Land> placed = new ArrayList<>();
        Map<Land, Land> places = new HashMap<>();
        for (Land land :
                drawn.stream()
                        .sorted(Comparator.comparingDouble(Land::reach).reversed())
                        .toList()) {
            Land best = place(land, placed, random);
            placed.add(best);
            places.put(land, best);
        }
        return drawn.stream().map(places::get).toList();
    }

    private static Land place(Land land, List<Land> placed, RandomGenerator random) {
        if (placed.isEmpty()) return land;
        double turn = 2 * Math.PI * random.nextDouble();
        double cos = StrictMath.cos(turn);
        double sin = StrictMath.sin(turn);
        for (int step = 1; ; step++) {
            double away = step * SPACING / 4.0;
            Land there = land.at(1.4 * away * cos, away * sin);
            if (placed.stream().allMatch(other -> isApart(there, other))) return there;
        }
    }

    private static boolean isApart(Land one, Land other) {
        return StrictMath.hypot(one.x() - other.x(), one.y() - other.y())
                >= one.reach() + other.reach() + SEA;
    }

    private static List<Point> fill(Land land, int size, RandomGenerator random) {
        List<Point> points = new ArrayList<>();
        var near = new HashMap<Point, List<Point>>();
        Land growing = land;
        for (int tries = 0; points.size() < size; tries++) {
            if (tries > TRIES * size) {
                growing = growing.grown();
                tries = 0;
            }
            Point point = growing.draw(random);
            if (growing.holds(point) && isFree(point, near)) {
                points.add(point);
                near.computeIfAbsent(cell(point, 0, 0), _ -> new ArrayList<>()).add(point);
            }
        }
        return points;
    }

    private static boolean isFree(Point point, Map<Point, List<Point>> near) {
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                for (Point other : near.getOrDefault(cell(point, dx, dy), List.of())) {
                    if (StrictMath.hypot(point.x() - other.x(), point.y() - other.y()) < NEAREST)
                        return false;
                }
            }
        }
        return true;
    }

    /** The square of a grid that a point lies in, or one beside it. */
    private static Point cell(Point point, int dx, int dy) {
        return new Point(
                Math.floorDiv(point.x(), SPACING) + dx, Math.floorDiv(point.y(), SPACING) + dy);
    }

    /** The same points in a picture that begins at 0, 0. */
    private static List<Point> moved(List<Point> points) {
        int left = points.stream().mapToInt(Point::x).min().orElse(0) - MARGIN;
        int top = points.stream().mapToInt(Point::y).min().orElse(0) - MARGIN;
        return points.stream().map(it -> new Point(it.x() - left, it.y() - top)).toList();
    }
}
