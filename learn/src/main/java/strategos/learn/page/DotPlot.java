package strategos.learn.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** A plot with a row per thing, and in each row a point with its interval per name. */
public final class DotPlot implements Plot {

    private static final int LEFT = 128;
    private static final int RIGHT = 14;
    private static final int TOP = 4;
    private static final int BOTTOM = 22;
    private static final int ROW = 14;
    private static final int SERIES = 9;
    private static final int TICKS = 4;

    private final String title;
    private final Unit unit;
    private final Legend legend;
    private final List<Row> rows = new ArrayList<>();
    private final List<Double> lines = new ArrayList<>();

    private record Row(String label, Map<String, Estimate> values) {}

    public DotPlot(String title, Unit unit, Legend legend) {
        this.title = title;
        this.unit = unit;
        this.legend = legend;
    }

    /** Draws a line across all rows, such as at zero. */
    public DotPlot mark(double at) {
        lines.add(at);
        return this;
    }

    /** Adds a row; estimates are in the order of the legend, and unknown ones are left out. */
    public DotPlot row(String label, Estimate... estimates) {
        Map<String, Estimate> values = new LinkedHashMap<>();
        for (int i = 0; i < estimates.length; i++)
            if (estimates[i].isKnown()) values.put(legend.names().get(i), estimates[i]);
        if (!values.isEmpty()) rows.add(new Row(label, values));
        return this;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    @Override
    public String svg() {
        int height = TOP + rows.size() * rowHeight() + BOTTOM;
        var x =
                AxisScale.covering(
                        DoubleStream.concat(
                                estimates()
                                        .flatMapToDouble(e -> DoubleStream.of(e.low(), e.high())),
                                lines.stream().mapToDouble(Double::doubleValue)),
                        LEFT,
                        WIDTH - (double) RIGHT);
        var drawing = new SvgDrawing(height, title);
        double bottom = height - (double) BOTTOM;
        for (double tick : x.ticks(TICKS, unit.leastStep())) {
            drawing.line("grid", x.at(tick), TOP, x.at(tick), bottom);
            drawing.text("middle", x.at(tick), height - 6.0, unit.text(tick));
        }
        for (double line : lines) drawing.line("axis", x.at(line), TOP, x.at(line), bottom);
        for (int i = 0; i < rows.size(); i++) draw(drawing, rows.get(i), TOP + i * rowHeight(), x);
        return drawing.svg();
    }

    private int rowHeight() {
        return ROW + SERIES * (legend.names().size() - 1);
    }

    private void draw(SvgDrawing drawing, Row row, double top, AxisScale x) {
        drawing.text("end", LEFT - 8.0, top + rowHeight() / 2.0 + 4, row.label());
        for (var each : row.values().entrySet()) {
            int style = legend.style(each.getKey());
            double y = top + ROW / 2.0 + style * SERIES;
            Estimate value = each.getValue();
            drawing.begin(style);
            if (value.reach() > 0)
                drawing.line("reach", x.at(value.low()), y, x.at(value.high()), y);
            drawing.add(
                    Mark.of(style)
                            .at(
                                    x.at(value.value()),
                                    y,
                                    "%s, %s: %s"
                                            .formatted(
                                                    row.label(), each.getKey(), unit.text(value))));
            drawing.end();
        }
    }

    @Override
    public String rows() {
        var html = new StringBuilder();
        for (Row row : rows)
            for (var each : row.values().entrySet())
                html.append(
                        "<tr><td>%s</td><td>%s</td><td>%s</td></tr>\n"
                                .formatted(
                                        Markup.escaped(row.label()),
                                        Markup.escaped(each.getKey()),
                                        unit.text(each.getValue())));
        return html.toString();
    }

    private Stream<Estimate> estimates() {
        return rows.stream().flatMap(row -> row.values().values().stream());
    }
}
