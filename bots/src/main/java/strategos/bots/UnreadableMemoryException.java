package strategos.bots;

/** Thrown for a file that is not a valid memory; the message says where and why. */
public final class UnreadableMemoryException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public UnreadableMemoryException(String message, Throwable cause) {
        super(message, cause);
    }
}
