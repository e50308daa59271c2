package strategos.app.morris;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.solve.PlacingSearch;
import strategos.solve.PlacingSearch.OpeningMove;
import strategos.solve.PlacingValue;
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
            "Searches the positions in which men are placed, down to the tables that 'morris"
                    + " solve' has made. Run it again to go on with what has been proven. Exits"
                    + " with 1 if the value of the game is not proven.%n"
        },
        sortOptions = false)
final class ProveCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description =
                    "The most positions to look at for each opening move (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "100000000")
    private long positions;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    /** What is known of an opening move, as JSON. */
    private record OpeningLine(String point, int alike, String value) {}

    private record ProofReport(
            String rules, String value, List<OpeningLine> openings, int positions, long missing) {}

    @Override
    public Integer call() {
        if (positions < 1) throw new BadInput("--positions: at least 1, not " + positions);
        TableFolder tables = options.tables();
        try {
            long missing = Solver.missing(tables, options.pairs());
            var search = new PlacingSearch(tables);
            List<OpeningMove> openings = search.openings(positions);
            PlacingValue value = PlacingSearch.best(openings);
            print(
                    new ProofReport(
                            tables.rules().name(),
                            value.text(),
                            openings.stream().map(ProveCommand::line).toList(),
                            search.size(),
                            missing));
            return value.isExact() ? 0 : 1;
        } catch (UnreadableTableException | UncheckedIOException fault) {
            throw new BadInput(fault);
        }
    }

    private static OpeningLine line(OpeningMove opening) {
        return new OpeningLine(opening.point(), opening.alike(), opening.value().text());
    }

    private void print(ProofReport proof) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.write(proof));
        } else {
            out.println("For the player who begins: " + proof.value());
            for (OpeningLine line : proof.openings())
                out.printf("%-4s %s%s%n", line.point(), line.value(), others(line.alike()));
            out.printf(Locale.ROOT, "Something is known of %,d positions.%n", proof.positions());
            if (proof.missing() > 0)
                out.printf(
                        Locale.ROOT,
                        "Tables of %,d positions are missing; 'morris solve' makes them.%n",
                        proof.missing());
        }
        out.flush();
    }

    private static String others(int points) {
        return points == 1 ? "" : ", as on %d points that are alike".formatted(points);
    }
}
