package strategos.app.cli;

import java.io.IOException;
import java.util.Optional;
import strategos.game.io.FileFault;

/** Thrown when standard output cannot be written. */
public final class OutputException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** What the shell reports for a program that wrote to a pipe nobody reads any more. */
    private static final int CLOSED_PIPE = 141;

    private final boolean pipeClosed;

    public OutputException(IOException why) {
        super("standard output: " + FileFault.of(why), why);
        pipeClosed = Optional.ofNullable(why.getMessage()).orElse("").contains("Broken pipe");
    }

    /** What to tell the person; empty if the reader of the output has closed it. */
    public Optional<String> complaint() {
        return pipeClosed ? Optional.empty() : Optional.ofNullable(getMessage());
    }

    public int exitCode() {
        return pipeClosed ? CLOSED_PIPE : Complaint.BAD_INPUT;
    }
}
