package strategos.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.game.Spelling;
import strategos.terminal.shell.BadInput;

/** The command {@code help}. */
@Command(name = "help", header = "Show the help of a command.")
public final class HelpCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "COMMAND",
            description = "The command, such as: map check (default: Strategos itself).")
    private List<String> path = List.of();

    @Override
    public Integer call() {
        CommandLine about = spec.parent().commandLine();
        for (String name : path) about = below(about, name);
        about.usage(spec.commandLine().getOut());
        return 0;
    }

    private static CommandLine below(CommandLine command, String name) {
        var known = command.getSubcommands();
        if (known.isEmpty())
            throw new BadInput(
                    "%s has no subcommand '%s'"
                            .formatted(command.getCommandSpec().qualifiedName(), name));
        if (!known.containsKey(name))
            throw new BadInput(
                    "there is no command '%s'; %s"
                            .formatted(name, Spelling.hint(name, known.keySet())));
        return known.get(name);
    }
}
