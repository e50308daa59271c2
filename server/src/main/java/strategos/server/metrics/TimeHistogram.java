package strategos.server.metrics;

import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/** How often times fell below each of some bounds, from half a millisecond to ten seconds. */
public final class TimeHistogram implements MetricLines {

    private static final double[] BOUNDS = {
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10
    };
    private static final double NANOS = 1e9;

    private final AtomicLongArray counts = new AtomicLongArray(BOUNDS.length + 1);
    private final LongAdder nanos = new LongAdder();

    public void add(long time) {
        int bound = 0;
        while (bound < BOUNDS.length && time > BOUNDS[bound] * NANOS) bound++;
        counts.incrementAndGet(bound);
        nanos.add(time);
    }

    @Override
    public void writeTo(String name, StringBuilder out) {
        long below = 0;
        for (int bound = 0; bound <= BOUNDS.length; bound++) {
            below += counts.get(bound);
            String limit = bound == BOUNDS.length ? "+Inf" : MetricLines.number(BOUNDS[bound]);
            out.append(name).append("_bucket{le=\"").append(limit).append("\"} ");
            out.append(below).append('\n');
        }
        out.append(name).append("_sum ");
        out.append(MetricLines.number(nanos.sum() / NANOS)).append('\n');
        out.append(name).append("_count ").append(below).append('\n');
    }
}
