package strategos.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.store.Store;

@DisplayName("A database of an older version")
class OldDatabaseTest {

    /** The migrations of the last version without clocks. */
    private static final List<String> BEFORE_CLOCKS =
            List.of(
                    "1-matches",
                    "2-makers",
                    "3-boards",
                    "4-several-seats",
                    "5-accounts",
                    "6-ratings",
                    "7-blocks-and-flags",
                    "8-waiting");

    @TempDir Path now;
    @TempDir Path old;

    @Test
    @DisplayName("opens, and a match that was running in it goes on to its end")
    void runningMatch() throws Exception {
        Browser browser;
        Session session;
        String match;
        try (var server = TestServer.start(now)) {
            browser = new Browser(server.port());
            var wanted =
                    "{\"preset\":\"morris\",\"seats\":[%s],\"pace\":\"fast\"}"
                            .formatted(Browser.chairs("you", "random"));
            match = Browser.parse(browser.post("/api/matches", wanted).body()).get("id").asText();
            session = new Session(browser, match, new MorrisChooser(new Seed(8).random()));
            session.playUntil(12);
        }
        session.hearTheRest();
        writeAsBeforeClocks();
        try (var server = TestServer.start(old)) {
            var again = browser.at(server.port());
            var info = again.getJson("/api/matches/" + match);
            assertThat(info.get("time").isNull()).isTrue();
            assertThat(info.get("over").asBoolean()).isFalse();
            session.comeBack(again);
            session.playUntil(Long.MAX_VALUE);
            assertThat(again.getJson("/api/matches/" + match).get("over").asBoolean()).isTrue();
        }
    }

    /** Copies the database into one with the tables and columns that there were before clocks. */
    private void writeAsBeforeClocks() throws SQLException, IOException {
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + file(old))) {
            execute(database, "CREATE TABLE schema_version (version INTEGER PRIMARY KEY)");
            for (int i = 0; i < BEFORE_CLOCKS.size(); i++) {
                for (String statement : script(BEFORE_CLOCKS.get(i)).split(";\n", -1))
                    if (!statement.isBlank()) execute(database, statement);
                execute(database, "INSERT INTO schema_version VALUES (" + (i + 1) + ")");
            }
            execute(database, "ATTACH '" + file(now) + "' AS newer");
            for (String table : List.of("guests", "matches", "seats", "steps")) {
                String columns = String.join(", ", columns(database, table));
                execute(
                        database,
                        "INSERT INTO %s (%s) SELECT %s FROM newer.%s"
                                .formatted(table, columns, columns, table));
            }
        }
    }

    private static Path file(Path folder) {
        return folder.resolve("strategos.db");
    }

    private static String script(String name) throws IOException {
        try (var in = requireNonNull(Store.class.getResourceAsStream(name + ".sql"), name)) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    private static void execute(Connection database, String statement) throws SQLException {
        try (var run = database.createStatement()) {
            run.execute(statement);
        }
    }

    private static List<String> columns(Connection database, String table) throws SQLException {
        try (var asked = database.createStatement();
                var rows = asked.executeQuery("PRAGMA table_info(" + table + ")")) {
            List<String> columns = new ArrayList<>();
            while (rows.next()) columns.add(rows.getString("name"));
            return columns;
        }
    }
}
