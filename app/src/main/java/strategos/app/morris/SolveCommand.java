package strategos.app.morris;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
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
                    + " away the next capture is. Run it again after an interruption: it goes on"
                    + " with the tables that are missing.%n",
            "Prints wins, draws and losses of the player to move, up to symmetry. All men of"
                    + " morris-fly take hours and 27 GB of disk; --upto 5-5 takes a minute or"
                    + " two.%n"
        },
        sortOptions = false)
final class SolveCommand implements Runnable {

    private static final double SHARE_OF_HEAP = 0.9;
    private static final long MEGABYTE = 1 << 20;

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;
    @Mixin private ThreadsOption threads;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description =
                    "The most memory for the tables being made, in megabytes (default: nine"
                            + " tenths of Java's heap).")
    private @Nullable Integer memory;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        TableFolder tables = options.tables();
        List<MenPair> pairs = options.pairs();
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
        try (var progress = Progress.of("positions", Solver.missing(tables, pairs));
                var solver = new Solver(tables, threads.count(), progress::stepBy)) {
            for (MenPair pair : pairs) {
                checkMemory(solver, pair);
                solver.solve(pair);
                summaries.addAll(solver.summaries(pair));
            }
        }
        return summaries;
    }

    private void checkMemory(Solver solver, MenPair pair) {
        long heap = (long) (Runtime.getRuntime().maxMemory() * SHARE_OF_HEAP);
        long limit = memory == null ? heap : Math.min(heap, memory * MEGABYTE);
        long needed = solver.memory(pair);
        if (needed > limit)
            throw new BadInput(
                    String.format(
                            Locale.ROOT,
                            "--memory: %s needs %,d MB and there are %,d; the tables before it are"
                                    + " solved. STRATEGOS_JAVA_OPTIONS=-Xmx4g gives Java 4 GB.",
                            pair,
                            needed / MEGABYTE + 1,
                            limit / MEGABYTE));
    }
}
