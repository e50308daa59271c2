package strategos.server.web;

import java.util.Optional;

/** What a browser asks. */
public interface Request {

    /** The method, such as {@code GET}. */
    String method();

    String path();

    /** The part of the path that the route names in braces. */
    String parameter(String name);

    /** A value from the query string. */
    Optional<String> query(String name);

    Optional<String> header(String name);

    Optional<String> cookie(String name);

    /**
     * The body as text.
     *
     * @param most how many bytes it has at most
     * @throws TooLargeException if it is longer
     */
    String body(int most) throws TooLargeException;

    /** Where the request comes from, as far as the nearest machine knows. */
    String address();

    /** Whether whoever asked has closed the connection, and will read no answer. */
    boolean isGone();

    /** A body that is longer than it may be. */
    final class TooLargeException extends Exception {

        private static final long serialVersionUID = 1;
    }
}
