package strategos.app.morris;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.SeedOption;
import strategos.bots.BotKind;
import strategos.bots.morris.Grade;
import strategos.bots.morris.GradedPositions;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.MorrisBots;
import strategos.game.Budget;
import strategos.game.Spelling;
import strategos.morris.Morris;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.View;
import strategos.solve.TableFolder;
import strategos.solve.UnreadableTableException;
import strategos.terminal.shell.BadInput;

/** The command {@code morris grade}: what the moves of bots give away. */
@Command(
        name = "grade",
        header = "Compare bots with perfect play.",
        description = {
            "Asks bots for their move in positions in which something can be given away, the same"
                    + " for all, and looks up in the tables what each move gives away: a win counts 1,"
                    + " a draw ½. The positions come from matches of search-3 against itself, after two"
                    + " random men a side. All tables that 'morris solve' and 'morris prove' make are"
                    + " needed.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
final class GradeCommand implements Runnable {

    private static final String AUTHOR = "search-3";
    private static final String ROW = "%-22s %-8s %9s %10s %12s%n";

    @Spec private CommandSpec spec;

    @Mixin private TableOptions options;
    @Mixin private SeedOption seed;

    @Option(
            names = "--bots",
            paramLabel = "NAMES",
            split = ",",
            description = "The bots, by name (default: ${DEFAULT-VALUE}).",
            defaultValue =
                    "random,memory,memory-share,memory-position,memory-position-share,search-1,"
                            + "search-3,search-5,search")
    private List<String> names;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "The number of positions (default: ${DEFAULT-VALUE}).",
            defaultValue = "1000")
    private int positions;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description =
                    "The most positions that a bot may look at per move (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "100000")
    private long nodes;

    @Override
    public void run() {
        if (positions < 1) throw new BadInput("--positions: at least 1, not " + positions);
        if (nodes < 1) throw new BadInput("--nodes: at least 1, not " + nodes);
        Rules rules = options.rules();
        TableFolder tables = options.tables();
        TableOptions.requireAll(tables);
        var bots = new MorrisBots(new MemoryFolder(options.data()));
        var chosen = names.stream().map(name -> bot(bots, name)).toList();
        var game = new Morris(rules);
        PrintWriter out = spec.commandLine().getOut();
        try {
            var graded =
                    new GradedPositions(game, tables, bot(bots, AUTHOR), positions, seed.seed());
            out.printf(ROW, "bot", "decision", "positions", "kept", "given away");
            var budget = new Budget(nodes, Budget.UNLIMITED.time());
            for (var kind : chosen)
                for (Grade grade : graded.grade(kind, budget, seed.seed().child(kind.name())))
                    print(out, kind.name(), grade);
            out.flush();
        } catch (UnreadableTableException fault) {
            throw new BadInput(fault);
        }
    }

    private static void print(PrintWriter out, String bot, Grade grade) {
        out.printf(
                ROW,
                bot,
                grade.stage().name().toLowerCase(Locale.ROOT),
                String.format(Locale.ROOT, "%,d", grade.decisions()),
                String.format(Locale.ROOT, "%.1f %%", 100.0 * grade.kept() / grade.decisions()),
                String.format(Locale.ROOT, "%.3f", grade.average()));
        out.flush();
    }

    private static BotKind<Morris, Move, View> bot(MorrisBots bots, String name) {
        List<String> known = bots.all().stream().map(BotKind::name).toList();
        return bots.named(name)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "--bots: there is no bot '%s'; %s"
                                                .formatted(name, Spelling.hint(name, known))));
    }
}
