package strategos.app.rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.families.AnyRules;
import strategos.game.NotationException;
import strategos.terminal.shell.BadInput;

/** The command {@code rules show}: prints all options of rules, as a rules file. */
@Command(
        name = "show",
        header = "Show all options of a ruleset, as a rules file.",
        description =
                "Edit the output to make your own rules: strategos rules show modern >"
                        + " mine.rules%n",
        sortOptions = false)
final class RulesShowCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "NAME|FILE",
            description = "The name of built-in rules, or a rules file.")
    private String rules;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        try {
            out.println(AnyRules.inFull(rules));
        } catch (NotationException fault) {
            throw new BadInput(fault);
        }
        out.flush();
    }
}
