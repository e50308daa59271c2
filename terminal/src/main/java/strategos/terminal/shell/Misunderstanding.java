package strategos.terminal.shell;

/** A command that cannot be made out; the message says what is wrong with it. */
public final class Misunderstanding extends Exception {

    private static final long serialVersionUID = 1;

    public Misunderstanding(String message) {
        super(message);
    }
}
