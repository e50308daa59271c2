package strategos.server.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import strategos.wire.conquest.Drawing.DrawnTerritory;

/**
 * Places the names of continents: near their centre, but not on a badge, a name or the land of
 * another continent.
 */
final class TitleMaker {

    private static final double STEP = 12;

    /** So many places are tried to the right, and down. */
    private static final int TRIES = 40;

    private static final double AROUND = 40;
    private static final double BADGE = 15;

    /**
     * The mean width of a capital with the space after it, and the height of a name and its bonus.
     */
    private static final double LETTER = 9.6;

    private static final double HEIGHT = 30;

    /** What the names of territories cover. */
    private static final double NAME_LETTER = 5.8;

    private static final double NAME_LINE = 12;

    private final double width;
    private final double height;
    private final Grid<Rectangle> taken;

    TitleMaker(double width, double height, List<DrawnTerritory> territories) {
        this.width = width;
        this.height = height;
        taken = new Grid<>(width, height);
        for (DrawnTerritory territory : territories) {
            take(Rectangle.around(territory.badge(), 2 * BADGE, 2 * BADGE));
            var label = territory.label();
            int letters = label.lines().stream().mapToInt(String::length).max().orElse(0);
            take(
                    Rectangle.around(
                            label.at(), letters * NAME_LETTER, label.lines().size() * NAME_LINE));
        }
    }

    /** Whether a point is on the land of another continent. */
    interface Abroad {
        boolean isAt(double x, double y);
    }

    /**
     * A place for a name, which from then on is taken.
     *
     * @param box of the continent: left, top, width and height
     */
    Optional<List<Double>> place(String name, List<Double> box, Abroad abroad) {
        double length = name.length() * LETTER;
        double middleX = box.get(0) + box.get(2) / 2;
        double middleY = box.get(1) + box.get(3) / 2;
        double stepX = Math.max(STEP, box.get(2) / TRIES);
        double stepY = Math.max(STEP, box.get(3) / TRIES);
        List<List<Double>> places = new ArrayList<>();
        for (double x = box.get(0) - AROUND; x <= box.get(0) + box.get(2) + AROUND; x += stepX)
            for (double y = box.get(1) - AROUND; y <= box.get(1) + box.get(3) + AROUND; y += stepY)
                places.add(List.of(rounded(x), rounded(y)));
        places.sort(
                Comparator.comparingDouble(
                        at -> Math.hypot(at.get(0) - middleX, at.get(1) - middleY)));
        var found =
                places.stream()
                        .filter(at -> isFree(Rectangle.around(at, length, HEIGHT), abroad))
                        .findFirst();
        found.ifPresent(at -> take(Rectangle.around(at, length, HEIGHT)));
        return found;
    }

    private void take(Rectangle place) {
        taken.add(place, place);
    }

    private boolean isFree(Rectangle place, Abroad abroad) {
        if (place.left() < 0 || place.right() > width) return false;
        if (place.top() < 0 || place.bottom() > height) return false;
        if (taken.anyAt(place, place::overlaps)) return false;
        double middle = (place.top() + place.bottom()) / 2;
        for (int part = 0; part <= 4; part++) {
            double x = place.left() + (place.right() - place.left()) * part / 4;
            if (abroad.isAt(x, middle)) return false;
        }
        return true;
    }

    private static double rounded(double value) {
        return Math.rint(value * 10) / 10;
    }
}
