package load;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** Measured times in nanoseconds, by the part of the run in which they were measured. */
final class Latencies {

    private final Map<String, Times> parts = new LinkedHashMap<>();
    private volatile Times current = part("");

    /** Times of one part. */
    private static final class Times {

        private long[] nanos = new long[1024];
        private int count;

        private synchronized void add(long time) {
            if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
            nanos[count++] = time;
        }

        private synchronized long[] copy() {
            return Arrays.copyOf(nanos, count);
        }
    }

    private synchronized Times part(String name) {
        return parts.computeIfAbsent(name, _ -> new Times());
    }

    /** From now on times belong to this part. */
    void begin(String part) {
        current = part(part);
    }

    void add(long nanos) {
        current.add(nanos);
    }

    Percentiles of(String part) {
        return Percentiles.of(part(part).copy());
    }

    synchronized Percentiles all() {
        return Percentiles.of(parts.values().stream().flatMapToLong(times -> Arrays.stream(times.copy())).toArray());
    }
}
