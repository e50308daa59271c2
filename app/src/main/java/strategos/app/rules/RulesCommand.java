package strategos.app.rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code rules}. */
@Command(
        name = "rules",
        header = "List, show and check rules.",
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nCommands:%n",
        footer = {
            "%ndocs/rules/writing.md describes the format. Play the rules of a file with --rules"
                    + " FILE, and change a single option with --set OPTION=VALUE."
        },
        subcommands = {RulesListCommand.class, RulesShowCommand.class, RulesCheckCommand.class})
public final class RulesCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
