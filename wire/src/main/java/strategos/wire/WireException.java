package strategos.wire;

/**
 * A text that should be the JSON of a record and is not; the message says what is wrong with it, in
 * words for whoever wrote it.
 */
public final class WireException extends Exception {

    private static final long serialVersionUID = 1;

    public WireException(String message) {
        super(message);
    }
}
