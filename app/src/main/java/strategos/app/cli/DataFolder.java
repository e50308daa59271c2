package strategos.app.cli;

import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.Option;

/** The option {@code --data}: the folder for persistent data. Commands that use it mix this in. */
public final class DataFolder {

    static final String OPTION = "--data";

    @Option(
            names = OPTION,
            paramLabel = "DIR",
            description =
                    "The folder for matches and logs (default: ~/.strategos; STRATEGOS_DATA).")
    private Path path = standard();

    public Path path() {
        return path;
    }

    /** The folder when nobody names another. */
    public static Path standard() {
        return standard(System.getenv());
    }

    /** As a shell understands it, {@code ~} is HOME; Java asks the list of users instead. */
    public static Path standard(Map<String, String> environment) {
        String named = environment.getOrDefault("STRATEGOS_DATA", "");
        String home = environment.getOrDefault("HOME", "");
        return named.isBlank()
                ? Path.of(home.isBlank() ? System.getProperty("user.home") : home, ".strategos")
                : Path.of(named);
    }
}
