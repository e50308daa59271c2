package strategos.app.morris;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code morris}. */
@Command(
        name = "morris",
        header = "Solve Morris, and check the result.",
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nCommands:%n",
        subcommands = {
            SolveCommand.class,
            CheckTablesCommand.class,
            ProveCommand.class,
            FitCommand.class,
            BookCommand.class,
            CheckBookCommand.class,
            GradeCommand.class
        })
public final class MorrisCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
