package strategos.app.map;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.BadInput;
import strategos.app.cli.SeedOption;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.maps.file.BoardFile;
import strategos.maps.file.Format;
import strategos.maps.generate.Plan;
import strategos.wire.conquest.BoardSize;

/** Makes a board at random. */
@Command(
        name = "generate",
        header = "Make a board at random.%n",
        description = "The same numbers give the same board, to the letter.%n",
        sortOptions = false)
final class GenerateCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Option(
            names = "--territories",
            paramLabel = "N",
            description = "How many territories (default: 42).")
    private int territories = 42;

    @Option(
            names = "--continents",
            paramLabel = "N",
            description = "How many continents (default: one for every seven territories).")
    private @Nullable Integer continents;

    @Option(
            names = "--islands",
            paramLabel = "N",
            description = "How many lands with sea between them (default: 3).")
    private @Nullable Integer islands;

    @Mixin private SeedOption seed;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write (default: to the screen).")
    private @Nullable Path out;

    @Override
    public void run() {
        var say = spec.commandLine().getOut();
        Board board = board();
        if (out == null) {
            say.print(BoardText.write(board));
        } else {
            try {
                BoardFile.write(board, Format.BOARD, out);
            } catch (IOException unwritable) {
                throw MapFile.unwritable(out, unwritable);
            }
            say.println("%s: %s, %s".formatted(out, board.title(), BoardSize.of(board).text()));
        }
        say.flush();
    }

    private Board board() {
        try {
            var plan = Plan.of(territories, seed.seed());
            if (continents != null) plan = plan.withContinents(continents);
            if (islands != null) plan = plan.withIslands(islands);
            return plan.board();
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused);
        }
    }
}
