package strategos.app.cli;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/**
 * The one folder for all that outlives a command. A command that keeps or finds something there
 * mixes this in, so that {@code --data} means the same everywhere.
 */
public final class DataFolder {

    static final String OPTION = "--data";

    @Option(
            names = OPTION,
            paramLabel = "DIR",
            description = "Folder of matches and logs (default: ~/.strategos; STRATEGOS_DATA).")
    private Path path = standard();

    public Path path() {
        return path;
    }

    /** The folder when nobody names another. */
    static Path standard() {
        String named = System.getenv("STRATEGOS_DATA");
        return named == null || named.isBlank()
                ? Path.of(System.getProperty("user.home"), ".strategos")
                : Path.of(named);
    }
}
