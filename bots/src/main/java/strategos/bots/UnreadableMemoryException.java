package strategos.bots;

/** A file that should be a memory and is not; the message says where and why. */
public final class UnreadableMemoryException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public UnreadableMemoryException(String message, Throwable cause) {
        super(message, cause);
    }
}
