package strategos.app.morris;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.Progress;
import strategos.app.cli.ThreadsOption;
import strategos.solve.MenPair;
import strategos.solve.Openings;
import strategos.solve.Openings.OpeningMove;
import strategos.solve.PlacingKey;
import strategos.solve.Solver;
import strategos.solve.TableFolder;
import strategos.solve.UnreadableTableException;
import strategos.terminal.shell.BadInput;
import strategos.wire.Json;

/** The command {@code morris prove}: the value of the empty board and of every opening move. */
@Command(
        name = "prove",
        header = "Prove the value of the game and of every opening move.",
        description = {
            "Makes the tables of the placing phase over all tables that 'morris solve' makes, from"
                    + " the last man back to the empty board. Run it again after an interruption:"
                    + " it continues with the missing tables.%n",
            "Nine men take 5 GB of disk.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
final class ProveCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;
    @Mixin private ThreadsOption threads;
    @Mixin private MemoryOption memory;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private record ProofReport(
            String rules, String value, List<OpeningMove> openings, long positions) {}

    @Override
    public void run() {
        TableFolder tables = options.tables();
        List<PlacingKey> keys = PlacingKey.all(tables.rules());
        try {
            TableOptions.require(
                    tables, MenPair.tables(tables.rules(), MenPair.all(tables.rules())), "solve");
            solve(tables, keys);
            var openings = Openings.of(tables);
            print(
                    new ProofReport(
                            tables.rules().name(),
                            openings.value(),
                            openings.moves(),
                            Solver.positions(tables, keys)));
        } catch (UnreadableTableException | UncheckedIOException | IllegalArgumentException fault) {
            throw new BadInput(fault);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void solve(TableFolder tables, List<PlacingKey> keys) throws InterruptedException {
        try (var progress = Progress.of("positions", Solver.missing(tables, keys));
                var solver = new Solver(tables, threads.count(), progress::stepBy)) {
            for (PlacingKey key : keys) {
                if (!tables.has(key)) memory.check(key, solver.memory(key));
                solver.solve(key);
            }
        }
    }

    private void print(ProofReport proof) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.write(proof));
        } else {
            out.println("For the player who begins: " + proof.value());
            for (OpeningMove move : proof.openings())
                out.printf("%-4s %s%s%n", move.point(), move.value(), others(move.alike()));
            out.printf(
                    Locale.ROOT,
                    "The tables of the placing phase have %,d positions.%n",
                    proof.positions());
        }
        out.flush();
    }

    private static String others(int points) {
        return points == 1 ? "" : ", as on %d points that are alike".formatted(points);
    }
}
