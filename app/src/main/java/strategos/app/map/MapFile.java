package strategos.app.map;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import strategos.app.cli.BadInput;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.maps.file.BoardFile;
import strategos.maps.file.Format;
import strategos.wire.conquest.BoardSize;

/** A file with a board, as a person named it. */
final class MapFile {

    private MapFile() {}

    static BoardFile read(Path path) {
        try {
            return BoardFile.read(path);
        } catch (NoSuchFileException missing) {
            throw new BadInput("there is no file '" + path + "'", missing);
        } catch (IOException unreadable) {
            String why = Files.isDirectory(path) ? "it is a folder" : unreadable.getMessage();
            throw new BadInput(path + " cannot be read: " + why, unreadable);
        }
    }

    static BadInput unwritable(Path path, IOException why) {
        String reason =
                why instanceof NoSuchFileException ? "there is no such folder" : why.getMessage();
        return new BadInput(path + " cannot be written: " + reason, why);
    }

    /** Writes a board in our own format into a file and says so, or without one to the screen. */
    static void print(Board board, @Nullable Path file, CommandLine command) {
        var say = command.getOut();
        if (file == null) {
            say.print(BoardText.write(board));
        } else {
            try {
                BoardFile.write(board, Format.BOARD, file);
            } catch (IOException unwritable) {
                throw unwritable(file, unwritable);
            }
            say.println("%s: %s, %s".formatted(file, board.title(), BoardSize.of(board).text()));
        }
        say.flush();
    }
}
