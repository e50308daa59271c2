package strategos.app.rules;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.Checks;
import strategos.app.families.AnyRules;
import strategos.game.NotationException;

/** The command {@code rules check}: checks whether rules can be played, and reports all faults. */
@Command(
        name = "check",
        header = "Check whether rules can be played.",
        description =
                "Reports every fault as file:line: what is wrong. Exits with 1 if any file is"
                        + " refused.%n",
        sortOptions = false)
final class RulesCheckCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "NAME|FILE",
            description = "Rules files, or names of built-in rules.")
    private List<String> files;

    @Override
    public Integer call() {
        return Checks.of(files, this::isFine, spec.commandLine());
    }

    private boolean isFine(String file) {
        var out = spec.commandLine().getOut();
        try {
            String rules = AnyRules.inFull(file);
            out.printf("%s: can be played (%s)%n", file, rules.lines().findFirst().orElse(""));
            return true;
        } catch (NotationException faults) {
            out.println(faults.getMessage());
            return false;
        }
    }
}
