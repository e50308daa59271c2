package strategos.app.dice;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code dice}. */
@Command(
        name = "dice",
        header = "Check the dice of a match.",
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nCommands:%n",
        subcommands = DiceCheckCommand.class)
public final class DiceCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
