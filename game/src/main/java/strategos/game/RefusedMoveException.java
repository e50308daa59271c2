package strategos.game;

/** A move that the rules do not allow now; the message says why, in words for the player. */
public final class RefusedMoveException extends Exception {

    private static final long serialVersionUID = 1;

    public RefusedMoveException(String message) {
        super(message);
    }
}
