package strategos.server.guards;

import java.util.function.LongSupplier;
import strategos.server.web.TokenBuckets;

/** A token bucket per visitor for one rate limit. */
public final class RateLimiter {

    private static final long SECOND = 1_000_000_000;

    private final RateLimit limit;
    private final TokenBuckets<String> visitors;

    public RateLimiter(RateLimit limit, LongSupplier nanos) {
        this.limit = limit;
        visitors = new TokenBuckets<>(limit.burst(), limit.every(), nanos);
    }

    /** Lets somebody pass, or refuses. */
    public void pass(String who) {
        int seconds = secondsToWait(who);
        if (seconds > 0) throw Refusal.tooMany(limit, seconds);
    }

    /** Counts a request; returns 0 if it is allowed, otherwise the number of seconds to wait. */
    public int secondsToWait(String who) {
        return (int) Math.ceilDiv(visitors.take(who), SECOND);
    }
}
