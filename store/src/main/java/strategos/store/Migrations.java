package strategos.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * The migrations of the database schema, each applied once.
 *
 * <p>A released script is never changed; a change is a new script. docs/decisions/0005-store.md
 */
final class Migrations {

    private static final List<String> SCRIPTS =
            List.of(
                    "1-matches.sql",
                    "2-makers.sql",
                    "3-boards.sql",
                    "4-several-seats.sql",
                    "5-accounts.sql",
                    "6-ratings.sql",
                    "7-blocks-and-flags.sql",
                    "8-waiting.sql",
                    "9-clocks.sql",
                    "10-hosts.sql");

    /** The version of a database that all of them have been applied to. */
    static final int NEWEST = SCRIPTS.size();

    private Migrations() {}

    static void bringUpToDate(Handle handle) {
        handle.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)");
        int version =
                handle.createQuery("SELECT COALESCE(MAX(version), 0) FROM schema_version")
                        .mapTo(Integer.class)
                        .one();
        for (int next = version; next < SCRIPTS.size(); next++) take(handle, next);
    }

    private static void take(Handle handle, int index) {
        handle.useTransaction(
                inside -> {
                    for (String statement : script(SCRIPTS.get(index)).split(";\n", -1))
                        if (!statement.isBlank()) inside.execute(statement);
                    inside.execute("INSERT INTO schema_version (version) VALUES (?)", index + 1);
                });
    }

    private static String script(String name) {
        try (var in = Migrations.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException(name + " is missing from the build");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
