package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.testkit.TestPostgres;

class PostgresDatabaseTest {

    private final String url = TestPostgres.newDatabase();

    private static Store open(String url) {
        return Store.open(new PostgresDatabase(url), Clock.systemUTC());
    }

    private static void assertRefused(String url, String why) {
        var database = new PostgresDatabase(url);
        assertThatThrownBy(database::isEmpty)
                .isInstanceOf(StoreException.class)
                .hasMessage(database.name() + why);
    }

    private void execute(String... statements) {
        Jdbi.create(url).useHandle(handle -> Stream.of(statements).forEach(handle::execute));
    }

    @DisplayName("What is no URL of PostgreSQL is refused without repeating it")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "strategos",
                "jdbc:sqlite:file",
                "postgresql://host/secret",
                "jdbc:postgresql://localhost:port/secret"
            })
    void noUrl(String text) {
        assertThatThrownBy(() -> new PostgresDatabase(text))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith("this is not the URL of a PostgreSQL database")
                .hasMessageNotContaining("secret");
    }

    @Test
    @DisplayName("A database is called by its place, never by its password")
    void name() {
        assertThat(new PostgresDatabase("jdbc:postgresql://db:5433/games?user=u&password=p").name())
                .isEqualTo("db:5433/games");
        assertThat(new PostgresDatabase("jdbc:postgresql:games").name()).isEqualTo("games");
    }

    @Test
    @DisplayName("A missing database, a refused login and a silent port are told apart")
    void unreachable() {
        assertRefused(
                url.replaceFirst("/test\\d+", "/missing"),
                " cannot be used: there is no such database");
        String nobody = url.replaceFirst("user=\\w+", "user=nobody");
        assertRefused(nobody, " cannot be used: it refuses this user or password");
        assertRefused("jdbc:postgresql://127.0.0.1:1/x", " cannot be used: it cannot be reached");
    }

    @Test
    @DisplayName("A database of another program, or of a newer version, is refused")
    void foreign() {
        execute("CREATE TABLE bookmarks (url TEXT)");
        assertRefused(url, " is a database of another program");
        execute("DROP TABLE bookmarks");
        new PostgresDatabase(url).bringUpToDate();
        execute("INSERT INTO schema_version (version) VALUES (1000)");
        assertRefused(
                url,
                " was written by a newer Strategos (version 1000; this one supports up to %d)"
                        .formatted(Migrations.NEWEST));
    }

    @Test
    @DisplayName("An empty database stays empty until its tables are asked for")
    void empty() {
        var database = new PostgresDatabase(url);
        assertThat(database.isEmpty()).isTrue();
        assertThatThrownBy(() -> open(url)).hasMessageEndingWith(" is empty");
        assertThatThrownBy(() -> Store.openBeside(database, Clock.systemUTC()))
                .hasMessageEndingWith(" is empty");
        assertThat(database.isEmpty()).isTrue();
        database.bringUpToDate();
        open(url).close();
        assertThat(database.isEmpty()).isFalse();
    }

    @Test
    @DisplayName("Many that make the tables at the same time make them once")
    void together() {
        var database = new PostgresDatabase(url);
        var all =
                Stream.generate(() -> CompletableFuture.runAsync(database::bringUpToDate))
                        .limit(4)
                        .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
        open(url).close();
    }

    @Test
    @DisplayName("Accounts are changed beside a server")
    void beside() {
        var database = new PostgresDatabase(url);
        database.bringUpToDate();
        try (var server = open(url);
                var beside = Store.openBeside(database, Clock.systemUTC())) {
            beside.accounts().add("id", "Ada", "hash").join();
            assertThat(server.accounts().named("ada")).isPresent();
        }
    }

    @RepeatedTest(3)
    @DisplayName("A store whose connections were cut fails what was under way, and writes again")
    void cutOff() {
        new PostgresDatabase(url).bringUpToDate();
        try (var store = open(url)) {
            store.boards().keep("a", "one", 9).join();
            assertThat(store.boards().find("a")).isPresent();
            String name = url.replaceFirst(".*/(test\\d+).*", "$1");
            TestPostgres.execute(
                    "SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity WHERE datname = '"
                            + name
                            + "'");
            store.boards().keep("b", "two", 9).handle((_, _) -> true).join();
            store.boards().keep("c", "three", 9).join();
            assertThat(List.of(store.boards().find("a"), store.boards().find("c")))
                    .allMatch(board -> board.isPresent());
        }
    }
}
