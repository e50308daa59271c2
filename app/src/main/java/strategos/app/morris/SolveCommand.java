package strategos.app.morris;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.Progress;
import strategos.app.cli.ThreadsOption;
import strategos.solve.MenPair;
import strategos.solve.Solver;
import strategos.solve.TableFolder;
import strategos.solve.TableSummary;
import strategos.solve.UnreadableTableException;
import strategos.terminal.shell.BadInput;
import strategos.wire.Json;

/** The command {@code morris solve}: makes the tables of perfect play. */
@Command(
        name = "solve",
        header = "Find the value of every position in the moving phase.",
        description = {
            "Makes a table for each pair of numbers of men, from few men up: who wins, and how far"
                    + " away the next capture is. Run it again after an interruption: it continues"
                    + " with the missing tables.%n",
            "Prints wins, draws and losses of the player to move, up to symmetry. All men of"
                    + " morris-fly take hours and 28 GB of disk; --upto 5-5 takes a minute or"
                    + " two.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
final class SolveCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;
    @Mixin private UptoOption upto;
    @Mixin private ThreadsOption threads;
    @Mixin private MemoryOption memory;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        TableFolder tables = options.tables();
        List<MenPair> pairs = upto.pairs(tables.rules());
        try {
            List<TableSummary> summaries = solve(tables, pairs);
            PrintWriter out = spec.commandLine().getOut();
            if (json) out.println(Json.write(new SolveReport(tables.rules().name(), summaries)));
            else SolveReport.print(out, tables.path(), summaries);
            out.flush();
        } catch (UnreadableTableException | UncheckedIOException | IllegalArgumentException fault) {
            throw new BadInput(fault);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private List<TableSummary> solve(TableFolder tables, List<MenPair> pairs)
            throws InterruptedException {
        List<TableSummary> summaries = new ArrayList<>();
        var keys = MenPair.tables(tables.rules(), pairs);
        try (var progress = Progress.of("positions", Solver.missing(tables, keys));
                var solver = new Solver(tables, threads.count(), progress::stepBy)) {
            for (MenPair pair : pairs) {
                if (Solver.missing(tables, pair.tables(tables.rules())) > 0)
                    memory.check(pair, solver.memory(pair));
                solver.solve(pair);
                summaries.addAll(solver.summaries(pair));
            }
        }
        return summaries;
    }
}
