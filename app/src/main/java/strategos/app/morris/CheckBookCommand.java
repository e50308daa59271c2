package strategos.app.morris;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.SeedOption;
import strategos.bots.morris.BookCheck;
import strategos.bots.morris.OpeningBook;
import strategos.solve.TableFolder;
import strategos.solve.UnreadableTableException;
import strategos.terminal.shell.BadInput;

/** The command {@code morris check-book}: the book that ships, compared with the tables. */
@Command(
        name = "check-book",
        header = "Check the book of openings that ships.",
        description = {
            "Plays matches by the book and looks up in the tables whether a move gives away value."
                    + " Half of the replies are random, the others keep the value. Exits with 1 if"
                    + " a move gives away value. All tables that 'morris solve' and 'morris prove'"
                    + " make are needed.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
final class CheckBookCommand implements Callable<Integer> {

    private static final int SEATS = 2;

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The number of matches (default: ${DEFAULT-VALUE}).",
            defaultValue = "10000")
    private int games;

    @Mixin private SeedOption seed;

    @Override
    public Integer call() {
        if (games < 1) throw new BadInput("--games: at least 1, not " + games);
        TableFolder tables = options.tables();
        OpeningBook book =
                OpeningBook.shipped(tables.rules())
                        .orElseThrow(
                                () ->
                                        new BadInput(
                                                "--rules: no book ships for "
                                                        + tables.rules().name()));
        TableOptions.requireAll(tables);
        try {
            return check(new BookCheck(tables, book));
        } catch (UnreadableTableException fault) {
            throw new BadInput(fault);
        }
    }

    private int check(BookCheck book) {
        PrintWriter out = spec.commandLine().getOut();
        var all = BookCheck.Result.NONE;
        for (int game = 0; game < games; game++) {
            var result = book.play(game % SEATS, seed.seed().child(game).random());
            if (result.mistakes() > 0)
                out.printf(
                        Locale.ROOT,
                        "match %,d gives away value (--seed %d)%n",
                        game + 1,
                        seed.seed().value());
            all = all.plus(result);
        }
        out.printf(
                Locale.ROOT,
                "%,d decisions, %,d corrected, %,d gave away value%n",
                all.decisions(),
                all.corrected(),
                all.mistakes());
        out.flush();
        return all.mistakes() == 0 ? 0 : 1;
    }
}
