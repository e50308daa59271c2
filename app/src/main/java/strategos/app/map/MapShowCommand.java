package strategos.app.map;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.OutputFile;
import strategos.conquest.board.Board;
import strategos.game.io.AtomicFile;
import strategos.maps.picture.Svg;
import strategos.wire.conquest.BoardSize;

/** The command {@code map show}: shows a board. */
@Command(name = "show", header = "Show a board.", sortOptions = false)
final class MapShowCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Mixin private BoardArgument argument;

    @Option(
            names = "--svg",
            paramLabel = "OUT",
            description = "Draw it to this file instead; missing coordinates are computed.")
    private @Nullable Path svg;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        if (svg != null) new OutputFile(svg).check();
        Board board = argument.board();
        if (svg == null) {
            BoardPage.of(board).forEach(out::println);
        } else {
            draw(board, svg);
            out.println("%s: %s, %s".formatted(svg, board.title(), BoardSize.of(board).text()));
        }
        out.flush();
    }

    private static void draw(Board board, Path svg) {
        try {
            AtomicFile.write(svg, Svg.of(board));
        } catch (IOException unwritable) {
            throw new OutputFile(svg).unwritable(unwritable);
        }
    }
}
