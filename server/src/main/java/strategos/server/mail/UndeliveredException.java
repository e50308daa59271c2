package strategos.server.mail;

/** A mail that the mail server did not take. */
public final class UndeliveredException extends Exception {

    private static final long serialVersionUID = 1;

    UndeliveredException(String message, Throwable cause) {
        super(message, cause);
    }
}
