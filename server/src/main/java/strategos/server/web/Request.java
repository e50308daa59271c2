package strategos.server.web;

import java.util.List;
import java.util.Optional;

/** An HTTP request. */
public interface Request {

    /** The method, such as {@code GET}. */
    String method();

    String path();

    /**
     * The method and the path of its route, without the values in it, some of which are secrets.
     */
    String route();

    /** The part of the path that the route names in braces. */
    String parameter(String name);

    /** What follows the question mark; empty if there is none. */
    String queryString();

    /** A value from the query string. */
    Optional<String> query(String name);

    Optional<String> header(String name);

    /** The values of a header that stands in several lines, in their order. */
    List<String> headers(String name);

    Optional<String> cookie(String name);

    /**
     * The body as text.
     *
     * @param most how many bytes it has at most
     * @throws UnreadableBodyException if it is longer, slow, or breaks off
     */
    String body(int most) throws UnreadableBodyException;

    /** Where the request comes from, as far as the nearest machine knows. */
    String address();

    /** Whether the client has closed the connection, and will read no answer. */
    boolean isGone();

    /** Thrown when a body did not arrive completely. */
    final class UnreadableBodyException extends Exception {

        private static final long serialVersionUID = 1;

        private final Reason reason;

        /** Why not. */
        public enum Reason {
            TOO_LARGE,
            TOO_SLOW,
            BROKEN_OFF
        }

        UnreadableBodyException(Reason reason) {
            this.reason = reason;
        }

        public Reason reason() {
            return reason;
        }
    }
}
