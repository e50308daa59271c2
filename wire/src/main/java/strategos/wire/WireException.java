package strategos.wire;

/**
 * Thrown for a text that is not the JSON of the expected record; the message says what is wrong.
 */
public final class WireException extends Exception {

    private static final long serialVersionUID = 1;

    public WireException(String message) {
        super(message);
    }
}
