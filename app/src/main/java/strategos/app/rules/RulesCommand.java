package strategos.app.rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code rules}. */
@Command(
        name = "rules",
        header = "List, show and check rules.",
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nWhat can be done:%n",
        footer = {
            "%ndocs/rules/writing.md says how rules are written. Those in a file are played with"
                    + " --rules FILE, and an option alone is changed with --set OPTION=VALUE."
        },
        subcommands = {RulesListCommand.class, RulesShowCommand.class, RulesCheckCommand.class})
public final class RulesCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
