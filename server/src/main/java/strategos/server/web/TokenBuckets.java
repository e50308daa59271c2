package strategos.server.web;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/**
 * A token bucket for each key: it holds a burst, and gets one token per interval. What is
 * remembered is when a bucket will be full.
 */
public final class TokenBuckets<K> {

    /** With more than this many keys, those whose buckets are full are forgotten. */
    private static final int CROWD = 10_000;

    private final int burst;
    private final long interval;
    private final LongSupplier nanos;
    private final Map<K, Long> fullAt = new ConcurrentHashMap<>();

    public TokenBuckets(int burst, Duration interval, LongSupplier nanos) {
        this.burst = burst;
        this.interval = interval.toNanos();
        this.nanos = nanos;
    }

    /** Takes a token; returns 0 if there was one, otherwise the nanoseconds until there is. */
    public long take(K key) {
        long now = nanos.getAsLong();
        forgetFull(now);
        var wait = new long[1];
        fullAt.compute(
                key,
                (_, known) -> {
                    long full = known == null ? now : Math.max(known, now);
                    long empty = now + interval * burst;
                    wait[0] = full + interval - empty;
                    return wait[0] > 0 ? full : full + interval;
                });
        return Math.max(0, wait[0]);
    }

    /** The nanoseconds until a bucket that was overdrawn has refilled what it lacked. */
    public long overdrawn(K key) {
        Long full = fullAt.get(key);
        return full == null ? 0 : Math.max(0, full - nanos.getAsLong() - interval * burst);
    }

    /**
     * Takes what a bucket gets in a time, even if it has less.
     *
     * @param since when what it is taken for began
     */
    public void draw(K key, long since, long refillNanos) {
        forgetFull(nanos.getAsLong());
        fullAt.merge(key, since + refillNanos, (full, _) -> Math.max(full, since) + refillNanos);
    }

    private void forgetFull(long now) {
        if (fullAt.size() > CROWD) fullAt.values().removeIf(full -> full <= now);
    }
}
