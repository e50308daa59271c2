package strategos.app.morris;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.OutputFile;
import strategos.app.cli.ThreadsOption;
import strategos.bots.morris.BookMaker;
import strategos.bots.morris.BookMaker.Layer;
import strategos.bots.morris.OpeningBook;
import strategos.morris.Rules;
import strategos.solve.MenPair;
import strategos.solve.MovingKey;
import strategos.solve.MovingKey.Flights;
import strategos.solve.PlacingKey;
import strategos.solve.TableFolder;
import strategos.solve.UnreadableTableException;
import strategos.terminal.shell.BadInput;

/** The command {@code morris book}: corrections of the search while men are placed. */
@Command(
        name = "book",
        header = "Make a book of openings.",
        description = {
            "Plays from the empty board, either side, by search against every reply, and records the"
                    + " positions in which the search would give away value, and how many of its"
                    + " best moves do. The player of the book then plays the next best move. All"
                    + " tables that 'morris solve' and 'morris prove' make are needed.%n",
            "A book corrects one search: it has to be made again when the search changes. All nine"
                    + " men take about an hour on two cores, and 7 GB of memory:"
                    + " STRATEGOS_JAVA_OPTIONS=-Xmx7g gives them to Java.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
final class BookCommand implements Runnable {

    private static final String ROW = "%-7s %11s %11s %12s%n";

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;
    @Mixin private ThreadsOption threads;

    @Option(
            names = "--men",
            paramLabel = "N",
            description = "How many men a player places by the book (default: all).")
    private @Nullable Integer given;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description =
                    "The positions that the search looks at per move (default: ${DEFAULT-VALUE}).",
            defaultValue = "1000")
    private long nodes;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write.",
            required = true)
    private Path file;

    @Override
    public void run() {
        TableFolder tables = options.tables();
        int most = tables.rules().men();
        int men = given == null ? most : given;
        if (men < 1 || men > most)
            throw new BadInput("--men: 1 to %d men, not %d".formatted(most, men));
        if (nodes < 1) throw new BadInput("--nodes: at least 1, not " + nodes);
        var output = new OutputFile(file);
        output.check();
        TableOptions.require(tables, PlacingKey.all(tables.rules()), "prove");
        if (men == most) TableOptions.require(tables, afterPlacing(tables.rules()), "solve");
        PrintWriter out = spec.commandLine().getOut();
        out.printf(ROW, "placed", "positions", "decisions", "corrections");
        out.flush();
        try {
            var maker = new BookMaker(tables, nodes, threads.count());
            OpeningBook book = maker.make(men, layer -> print(out, layer));
            output.write(book::write);
            out.printf(
                    Locale.ROOT,
                    "%s has %,d corrections in %,d bytes.%n",
                    file,
                    book.size(),
                    file.toFile().length());
            out.flush();
        } catch (UnreadableTableException fault) {
            throw new BadInput(fault);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** The tables that the last man leads to: nobody may fly because of a mill made by placing. */
    private static List<MovingKey> afterPlacing(Rules rules) {
        return MenPair.tables(rules, MenPair.all(rules)).stream()
                .filter(key -> key.flights() == Flights.NEITHER)
                .toList();
    }

    private static void print(PrintWriter out, Layer layer) {
        out.printf(
                ROW,
                layer.placed(),
                String.format(Locale.ROOT, "%,d", layer.positions()),
                String.format(Locale.ROOT, "%,d", layer.decisions()),
                String.format(Locale.ROOT, "%,d", layer.corrections()));
        out.flush();
    }
}
