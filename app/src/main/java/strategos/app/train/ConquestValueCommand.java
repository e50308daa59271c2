package strategos.app.train;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.DataFolder;
import strategos.app.cli.OutputFile;
import strategos.app.cli.SeedOption;
import strategos.arena.value.ValueFit;
import strategos.bots.conquest.value.ValueFile;
import strategos.terminal.shell.BadInput;

/**
 * The command {@code train conquest-value}: fits the value by which the planner judges positions.
 */
@Command(
        name = "conquest-value",
        header = "Fit the value by which the bot planner judges Risk positions.",
        description = {
            "Bots play matches on world with two to six seats, and networks learn from the positions"
                    + " who wins. In every further generation, planners that use the last value play"
                    + " half of the seats. The result depends on the options and the seed only.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
public final class ConquestValueCommand implements Runnable {

    /** Enough for positions with every number of living seats. */
    private static final int FEWEST_GAMES = 100;

    @Spec private CommandSpec spec;

    @Option(names = "--orders", description = "Fit the value for rulesets with orders instead.")
    private boolean forOrders;

    @Option(names = "--teams", description = "Fit the value for teams instead.")
    private boolean forTeams;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "The number of matches of scripted bots per table size (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "60000")
    private int games;

    @Option(
            names = "--planned",
            paramLabel = "N",
            description =
                    "The number of matches per table size in each further generation (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "1500")
    private int planned;

    @Option(
            names = "--generations",
            paramLabel = "N",
            description = "How often the value is fitted (default: ${DEFAULT-VALUE}).",
            defaultValue = "1")
    private int generations;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            description = "How often every position is learned from (default: ${DEFAULT-VALUE}).",
            defaultValue = "10")
    private int epochs;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads (default: all processors).")
    private @Nullable Integer threads;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file of the value (default: value.txt in the data folder).")
    private @Nullable Path out;

    @Mixin private SeedOption seed;
    @Mixin private DataFolder data;

    @Override
    public void run() {
        require("--games", games, FEWEST_GAMES);
        require("--planned", planned, 1);
        require("--generations", generations, 1);
        require("--epochs", epochs, 1);
        int all = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        require("--threads", all, 1);
        if (out != null) new OutputFile(out).check();
        Path file = out == null ? data.path().resolve("value.txt") : out;
        var fit = new ValueFit(course(), games, planned, generations, epochs, all);
        new OutputFile(file).write(ValueFile.write(fit.fit(seed.seed(), this::say)));
        say("The value is " + file + ".");
    }

    private ValueFit.Course course() {
        if (forOrders && forTeams)
            throw new BadInput("--orders and --teams: choose one; orders are not planned in teams");
        if (forOrders) return ValueFit.Course.ORDERS;
        return forTeams ? ValueFit.Course.TEAMS : ValueFit.Course.IN_TURN;
    }

    private static void require(String option, int number, int least) {
        if (number < least)
            throw new BadInput("%s: at least %d, not %d".formatted(option, least, number));
    }

    private void say(String line) {
        spec.commandLine().getOut().println(line);
        spec.commandLine().getOut().flush();
    }
}
