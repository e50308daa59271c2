package strategos.server.guards;

import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** A token bucket per visitor for one rate limit. */
public final class RateLimiter {

    /** With more than this many people known, those who have not come for long are forgotten. */
    private static final int CROWD = 10_000;

    private final RateLimit limit;
    private final LongSupplier nanos;
    private final Map<String, Long> fullAt = new ConcurrentHashMap<>();

    public RateLimiter(RateLimit limit, LongSupplier nanos) {
        this.limit = limit;
        this.nanos = nanos;
    }

    /** Lets somebody pass, or refuses. */
    public void pass(String who) {
        int seconds = secondsToWait(who);
        if (seconds > 0) throw Refusal.tooMany(limit, seconds);
    }

    /**
     * Counts a request; returns 0 if it is allowed, otherwise the number of seconds to wait.
     *
     * <p>Everybody has a bucket that fills with time and is drawn from; what is remembered is when
     * it will be full.
     */
    public int secondsToWait(String who) {
        long now = nanos.getAsLong();
        if (fullAt.size() > CROWD) forgetFull(now);
        long one = limit.every().toNanos();
        var wait = new long[1];
        fullAt.compute(
                who,
                (_, known) -> {
                    long full = known == null ? now : Math.max(known, now);
                    long empty = now + one * limit.burst();
                    wait[0] = full + one - empty;
                    return wait[0] > 0 ? full : full + one;
                });
        return wait[0] > 0 ? (int) Math.ceilDiv(wait[0], 1_000_000_000L) : 0;
    }

    private void forgetFull(long now) {
        Iterator<Long> all = fullAt.values().iterator();
        while (all.hasNext()) if (all.next() <= now) all.remove();
    }
}
