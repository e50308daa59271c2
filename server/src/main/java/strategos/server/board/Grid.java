package strategos.server.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A grid index of a drawing, for fast lookups of what is near a point. */
final class Grid<T> {

    private static final int SQUARES = 64;

    private final double side;
    private final List<List<Item<T>>> squares = new ArrayList<>();

    private record Item<T>(Rectangle at, T what) {}

    Grid(double width, double height) {
        side = Math.max(1, Math.max(width, height) / SQUARES);
        for (int square = 0; square < SQUARES * SQUARES; square++) squares.add(new ArrayList<>());
    }

    void add(Rectangle at, T what) {
        var item = new Item<>(at, what);
        for (int x = square(at.left()); x <= square(at.right()); x++)
            for (int y = square(at.top()); y <= square(at.bottom()); y++)
                squares.get(x * SQUARES + y).add(item);
    }

    /** Whether anything that meets a rectangle is as asked. */
    boolean anyAt(Rectangle place, Predicate<T> asked) {
        for (int x = square(place.left()); x <= square(place.right()); x++)
            for (int y = square(place.top()); y <= square(place.bottom()); y++)
                for (Item<T> item : squares.get(x * SQUARES + y))
                    if (item.at().meets(place) && asked.test(item.what())) return true;
        return false;
    }

    /** What lies beyond the edge counts to the last square. */
    private int square(double coordinate) {
        return Math.clamp((long) (coordinate / side), 0, SQUARES - 1);
    }
}
