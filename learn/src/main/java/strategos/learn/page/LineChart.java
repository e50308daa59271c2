package strategos.learn.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** A plot of curves, whose points have intervals. */
public final class LineChart implements Plot {

    private static final int HEIGHT = 220;
    private static final int LEFT = 48;
    private static final int RIGHT = 12;
    private static final int TOP = 10;
    private static final int BOTTOM = 40;
    private static final int TICKS = 5;

    private final String title;
    private final Axis across;
    private final Axis up;
    private final Legend legend;
    private final List<Curve> curves = new ArrayList<>();
    private final List<Double> shown = new ArrayList<>();

    /** What runs along a side of a plot. */
    public record Axis(String label, Unit unit) {}

    /** A point of a curve. */
    public record Point(double x, Estimate y) {

        /** A point without uncertainty. */
        public static Point of(double x, double y) {
            return new Point(x, Estimate.exact(y));
        }
    }

    private record Curve(String name, List<Point> points) {}

    public LineChart(String title, Axis across, Axis up, Legend legend) {
        this.title = title;
        this.across = across;
        this.up = up;
        this.legend = legend;
    }

    /** Adds a curve; points without a number are left out. */
    public LineChart add(String name, List<Point> points) {
        legend.style(name);
        var known = points.stream().filter(point -> point.y().isKnown()).toList();
        if (!known.isEmpty()) curves.add(new Curve(name, known));
        return this;
    }

    /** Makes the plot high enough to show these numbers, and draws a line at each. */
    public LineChart mark(double... heights) {
        for (double height : heights) shown.add(height);
        return this;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public boolean isEmpty() {
        return curves.isEmpty();
    }

    @Override
    public String svg() {
        var x = AxisScale.covering(points().mapToDouble(Point::x), LEFT, WIDTH - (double) RIGHT);
        var heights =
                points().flatMapToDouble(
                                point -> DoubleStream.of(point.y().low(), point.y().high()));
        var y =
                AxisScale.covering(
                        DoubleStream.concat(
                                heights, shown.stream().mapToDouble(Double::doubleValue)),
                        HEIGHT - (double) BOTTOM,
                        TOP);
        var drawing = new SvgDrawing(HEIGHT, title);
        drawAxes(drawing, x, y);
        for (Curve curve : curves) draw(drawing, curve, x, y);
        return drawing.svg();
    }

    private void drawAxes(SvgDrawing drawing, AxisScale x, AxisScale y) {
        for (double tick : y.ticks(TICKS, up.unit().leastStep())) {
            drawing.line("grid", LEFT, y.at(tick), WIDTH - (double) RIGHT, y.at(tick));
            drawing.text("end", LEFT - 6.0, y.at(tick) + 4, up.unit().text(tick));
        }
        for (double line : shown)
            drawing.line("axis", LEFT, y.at(line), WIDTH - (double) RIGHT, y.at(line));
        for (double tick : x.ticks(TICKS, across.unit().leastStep()))
            drawing.text("middle", x.at(tick), HEIGHT - BOTTOM + 16.0, across.unit().text(tick));
        drawing.text("middle", (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 6.0, across.label());
    }

    private void draw(SvgDrawing drawing, Curve curve, AxisScale x, AxisScale y) {
        int style = legend.style(curve.name());
        drawing.begin(style);
        var path = new StringBuilder();
        for (Point point : curve.points())
            path.append(
                    String.format(
                            Locale.ROOT, "%.1f,%.1f ", x.at(point.x()), y.at(point.y().value())));
        drawing.add("<polyline points=\"%s\"/>".formatted(path.toString().strip()));
        for (Point point : curve.points()) {
            double at = x.at(point.x());
            if (point.y().reach() > 0)
                drawing.line("reach", at, y.at(point.y().low()), at, y.at(point.y().high()));
            String text =
                    "%s, %s: %s"
                            .formatted(
                                    curve.name(),
                                    across.unit().text(point.x()),
                                    up.unit().text(point.y()));
            drawing.add(Mark.of(style).at(at, y.at(point.y().value()), text));
        }
        drawing.end();
    }

    @Override
    public String rows() {
        var rows = new StringBuilder();
        for (Curve curve : curves)
            for (Point point : curve.points())
                rows.append(
                        "<tr><td>%s</td><td>%s</td><td>%s</td></tr>\n"
                                .formatted(
                                        Markup.escaped(curve.name()),
                                        across.unit().text(point.x()),
                                        up.unit().text(point.y())));
        return rows.toString();
    }

    private Stream<Point> points() {
        return curves.stream().flatMap(curve -> curve.points().stream());
    }
}
