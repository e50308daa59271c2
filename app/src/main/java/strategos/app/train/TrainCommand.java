package strategos.app.train;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code train}. */
@Command(
        name = "train",
        header = "Train bots.",
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nCommands:%n",
        subcommands = {
            MorrisMemoryCommand.class,
            ConquestValueCommand.class,
            ConquestNetworkCommand.class
        })
public final class TrainCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
