package strategos.terminal.shell;

import java.util.Objects;

/**
 * Thrown for invalid input. The message says what is wrong and where; the command line prints it
 * and exits with code 2.
 */
public final class BadInput extends RuntimeException {

    public BadInput(String message) {
        super(message);
    }

    public BadInput(String message, Throwable cause) {
        super(message, cause);
    }

    /** What something else refused, in its words. */
    public BadInput(Exception refusal) {
        super(Objects.requireNonNullElse(refusal.getMessage(), refusal.toString()), refusal);
    }
}
