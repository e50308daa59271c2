package strategos.app.cli;

import java.util.List;
import java.util.function.Predicate;
import picocli.CommandLine;
import strategos.terminal.shell.BadInput;

/** Runs several checks independently of each other's results. */
public final class Checks {

    private Checks() {}

    /** The exit code: 0 if all are fine, 1 if any is not, 2 if any cannot be looked at. */
    public static <T> int of(List<T> things, Predicate<T> isFine, CommandLine command) {
        int worst = 0;
        for (T thing : things) {
            try {
                if (!isFine.test(thing)) worst = Math.max(worst, 1);
            } catch (BadInput unreadable) {
                command.getOut().flush();
                command.getErr().println(unreadable.getMessage());
                worst = Complaint.BAD_INPUT;
            }
        }
        command.getOut().flush();
        command.getErr().flush();
        return worst;
    }
}
