package strategos.game;

/** Thrown for a move that the rules do not allow now; the message tells the player why. */
public final class RefusedMoveException extends Exception {

    private static final long serialVersionUID = 1;

    public RefusedMoveException(String message) {
        super(message);
    }
}
