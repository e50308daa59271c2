package strategos.app.map;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.BadInput;
import strategos.app.cli.BoardSource;
import strategos.app.cli.SeedOption;
import strategos.app.cli.ThreadsOption;
import strategos.conquest.board.Board;

/** Gives a board starting positions that are fair. */
@Command(
        name = "positions",
        header = "Give a board fair starting positions.%n",
        description =
                "Deals the board to the seats many times over, and keeps the deal from which no"
                        + " seat wins much more than its share. What it had of positions before is"
                        + " gone.%n",
        sortOptions = false)
final class PositionsCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = BoardSource.LABEL,
            description = "A board that ships, a file, or one at random.")
    private String name;

    @Mixin private FairPositions positions;
    @Mixin private SeedOption seed;
    @Mixin private ThreadsOption threads;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write (default: to the screen).")
    private @Nullable Path out;

    @Override
    public void run() {
        if (!positions.areWanted()) throw new BadInput("--fairest-of: say how many deals to try");
        Board board = BoardSource.board("map positions", name);
        MapFile.print(positions.on(board, seed.seed(), threads.count()), out, spec.commandLine());
    }
}
