package strategos.server.board;

/** Thrown when a process ends while it draws a board, such as for lack of memory. */
final class LostProcessException extends RuntimeException {

    private static final long serialVersionUID = 1;

    LostProcessException(Throwable cause) {
        super("the process that drew a board has ended", cause);
    }
}
