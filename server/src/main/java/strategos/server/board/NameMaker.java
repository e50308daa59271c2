package strategos.server.board;

import java.util.List;
import strategos.maps.picture.Label;
import strategos.wire.conquest.Drawing;

/**
 * Places the name of a territory on the free side of its badge, in the sizes that a browser draws.
 */
final class NameMaker {

    private static final double BADGE = 14;
    private static final double LETTERS = 11;
    private static final double LEADING = 12;
    private static final double AIR = 3;

    /** The mean width of a letter, as a part of its size. */
    private static final double LETTER = 0.52;

    private NameMaker() {}

    static Drawing.Label label(String name, Label label, List<Double> badge) {
        // What the picture has no room for, a browser shows on a closer look.
        boolean isWhole = String.join(" ", label.lines()).equals(name);
        List<String> lines = isWhole ? label.lines() : List.of(name);
        double dx = label.name().x() - label.disc().x();
        double dy = label.name().y() - label.disc().y();
        boolean isBeside = Math.abs(dx) > Math.abs(dy);
        double width = lines.stream().mapToInt(String::length).max().orElse(0) * LETTERS * LETTER;
        double aside = BADGE + AIR + width / 2;
        double down = BADGE + AIR + (LETTERS + (lines.size() - 1) * LEADING) / 2;
        double x = badge.get(0) + (isBeside ? Math.signum(dx) * aside : 0);
        double y = badge.get(1) + (isBeside ? 0 : Math.signum(dy) * down);
        return new Drawing.Label(List.of(rounded(x), rounded(y)), lines);
    }

    private static double rounded(double value) {
        return Math.rint(value * 10) / 10;
    }
}
