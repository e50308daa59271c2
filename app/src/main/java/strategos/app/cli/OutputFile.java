package strategos.app.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import strategos.game.io.AtomicFile;
import strategos.game.io.FileFault;
import strategos.terminal.shell.BadInput;

/** A file that a command writes. */
public record OutputFile(Path path) {

    /** Refuses a file that cannot be written, before anybody waits for what would be in it. */
    public void check() {
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder))
            throw unwritable(new NoSuchFileException(folder.toString()));
        if (Files.isDirectory(path))
            throw new BadInput(path + " cannot be written: it is a folder");
    }

    /** Writes the whole file or nothing, and makes its folder if need be. */
    public void write(String text) {
        write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** The same for content that is not text. */
    public void write(AtomicFile.Content content) {
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder != null) Files.createDirectories(folder);
            AtomicFile.write(path, content);
        } catch (IOException unwritable) {
            throw unwritable(unwritable);
        }
    }

    public BadInput unwritable(IOException why) {
        return new BadInput(path + " cannot be written: " + FileFault.of(why), why);
    }
}
