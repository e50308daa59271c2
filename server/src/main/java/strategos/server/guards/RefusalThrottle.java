package strategos.server.guards;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Makes an address wait that goes on asking although it is refused: a refusal takes work, too. Its
 * connections wait as well, so that the number of them bounds the requests per second.
 */
final class RefusalThrottle {

    private final RateLimiter refusals;
    private final Duration wait;

    /**
     * @param limit the refusals that an address gets at once
     * @param wait how long each further one takes
     */
    RefusalThrottle(RateLimit limit, Duration wait, LongSupplier nanos) {
        refusals = new RateLimiter(limit, nanos);
        this.wait = wait;
    }

    /** An address has been refused something. */
    void refused(String address) {
        if (refusals.secondsToWait(address) == 0) return;
        try {
            Thread.sleep(wait);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
