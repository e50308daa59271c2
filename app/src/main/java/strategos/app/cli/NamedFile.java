package strategos.app.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import strategos.game.Spelling;
import strategos.game.io.FileFault;
import strategos.terminal.shell.BadInput;

/**
 * An argument that is either a file or a built-in name.
 *
 * @param option the option it was given with
 * @param known the built-in names
 */
public record NamedFile(String option, String name, List<String> known) {

    /** Reads a file. */
    @FunctionalInterface
    interface Reader<T> {
        T read(Path path) throws IOException;
    }

    public String text() {
        return read(Files::readString);
    }

    <T> T read(Reader<T> reader) {
        if (name.isBlank())
            throw new BadInput(option + ": a name is missing; " + Spelling.hint(name, known));
        try {
            return reader.read(Path.of(name));
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new BadInput(
                    "%s: '%s' is neither a file nor a built-in name; %s"
                            .formatted(option, name, Spelling.hint(name, known)),
                    missing);
        } catch (MalformedInputException binary) {
            throw new BadInput(option + ": " + name + " is not a text file", binary);
        } catch (IOException unreadable) {
            throw new BadInput(
                    option + ": " + name + " cannot be read: " + FileFault.of(unreadable),
                    unreadable);
        }
    }
}
