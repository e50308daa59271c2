package strategos.app.morris;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.OutputFile;
import strategos.app.cli.SeedOption;
import strategos.app.cli.ThreadsOption;
import strategos.bots.morris.fit.PatternFit;
import strategos.bots.morris.search.PatternBuckets;
import strategos.bots.morris.search.PatternInputs;
import strategos.morris.Rules;
import strategos.solve.TableFolder;
import strategos.solve.UnreadableTableException;
import strategos.terminal.shell.BadInput;

/** The command {@code morris fit}: the weights by which the search judges positions. */
@Command(
        name = "fit",
        header = "Fit the evaluation of the search to perfect play.",
        description = {
            "Plays matches with many random moves, looks up the value of their positions in the"
                    + " tables, and fits a weight to every way in which men can stand on a ring, a"
                    + " side or a corner of the board. All tables that 'morris solve' and 'morris"
                    + " prove' make are needed.%n",
            "Positions with different numbers of men, or rights to fly, have weights of their own."
                    + " Prints the log loss on held-out positions for each of them; 'even' is that"
                    + " of the same prediction for all.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
final class FitCommand implements Runnable {

    private static final String ROW = "%-28s %11s %7s %7s%n";

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;
    @Mixin private ThreadsOption threads;
    @Mixin private SeedOption seed;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "The number of matches that positions come from (default: ${DEFAULT-VALUE}).",
            defaultValue = "20000")
    private int games;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            description =
                    "How often it learns from each position, on average"
                            + " (default: ${DEFAULT-VALUE}).",
            defaultValue = "5")
    private int epochs;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write.",
            required = true)
    private Path file;

    @Override
    public void run() {
        TableFolder tables = options.tables();
        Rules rules = tables.rules();
        if (!PatternInputs.areFor(rules))
            throw new BadInput("--rules: there are no patterns for the board of " + rules.name());
        if (games < 1) throw new BadInput("--games: at least 1, not " + games);
        if (epochs < 1) throw new BadInput("--epochs: at least 1, not " + epochs);
        var output = new OutputFile(file);
        output.check();
        TableOptions.requireAll(tables);
        PrintWriter out = spec.commandLine().getOut();
        out.printf(ROW, "positions with", "number", "loss", "even");
        out.flush();
        try {
            var fit = new PatternFit(tables, games, epochs, threads.count());
            output.write(fit.fit(seed.seed(), quality -> print(out, quality))::write);
        } catch (UnreadableTableException fault) {
            throw new BadInput(fault);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void print(PrintWriter out, PatternFit.Quality quality) {
        if (quality.positions() == 0) return;
        out.printf(
                ROW,
                PatternBuckets.name(quality.bucket()),
                String.format(Locale.ROOT, "%,d", quality.positions()),
                String.format(Locale.ROOT, "%.4f", quality.loss()),
                String.format(Locale.ROOT, "%.4f", quality.even()));
        out.flush();
    }
}
