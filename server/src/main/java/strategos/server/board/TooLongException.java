package strategos.server.board;

/** What is thrown instead of a result that took longer to work out than anybody should wait. */
public final class TooLongException extends RuntimeException {

    private static final long serialVersionUID = 1;

    TooLongException() {
        super("this took too long to work out");
    }
}
