package strategos.family;

/** A decision cannot be explained to the one who asks; the message says why. */
public final class UnexplainedException extends Exception {

    private static final long serialVersionUID = 1;

    public UnexplainedException(String message) {
        super(message);
    }
}
