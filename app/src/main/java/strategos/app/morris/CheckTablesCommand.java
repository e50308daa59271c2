package strategos.app.morris;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.SeedOption;
import strategos.morris.Rules;
import strategos.solve.MenPair;
import strategos.solve.PlacingKey;
import strategos.solve.TableCheck;
import strategos.solve.TableFolder;
import strategos.solve.TableKey;
import strategos.solve.UnreadableTableException;
import strategos.terminal.shell.BadInput;

/** The command {@code morris check}: checks tables by the rules of the game. */
@Command(
        name = "check",
        header = "Check the tables by the rules of the game.",
        description = {
            "Derives outcomes again from the legal moves and the outcomes they lead to: all of the"
                    + " small tables, a random sample of the large ones. Exits with 1 if a table is"
                    + " damaged or wrong.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
final class CheckTablesCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;
    @Mixin private UptoOption upto;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description =
                    "The maximum number of positions to check per table (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "100000")
    private int sample;

    @Mixin private SeedOption seed;

    @Override
    public Integer call() {
        if (sample < 1) throw new BadInput("--sample: at least 1 position, not " + sample);
        TableFolder tables = options.tables();
        List<TableKey> found = keys(tables.rules()).filter(tables::has).toList();
        if (found.isEmpty())
            throw new BadInput(
                    "there are no tables in %s; 'morris solve' makes them"
                            .formatted(tables.path()));
        boolean fine = true;
        for (TableKey key : found) fine &= isFine(tables, key);
        return fine ? 0 : 1;
    }

    /** The tables of the moving phase; without a last pair, those of the placing phase, too. */
    private Stream<TableKey> keys(Rules rules) {
        var moving = MenPair.tables(rules, upto.pairs(rules)).stream();
        return upto.isGiven()
                ? moving.map(key -> key)
                : Stream.concat(moving, PlacingKey.all(rules).stream());
    }

    private boolean isFine(TableFolder tables, TableKey key) {
        PrintWriter out = spec.commandLine().getOut();
        try {
            var random = seed.seed().child(key.toString()).random();
            TableCheck.Result result = new TableCheck(tables).check(key, sample, random);
            String agreed = String.format(Locale.ROOT, "%,d positions agree", result.checked());
            out.println(result.fault().orElse(key + ": " + agreed));
            return result.fault().isEmpty();
        } catch (UnreadableTableException damaged) {
            out.println(damaged.getMessage());
            return false;
        } finally {
            out.flush();
        }
    }
}
