package strategos.arena.driver;

/** Thrown if a driver cannot go on; the message says why. */
public final class DriverException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public DriverException(String message) {
        super(message);
    }
}
