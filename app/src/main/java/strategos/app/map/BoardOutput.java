package strategos.app.map;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.OutputFile;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.maps.file.BoardFile;
import strategos.maps.file.Format;
import strategos.wire.conquest.BoardSize;

/** The output of a command that creates a board: a file in our own format, or standard output. */
final class BoardOutput {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write (default: standard output).")
    private @Nullable Path file;

    /** Refuses a file that cannot be written, before anybody waits for the board. */
    void check() {
        if (file != null) new OutputFile(file).check();
    }

    /** Writes the board; of a file it says so. */
    void write(Board board) {
        var say = command.commandLine().getOut();
        if (file == null) {
            say.print(BoardText.write(board));
        } else {
            write(board, file);
            say.println("%s: %s, %s".formatted(file, board.title(), BoardSize.of(board).text()));
        }
        say.flush();
    }

    private static void write(Board board, Path file) {
        try {
            BoardFile.write(board, Format.BOARD, file);
        } catch (IOException unwritable) {
            throw new OutputFile(file).unwritable(unwritable);
        }
    }
}
