package strategos.server.metrics;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.DoubleSupplier;

/**
 * The figures of a server in the text format of Prometheus. Names and labels say nothing about
 * players or matches.
 */
public final class Metrics {

    /** The type of the text. */
    public static final String CONTENT_TYPE = "text/plain; version=0.0.4";

    private final List<Metric> all = new CopyOnWriteArrayList<>();

    /** One figure or several of one name. */
    private record Metric(String name, String type, String help, MetricLines lines) {

        void writeTo(StringBuilder out) {
            out.append("# HELP ").append(name).append(' ').append(help).append('\n');
            out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
            lines.writeTo(name, out);
        }
    }

    /** A figure that goes up and down; it is read when somebody asks for it. */
    public void gauge(String name, String help, DoubleSupplier value) {
        add(name, "gauge", help, single(value));
    }

    /** A figure that only grows, and is counted elsewhere. */
    public void total(String name, String help, DoubleSupplier value) {
        add(name, "counter", help, single(value));
    }

    /** A counter of events, one per combination of the values of its labels. */
    public EventCounter events(String name, String help, String... labels) {
        var counter = new EventCounter(List.of(labels));
        add(name, "counter", help, counter);
        return counter;
    }

    /** A histogram of times. */
    public TimeHistogram times(String name, String help) {
        var histogram = new TimeHistogram();
        add(name, "histogram", help, histogram);
        return histogram;
    }

    private void add(String name, String type, String help, MetricLines lines) {
        all.add(new Metric(name, type, help, lines));
    }

    private static MetricLines single(DoubleSupplier value) {
        return (name, out) ->
                out.append(name)
                        .append(' ')
                        .append(MetricLines.number(value.getAsDouble()))
                        .append('\n');
    }

    public String text() {
        var out = new StringBuilder();
        all.forEach(metric -> metric.writeTo(out));
        return out.toString();
    }
}
