package strategos.app.map;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import strategos.app.cli.BadInput;
import strategos.maps.file.BoardFile;

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
}
