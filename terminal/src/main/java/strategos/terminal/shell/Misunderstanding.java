package strategos.terminal.shell;

/** Thrown for a command that is not understood; the message says what is wrong. */
public final class Misunderstanding extends Exception {

    private static final long serialVersionUID = 1;

    public Misunderstanding(String message) {
        super(message);
    }
}
