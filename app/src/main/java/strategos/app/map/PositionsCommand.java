package strategos.app.map;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import strategos.app.cli.SeedOption;
import strategos.app.cli.ThreadsOption;
import strategos.conquest.board.Board;

/** The command {@code map positions}: adds fair starting positions to a board. */
@Command(
        name = "positions",
        header = "Give a board fair starting positions.",
        description =
                "Deals the board many times, and picks the deal from which no seat wins much more"
                        + " than its share. Replaces any existing positions.%n",
        sortOptions = false)
final class PositionsCommand implements Runnable {

    @Mixin private BoardArgument argument;

    @Mixin private FairPositions positions;
    @Mixin private SeedOption seed;
    @Mixin private ThreadsOption threads;
    @Mixin private BoardOutput out;

    @Override
    public void run() {
        out.check();
        Board board = argument.board();
        out.write(positions.on(board, seed.seed(), threads.count()));
    }
}
