package strategos.game;

/**
 * Thrown for a text that is not a valid move, step or header line; the message says what is wrong.
 */
public final class NotationException extends Exception {

    private static final long serialVersionUID = 1;

    public NotationException(String message) {
        super(message);
    }
}
