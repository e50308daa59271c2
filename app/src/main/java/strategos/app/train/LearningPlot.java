package strategos.app.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A plot of learning curves, as SVG. */
final class LearningPlot {

    private static final int WIDTH = 900;
    private static final int HEIGHT = 460;
    private static final int LEFT = 60;
    private static final int RIGHT = 200;
    private static final int TOP = 50;
    private static final int BOTTOM = 50;
    private static final int TICKS = 10;
    private static final int LINE = 20;

    /** Apart from each other for every kind of eye. */
    private static final List<String> COLOURS = List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7");

    private final String title;
    private final int matchesInBlock;
    private final List<Curve> curves = new ArrayList<>();

    private record Curve(String name, List<Double> shares) {}

    LearningPlot(String title, int matchesInBlock) {
        this.title = title;
        this.matchesInBlock = matchesInBlock;
    }

    /** Adds a curve of shares from 0 to 1, one a block. */
    void add(String name, List<Double> shares) {
        curves.add(new Curve(name, List.copyOf(shares)));
    }

    String svg() {
        var svg = new StringBuilder();
        svg.append(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" \
                font-family="sans-serif" font-size="13">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#ffffff"/>
                <text x="%d" y="28" font-size="15">%s</text>
                """
                        .formatted(WIDTH, HEIGHT, title, LEFT, title));
        drawShares(svg);
        drawMatches(svg);
        for (int curve = 0; curve < curves.size(); curve++) draw(svg, curve);
        return svg.append("</svg>\n").toString();
    }

    private void drawShares(StringBuilder svg) {
        for (int tick = 0; tick <= TICKS; tick++) {
            double share = (double) tick / TICKS;
            gridLine(svg, y(share), tick == TICKS / 2 ? "#888888" : "#dddddd");
            text(svg, LEFT - 8.0, y(share) + 4, "end", String.format(Locale.ROOT, "%.1f", share));
        }
    }

    private void drawMatches(StringBuilder svg) {
        int blocks = blocks();
        for (int tick = 0; tick <= TICKS; tick++) {
            int block = Math.round((float) blocks * tick / TICKS);
            double x = x(block - 1.0);
            String label = Integer.toString(block * matchesInBlock);
            text(svg, x, HEIGHT - BOTTOM + 20.0, "middle", label);
        }
        text(svg, x(blocks / 2.0), HEIGHT - 12.0, "middle", "matches");
    }

    private void draw(StringBuilder svg, int index) {
        Curve curve = curves.get(index);
        String colour = COLOURS.get(index % COLOURS.size());
        var points = new StringBuilder();
        for (int block = 0; block < curve.shares().size(); block++)
            points.append(
                    String.format(
                            Locale.ROOT, "%.1f,%.1f ", x(block), y(curve.shares().get(block))));
        svg.append(
                "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" points=\"%s\"/>\n"
                        .formatted(colour, points.toString().strip()));
        double legend = TOP + 10.0 + index * LINE;
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<rect x=\"%d\" y=\"%.1f\" width=\"12\" height=\"12\" fill=\"%s\"/>\n",
                        WIDTH - RIGHT + 14,
                        legend - 10,
                        colour));
        text(svg, WIDTH - RIGHT + 32.0, legend, "start", curve.name());
    }

    private int blocks() {
        return curves.stream().mapToInt(curve -> curve.shares().size()).max().orElse(1);
    }

    /** Where the end of a block, counted from 0, is. */
    private double x(double block) {
        return LEFT + (WIDTH - LEFT - RIGHT) * (block + 1) / blocks();
    }

    private static double y(double share) {
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
    }

    private static void gridLine(StringBuilder svg, double y, String colour) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>\n",
                        LEFT,
                        WIDTH - RIGHT,
                        y,
                        y,
                        colour));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String text) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n",
                        x,
                        y,
                        anchor,
                        text));
    }
}
