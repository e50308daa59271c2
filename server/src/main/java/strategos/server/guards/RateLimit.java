package strategos.server.guards;

import java.time.Duration;

/**
 * How often something may be done: so many at once, and one more every so often.
 *
 * @param what the things that are counted, for the message to whoever does too many
 */
public record RateLimit(String what, int burst, Duration every) {

    public RateLimit {
        if (burst < 1)
            throw new IllegalArgumentException("a limit of " + burst + " allows nothing");
        if (!every.isPositive())
            throw new IllegalArgumentException("one every " + every + " is no limit");
    }

    String everyInWords() {
        return every.toMillis() % 1000 == 0 ? every.toSeconds() + " s" : every.toMillis() + " ms";
    }
}
