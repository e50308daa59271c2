package strategos.server.board;

/** Thrown when computing a result takes too long. */
public final class TooLongException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public TooLongException() {
        super("this took too long to compute");
    }
}
