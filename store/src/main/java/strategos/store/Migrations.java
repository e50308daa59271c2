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
                    "10-hosts.sql",
                    "11-mail.sql",
                    "12-screens.sql",
                    "13-chat.sql",
                    "14-origins.sql",
                    "15-settings.sql",
                    "16-gallery.sql",
                    "17-mutes.sql",
                    "19-balance.sql",
                    "21-bot-accounts.sql",
                    "30-seals.sql",
                    "31-dice-tally.sql",
                    "33-practice.sql",
                    "40-nodes.sql");

    /** The version of a database that all of them have been applied to. */
    static final int NEWEST = number(SCRIPTS.getLast());

    private Migrations() {}

    static void bringUpToDate(Handle handle) {
        handle.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)");
        var applied =
                handle.createQuery("SELECT version FROM schema_version").mapTo(Integer.class).set();
        for (String script : SCRIPTS) if (!applied.contains(number(script))) take(handle, script);
    }

    /** The number that a script begins with. */
    private static int number(String script) {
        return Integer.parseInt(script.substring(0, script.indexOf('-')));
    }

    private static void take(Handle handle, String script) {
        handle.useTransaction(
                inside -> {
                    for (String statement : text(script).split(";\n", -1))
                        if (!statement.isBlank()) inside.execute(statement);
                    inside.execute(
                            "INSERT INTO schema_version (version) VALUES (?)", number(script));
                });
    }

    private static String text(String name) {
        try (var in = Migrations.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException(name + " is missing from the build");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
