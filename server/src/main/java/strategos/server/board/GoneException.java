package strategos.server.board;

/** What is thrown instead of a result that nobody waits for any more. */
public final class GoneException extends RuntimeException {

    private static final long serialVersionUID = 1;

    GoneException() {
        super("whoever asked has gone");
    }
}
