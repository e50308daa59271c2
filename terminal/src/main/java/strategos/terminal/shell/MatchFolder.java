package strategos.terminal.shell;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import strategos.game.MatchHeader;
import strategos.game.io.AtomicFile;
import strategos.game.io.FileFault;

/** The folder of saved matches, each in a file named by its number. */
public final class MatchFolder {

    private static final String SUFFIX = ".match";
    private static final Pattern NUMBERED = Pattern.compile("(\\d{1,9})\\.match");

    private final Path folder;

    public MatchFolder(Path data) {
        folder = data.resolve("matches");
    }

    /** Begins the record of a match under the next free number. */
    public Path create(MatchHeader header) {
        String text = String.join("\n", header.lines()) + "\n\n";
        try {
            Files.createDirectories(folder);
            int number = latestFirst().stream().findFirst().map(MatchFolder::number).orElse(0);
            while (true) {
                Path file = folder.resolve(++number + SUFFIX);
                try {
                    AtomicFile.create(file, text);
                    return file;
                } catch (FileAlreadyExistsException _) {
                    // Another window has just taken this number; the next may be free.
                }
            }
        } catch (IOException unwritable) {
            throw new BadInput(
                    "matches cannot be saved in " + folder + ": " + FileFault.of(unwritable),
                    unwritable);
        }
    }

    /** The file that a person means by a number or by its name. */
    public Path find(String name) {
        if (name.isBlank()) throw new BadInput("the number or the file of a match is missing");
        Path numbered = folder.resolve(name + SUFFIX);
        if (NUMBERED.matcher(name + SUFFIX).matches() && Files.exists(numbered)) return numbered;
        try {
            if (Files.exists(Path.of(name))) return Path.of(name);
        } catch (InvalidPathException _) {
            // No file has such a name, as the message says.
        }
        throw new BadInput("'%s' is neither a match in %s nor a file".formatted(name, folder));
    }

    /** All matches, the one begun last first. */
    public List<Path> latestFirst() {
        try (var files = Files.list(folder)) {
            return files.filter(file -> NUMBERED.matcher(name(file)).matches())
                    .sorted(Comparator.comparingInt(MatchFolder::number).reversed())
                    .toList();
        } catch (NoSuchFileException _) {
            return List.of();
        } catch (IOException unreadable) {
            throw new BadInput(folder + " cannot be read: " + FileFault.of(unreadable), unreadable);
        }
    }

    /** What a person types to name this match. */
    public String shortName(Path file) {
        return folder.equals(file.getParent()) && NUMBERED.matcher(name(file)).matches()
                ? Integer.toString(number(file))
                : file.toString();
    }

    private static int number(Path file) {
        String name = name(file);
        return Integer.parseInt(name.substring(0, name.length() - SUFFIX.length()));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
