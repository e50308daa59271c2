package strategos.app.cli;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.store.PostgresDatabase;
import strategos.store.StoreException;
import strategos.terminal.shell.BadInput;

/** The option {@code --db}: a PostgreSQL database in place of SQLite in the data folder. */
public final class DatabaseOption {

    static final String OPTION = "--db";

    @Option(
            names = OPTION,
            paramLabel = "URL",
            defaultValue = "${env:STRATEGOS_DB}",
            description =
                    "A PostgreSQL database instead of a file in the data folder, such as"
                            + " jdbc:postgresql://HOST/DATABASE?user=NAME (STRATEGOS_DB).")
    private @Nullable String url;

    /** The database; empty if the data folder has it. */
    public Optional<PostgresDatabase> database() {
        return Optional.ofNullable(url)
                .filter(text -> !text.isBlank())
                .map(text -> asking(() -> new PostgresDatabase(text)));
    }

    /** Refuses a database that only its own tools can copy. */
    public void requireNone(String instead) {
        database()
                .ifPresent(
                        database -> {
                            throw new BadInput(
                                    "%s: %s is a PostgreSQL database; %s"
                                            .formatted(OPTION, database.name(), instead));
                        });
    }

    /** Does something with the database; what it refuses is bad input. */
    public static <T> T asking(Supplier<T> work) {
        try {
            return work.get();
        } catch (StoreException unusable) {
            throw unusable(unusable);
        }
    }

    public static BadInput unusable(StoreException why) {
        return new BadInput(OPTION + ": " + why.getMessage(), why);
    }
}
