package strategos.game;

/**
 * A text that should be a move, a step or a header line and is not; the message says what is wrong
 * with it.
 */
public final class NotationException extends Exception {

    private static final long serialVersionUID = 1;

    public NotationException(String message) {
        super(message);
    }
}
