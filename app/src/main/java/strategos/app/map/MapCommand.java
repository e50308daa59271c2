package strategos.app.map;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What can be done with boards. */
@Command(
        name = "map",
        header = "Check, show, convert, make and weigh boards.%n",
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nWhat can be done:%n",
        footer = {
            "%nFiles can be in our own format (.board) or in those of Domination and Conquest"
                    + " (.map); docs/boards.md describes them."
        },
        subcommands = {
            CheckCommand.class,
            ShowCommand.class,
            ConvertCommand.class,
            GenerateCommand.class,
            BalanceCommand.class,
            PositionsCommand.class
        })
public final class MapCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
