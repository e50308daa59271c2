package strategos.store;

/** The database could not do what was asked; nothing of it has happened. */
public final class StoreException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    public StoreException(String message) {
        super(message);
    }
}
