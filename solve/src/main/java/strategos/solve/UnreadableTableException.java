package strategos.solve;

/** A table that cannot be trusted; the message names the file and what is wrong with it. */
public final class UnreadableTableException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnreadableTableException(String message) {
        super(message);
    }

    UnreadableTableException(String message, Throwable cause) {
        super(message, cause);
    }
}
