package strategos.server.web;

import java.time.Duration;

/**
 * The limits on connections, before anything is known of their requests.
 *
 * @param most how many there are at a time
 * @param mostOfAddress how many one address has at a time
 * @param headers how long the headers of a request may take to arrive
 */
public record ConnectionLimits(int most, int mostOfAddress, Duration headers) {

    public static final ConnectionLimits STANDARD =
            new ConnectionLimits(15_000, 250, Duration.ofSeconds(20));

    public ConnectionLimits {
        if (most < 1 || mostOfAddress < 1)
            throw new IllegalArgumentException("a server without connections serves nobody");
    }

    /** The same behind a proxy, from whose address all connections come. */
    public ConnectionLimits behindProxy() {
        return new ConnectionLimits(most, most, headers);
    }
}
