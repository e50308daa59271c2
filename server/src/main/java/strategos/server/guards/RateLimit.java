package strategos.server.guards;

import java.time.Duration;

/**
 * A rate limit: a burst, and a refill interval.
 *
 * @param what the name of the counted things, for messages
 */
public record RateLimit(String what, int burst, Duration every) {

    public RateLimit {
        if (burst < 1)
            throw new IllegalArgumentException("a limit of " + burst + " allows nothing");
        if (!every.isPositive())
            throw new IllegalArgumentException("one every " + every + " is not a limit");
    }

    String everyInWords() {
        return every.toMillis() % 1000 == 0 ? every.toSeconds() + " s" : every.toMillis() + " ms";
    }
}
