package strategos.server.metrics;

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Counts events by the values of labels, which come from a small set. */
public final class EventCounter implements MetricLines {

    private final List<String> labels;
    private final ConcurrentMap<List<String>, LongAdder> counts = new ConcurrentHashMap<>();

    EventCounter(List<String> labels) {
        this.labels = labels;
    }

    public void count(String... values) {
        if (values.length != labels.size())
            throw new IllegalArgumentException(values.length + " values for the labels " + labels);
        counts.computeIfAbsent(List.of(values), _ -> new LongAdder()).increment();
    }

    @Override
    public void writeTo(String name, StringBuilder out) {
        counts.forEach(
                (values, count) ->
                        out.append(name)
                                .append('{')
                                .append(pairs(values))
                                .append("} ")
                                .append(count.sum())
                                .append('\n'));
    }

    private String pairs(List<String> values) {
        return IntStream.range(0, labels.size())
                .mapToObj(i -> labels.get(i) + "=\"" + escaped(values.get(i)) + '"')
                .collect(Collectors.joining(","));
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    }
}
