package strategos.server.guards;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How long each visitor has to rest between expensive requests: three times as long as they took.
 * The first requests after a while need no rest.
 */
final class Rests {

    /** A request and the rest after it, in times of the request. */
    private static final int TIMES = 4;

    /** The rest that a visitor may owe. */
    private static final long CREDIT = Duration.ofMillis(600).toNanos();

    /** With this many visitors on record, those who have rested are removed. */
    private static final int MANY = 1_000;

    private final LongSupplier nanos;

    /** By visitor, when its last rest would end if it owed none. */
    private final Map<String, Long> ends = new HashMap<>();

    Rests(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** How long a visitor has to wait before the next request, in nanoseconds; 0 if not at all. */
    synchronized long left(String visitor) {
        Long end = ends.get(visitor);
        return end == null ? 0 : Math.max(0, end - nanos.getAsLong() - CREDIT);
    }

    /** Counts a request that took this long until now, in nanoseconds. */
    synchronized void worked(String visitor, long took) {
        long now = nanos.getAsLong();
        if (ends.size() >= MANY) ends.values().removeIf(end -> end - now <= 0);
        long begun = now - took;
        Long end = ends.get(visitor);
        long from = end == null || end - begun < 0 ? begun : end;
        ends.put(visitor, from + TIMES * took);
    }
}
