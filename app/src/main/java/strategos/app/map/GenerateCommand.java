package strategos.app.map;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.app.cli.SeedOption;
import strategos.app.cli.ThreadsOption;
import strategos.conquest.board.Board;
import strategos.maps.generate.Plan;
import strategos.maps.generate.Plan.Extra;
import strategos.terminal.shell.BadInput;

/** The command {@code map generate}: generates a random board. */
@Command(
        name = "generate",
        header = "Generate a random board.",
        description = "The same parameters give the same board, byte for byte.%n",
        sortOptions = false)
final class GenerateCommand implements Runnable {

    @Option(
            names = "--territories",
            paramLabel = "N",
            description = "The number of territories (default: 42).")
    private int territories = 42;

    @Option(
            names = "--continents",
            paramLabel = "N",
            description = "The number of continents (default: one for every seven territories).")
    private @Nullable Integer continents;

    @Option(
            names = "--islands",
            paramLabel = "N",
            description = "The number of islands (default: 3).")
    private @Nullable Integer islands;

    @Option(
            names = "--boosts",
            description = "Give one in eight territories a boost: supply or power.")
    private boolean hasBoosts;

    @Option(
            names = "--pays",
            description = "Give each territory its own pay of 2 to 6, for rules with an economy.")
    private boolean hasPays;

    @Mixin private FairPositions positions;
    @Mixin private SeedOption seed;
    @Mixin private ThreadsOption threads;
    @Mixin private BoardOutput out;

    @Override
    public void run() {
        out.check();
        Board board = board();
        if (positions.areWanted()) board = positions.on(board, seed.seed(), threads.count());
        out.write(board);
    }

    private Board board() {
        try {
            var plan = Plan.of(territories, seed.seed());
            if (continents != null) plan = plan.withContinents(continents);
            if (islands != null) plan = plan.withIslands(islands);
            if (hasBoosts) plan = plan.with(Extra.BOOSTS);
            if (hasPays) plan = plan.with(Extra.PAYS);
            return plan.board();
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused);
        }
    }
}
