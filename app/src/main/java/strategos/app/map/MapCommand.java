package strategos.app.map;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import strategos.conquest.board.ConquestBoards;

/** The command {@code map}. */
@Command(
        name = "map",
        header = "Check, show, convert, generate and balance boards.",
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nCommands:%n",
        subcommands = {
            MapCheckCommand.class,
            MapShowCommand.class,
            ConvertCommand.class,
            GenerateCommand.class,
            BalanceCommand.class,
            PositionsCommand.class
        })
public final class MapCommand implements Runnable {

    @Spec private CommandSpec spec;

    /** The help ends with the boards there are. */
    @Spec
    void describe(CommandSpec own) {
        String[] footer = {
            "%nBuilt-in boards: " + String.join(", ", ConquestBoards.NAMES) + ".",
            "%nFiles can be in our own format (.board) or in the formats of Domination and"
                    + " Conquest (.map); docs/boards.md describes them."
        };
        own.usageMessage().footer(footer);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
