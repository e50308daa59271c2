package strategos.maps.picture;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import strategos.conquest.board.Board;
import strategos.game.Seed;

/**
 * A layout for a graph without places: territories as far apart as there are borders between them,
 * as nearly as the plane allows. It is the majorisation of stress by Gansner, Koren and North, from
 * several starts, of which the one with the fewest crossings is kept.
 */
final class Stress {

    private static final int STARTS = 12;

    /** Above so many territories one start has to do. */
    private static final int LARGE = 250;

    private static final int ROUNDS = 120;

    /**
     * Above so many territories there are fewer rounds, since each takes the square of their
     * number.
     */
    private static final double HUGE = 1_000;

    private static final int FEWEST_ROUNDS = 16;

    /** How much further apart territories of different continents are. */
    private static final double ABROAD = 0.4;

    private final Board board;
    private final int size;
    private final float[][] wished;

    private Stress(Board board) {
        this.board = board;
        this.size = board.size();
        this.wished = wished();
    }

    static Coordinate[] places(Board board) {
        return new Stress(board).best();
    }

    private Coordinate[] best() {
        Coordinate[] best = {};
        int fewest = Integer.MAX_VALUE;
        for (int start = 0; start < (size > LARGE ? 1 : STARTS) && fewest > 0; start++) {
            Coordinate[] places = relaxed(start);
            int crossings = size > LARGE ? 0 : crossings(places);
            if (crossings < fewest) {
                fewest = crossings;
                best = places;
            }
        }
        return best;
    }

    private int rounds() {
        double part = Math.min(1, HUGE / size);
        return Math.max(FEWEST_ROUNDS, (int) (ROUNDS * part * part));
    }

    private float[][] wished() {
        float[][] hops = new float[size][size];
        int[][] joined = joined();
        for (int from = 0; from < size; from++) {
            Arrays.fill(hops[from], -1);
            hops[from][from] = 0;
            var next = new ArrayDeque<Integer>();
            next.add(from);
            while (!next.isEmpty()) {
                int at = next.remove();
                for (int to : joined[at]) {
                    if (hops[from][to] >= 0) continue;
                    hops[from][to] = hops[from][at] + 1;
                    next.add(to);
                }
            }
        }
        for (int one = 0; one < size; one++) {
            for (int other = 0; other < size; other++)
                if (continent(one) != continent(other)) hops[one][other] += (float) ABROAD;
        }
        return hops;
    }

    private int continent(int territory) {
        return board.territories().get(territory).continent();
    }

    private int[][] joined() {
        int[][] joined = new int[size][];
        for (int t = 0; t < size; t++) {
            int at = t;
            joined[t] =
                    IntStream.range(0, size)
                            .filter(to -> board.borders(at, to) || board.borders(to, at))
                            .toArray();
        }
        return joined;
    }

    private Coordinate[] relaxed(int start) {
        var random = new Seed(start).child("picture").random();
        double reach = Math.sqrt(size);
        var places = new Coordinate[size];
        for (int t = 0; t < size; t++)
            places[t] = new Coordinate(reach * random.nextDouble(), reach * random.nextDouble());
        for (int round = 0; round < rounds(); round++) {
            for (int t = 0; t < size; t++) places[t] = drawn(t, places);
        }
        return places;
    }

    /** Where a territory would lie if it were for each of the others, the near ones the most. */
    private Coordinate drawn(int territory, Coordinate[] places) {
        Coordinate at = places[territory];
        double x = 0;
        double y = 0;
        double sum = 0;
        for (int other = 0; other < size; other++) {
            if (other == territory) continue;
            Coordinate to = places[other];
            double wish = wished[territory][other];
            double weight = 1 / (wish * wish);
            double distance = Math.max(1e-9, at.distance(to));
            x += weight * (to.x + wish * (at.x - to.x) / distance);
            y += weight * (to.y + wish * (at.y - to.y) / distance);
            sum += weight;
        }
        return new Coordinate(x / sum, y / sum);
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
