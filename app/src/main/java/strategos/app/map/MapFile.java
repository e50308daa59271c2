package strategos.app.map;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import strategos.app.cli.BoardSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Reading;
import strategos.game.Spelling;
import strategos.game.io.FileFault;
import strategos.maps.file.BoardFile;
import strategos.maps.file.Format;
import strategos.maps.generate.PlanText;
import strategos.terminal.shell.BadInput;

/** A board file named on the command line. */
final class MapFile {

    private MapFile() {}

    /** A board that ships or is made at random as if it were a file, or the file of this name. */
    static BoardFile read(String name) {
        if (name.isBlank()) throw new BadInput("the name of a board is missing");
        if (ConquestBoards.NAMES.contains(name) || PlanText.isMeant(name)) {
            Board board = BoardSource.board("board", name);
            return new BoardFile(Format.BOARD, new Reading(name, board, List.of()));
        }
        try {
            return BoardFile.read(Path.of(name));
        } catch (NoSuchFileException | InvalidPathException missing) {
            String hint =
                    Spelling.nearest(name, ConquestBoards.NAMES)
                            .map("; did you mean %s?"::formatted)
                            .orElse("");
            throw new BadInput("there is no file '" + name + "'" + hint, missing);
        } catch (IOException unreadable) {
            throw new BadInput(name + " cannot be read: " + FileFault.of(unreadable), unreadable);
        }
    }
}
