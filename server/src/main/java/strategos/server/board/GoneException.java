package strategos.server.board;

/** Thrown when nobody waits for a result any more. */
public final class GoneException extends RuntimeException {

    private static final long serialVersionUID = 1;

    GoneException() {
        super("the client has disconnected");
    }
}
