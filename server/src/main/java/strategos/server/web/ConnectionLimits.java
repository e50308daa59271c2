package strategos.server.web;

import java.time.Duration;

/**
 * The limits on connections, before anything is known of their requests.
 *
 * @param most how many there are at a time
 * @param mostOfAddress how many one address has at a time, and opens at once
 * @param between the time between those that one address opens after that
 * @param headers how long the headers of a request may take to arrive
 */
public record ConnectionLimits(int most, int mostOfAddress, Duration between, Duration headers) {

    public static final ConnectionLimits STANDARD =
            new ConnectionLimits(15_000, 250, Duration.ofMillis(20), Duration.ofSeconds(20));

    private static final Duration NO_TIME = Duration.ofNanos(1);

    public ConnectionLimits {
        if (most < 1 || mostOfAddress < 1)
            throw new IllegalArgumentException("a server without connections serves nobody");
    }

    /** The same behind a proxy, from whose address all connections come. */
    public ConnectionLimits behindProxy() {
        return new ConnectionLimits(most, most, NO_TIME, headers);
    }
}
