package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import strategos.conquest.board.Board;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Features;
import strategos.conquest.board.Point;
import strategos.conquest.board.Site;
import strategos.conquest.board.Territory;

/**
 * Boards that are hard to draw: territories in one place, in rows or far apart, any borders, and
 * outlines that cross themselves and each other.
 */
final class NastyBoards {

    private final Choices choices;

    private NastyBoards(Choices choices) {
        this.choices = choices;
    }

    /** Whatever decides what a board is like. */
    @FunctionalInterface
    interface Choices {

        /** A number from 0 to one less than the bound. */
        int below(int bound);
    }

    static Board of(Choices choices) {
        return new NastyBoards(choices).board();
    }

    private boolean oneIn(int chances) {
        return choices.below(chances) == 0;
    }

    private Board board() {
        int size = 2 + choices.below(oneIn(5) ? 80 : 24);
        int continents = 1 + choices.below(Math.min(size, 5));
        List<Continent> named = new ArrayList<>();
        for (int c = 0; c < continents; c++) named.add(new Continent("Continent " + c, c));
        List<Set<Integer>> borders = borders(size);
        List<Territory> territories = new ArrayList<>();
        for (int t = 0; t < size; t++)
            territories.add(
                    new Territory(
                            name(t),
                            List.of(),
                            t * continents / size,
                            List.copyOf(borders.get(t))));
        var features = Features.NONE.withSites(sites(size));
        return new Board("nasty", "Nasty", named, territories, features);
    }

    private String name(int territory) {
        return (oneIn(20) ? "A very long name ".repeat(1 + choices.below(200)) : "T") + territory;
    }

    /** A tree, so that all are connected, and more borders, some of which lead one way. */
    private List<Set<Integer>> borders(int size) {
        List<Set<Integer>> borders = new ArrayList<>();
        for (int t = 0; t < size; t++) borders.add(new TreeSet<>());
        boolean isStar = oneIn(6);
        for (int t = 1; t < size; t++) join(borders, t, isStar ? 0 : choices.below(t));
        int more = oneIn(6) ? Math.min(size * (size - 1) / 2, 200) : choices.below(2 * size);
        for (int i = 0; i < more; i++) join(borders, choices.below(size), choices.below(size));
        return borders;
    }

    private void join(List<Set<Integer>> borders, int one, int other) {
        if (one == other) return;
        borders.get(one).add(other);
        if (!oneIn(5)) borders.get(other).add(one);
    }

    private SortedMap<Integer, Site> sites(int size) {
        var sites = new TreeMap<Integer, Site>();
        if (oneIn(8)) return sites;
        int kind = choices.below(6);
        int reach = List.of(1, 3, 10, 1_000, Point.LIMIT).get(choices.below(5));
        boolean isDrawn = oneIn(3);
        for (int t = 0; t < size; t++) {
            if (oneIn(15)) continue;
            Point at = place(kind, reach, t);
            sites.put(t, new Site(at, isDrawn && !oneIn(4) ? outlines(at, reach) : List.of()));
        }
        return sites;
    }

    private Point place(int kind, int reach, int territory) {
        return switch (kind) {
            case 0 -> new Point(territory % 9 * 10, territory / 9 * 10);
            case 1 -> new Point(reach, territory);
            case 2 -> new Point(territory * reach / 100, territory * reach / 100);
            case 3 -> oneIn(3) ? point(Point.LIMIT) : point(4);
            default -> point(reach);
        };
    }

    private Point point(int reach) {
        return new Point(choices.below(2 * reach) - reach, choices.below(2 * reach) - reach);
    }

    private List<List<Point>> outlines(Point around, int reach) {
        List<List<Point>> outlines = new ArrayList<>();
        for (int i = choices.below(3); i >= 0; i--) {
            List<Point> outline = new ArrayList<>();
            for (int corner = 3 + choices.below(12); corner > 0; corner--) {
                Point off = point(1 + choices.below(reach));
                outline.add(new Point(within(around.x() + off.x()), within(around.y() + off.y())));
            }
            outlines.add(outline);
        }
        return outlines;
    }

    private static int within(int coordinate) {
        return Math.clamp(coordinate, -Point.LIMIT, Point.LIMIT);
    }
}
