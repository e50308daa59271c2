package strategos.learn.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A chart of some curves, as SVG. */
public final class LineChart {

    private static final int WIDTH = 640;
    private static final int HEIGHT = 300;
    private static final int LEFT = 56;
    private static final int RIGHT = 150;
    private static final int TOP = 34;
    private static final int BOTTOM = 44;
    private static final int TICKS = 5;
    private static final int LINE = 18;

    /** Apart from each other for every kind of eye. */
    private static final List<String> COLOURS =
            List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9");

    private final String title;
    private final String across;
    private final List<Curve> curves = new ArrayList<>();

    /** A point of a curve, with the ends of its interval. */
    public record Point(double x, double y, double low, double high) {

        /** A point without uncertainty. */
        public static Point of(double x, double y) {
            return new Point(x, y, y, y);
        }
    }

    private record Curve(String name, List<Point> points) {}

    /** A chart with a title and a name for what runs from left to right. */
    public LineChart(String title, String across) {
        this.title = title;
        this.across = across;
    }

    /** Adds a curve; one without points is left out. */
    public LineChart add(String name, List<Point> points) {
        if (!points.isEmpty()) curves.add(new Curve(name, List.copyOf(points)));
        return this;
    }

    /** The picture; empty without curves. */
    public String svg() {
        if (curves.isEmpty()) return "";
        var svg = new StringBuilder();
        svg.append(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" \
                font-family="sans-serif" font-size="12">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#ffffff"/>
                <text x="%d" y="20" font-size="14" fill="#222222">%s</text>
                """
                        .formatted(WIDTH, HEIGHT, title, LEFT, title));
        drawAxes(svg);
        for (int curve = 0; curve < curves.size(); curve++) draw(svg, curve);
        return svg.append("</svg>\n").toString();
    }

    private void drawAxes(StringBuilder svg) {
        for (int tick = 0; tick <= TICKS; tick++) {
            double y = low() + (high() - low()) * tick / TICKS;
            line(svg, LEFT, y(y), WIDTH - RIGHT, y(y), "#dddddd");
            text(svg, LEFT - 6.0, y(y) + 4, "end", number(y));
            double x = first() + (last() - first()) * tick / TICKS;
            text(svg, x(x), HEIGHT - BOTTOM + 18.0, "middle", number(x));
        }
        text(svg, (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 8.0, "middle", across);
    }

    private void draw(StringBuilder svg, int index) {
        Curve curve = curves.get(index);
        String colour = COLOURS.get(index % COLOURS.size());
        var path = new StringBuilder();
        for (Point point : curve.points()) {
            path.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(point.x()), y(point.y())));
            if (point.high() > point.low())
                line(svg, x(point.x()), y(point.low()), x(point.x()), y(point.high()), colour);
            svg.append(
                    String.format(
                            Locale.ROOT,
                            "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"2.5\" fill=\"%s\"/>%n",
                            x(point.x()),
                            y(point.y()),
                            colour));
        }
        svg.append(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\"/>\n"
                        .formatted(path.toString().strip(), colour));
        double y = TOP + 12.0 + index * LINE;
        line(svg, WIDTH - RIGHT + 10.0, y - 4, WIDTH - RIGHT + 28.0, y - 4, colour);
        text(svg, WIDTH - RIGHT + 33.0, y, "start", curve.name());
    }

    private static void line(
            StringBuilder svg, double x1, double y1, double x2, double y2, String colour) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>%n",
                        x1,
                        y1,
                        x2,
                        y2,
                        colour));
    }

    private static void text(StringBuilder svg, double x, double y, String anchor, String text) {
        svg.append(
                String.format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"#444444\">%s</text>%n",
                        x,
                        y,
                        anchor,
                        text));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, Math.abs(value) >= 20 ? "%.0f" : "%.2f", value);
    }

    private double x(double value) {
        double width = Math.max(1e-9, last() - first());
        return LEFT + (value - first()) / width * (WIDTH - LEFT - RIGHT);
    }

    private double y(double value) {
        double height = Math.max(1e-9, high() - low());
        return HEIGHT - BOTTOM - (value - low()) / height * (HEIGHT - TOP - BOTTOM);
    }

    private double first() {
        return points().mapToDouble(Point::x).min().orElse(0);
    }

    private double last() {
        return points().mapToDouble(Point::x).max().orElse(1);
    }

    private double low() {
        return points().mapToDouble(Point::low).min().orElse(0);
    }

    private double high() {
        return points().mapToDouble(Point::high).max().orElse(1);
    }

    private Stream<Point> points() {
        return curves.stream().flatMap(curve -> curve.points().stream());
    }
}
