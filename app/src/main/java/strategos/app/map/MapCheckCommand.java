package strategos.app.map;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.BoardSource;
import strategos.app.cli.Checks;
import strategos.app.families.GameOptions;
import strategos.conquest.rules.Ruleset;
import strategos.wire.Json;
import strategos.wire.conquest.BoardVerdict;

/** The command {@code map check}: checks whether boards can be played, and reports all faults. */
@Command(
        name = "check",
        header = "Check whether boards can be played.",
        description =
                "Reports every fault as file:line: what is wrong. Harmless irregularities are"
                        + " warnings. Exits with 1 if any board is refused.%n",
        sortOptions = false)
final class MapCheckCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = BoardSource.LABEL,
            description = "Board files, built-in boards, or random boards.")
    private List<String> boards;

    @Option(
            names = "--rules",
            paramLabel = "NAME|FILE",
            description = "The rules to check the boards against (default: any).")
    private @Nullable String rules;

    @Option(names = "--json", description = "Print JSON, one line per file.")
    private boolean json;

    @Override
    public Integer call() {
        Ruleset ruleset = ruleset();
        return Checks.of(boards, board -> isPlayable(board, ruleset), spec.commandLine());
    }

    private boolean isPlayable(String board, @Nullable Ruleset ruleset) {
        var out = spec.commandLine().getOut();
        var read = MapFile.read(board);
        var verdict = BoardVerdict.of(read.label(), read.reading(), ruleset);
        if (json) out.println(Json.write(verdict));
        else verdict.lines().forEach(out::println);
        return verdict.playable();
    }

    private @Nullable Ruleset ruleset() {
        if (rules == null) return null;
        var options = new GameOptions();
        options.choose(rules);
        return options.rules();
    }
}
