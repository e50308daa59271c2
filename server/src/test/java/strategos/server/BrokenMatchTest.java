package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.server.guards.Proxy;
import strategos.server.guards.RateLimit;
import strategos.server.guards.ServerLimits;

@DisplayName("A match on disk that this server cannot open")
class BrokenMatchTest {

    private static final RateLimit PLENTY = new RateLimit("things", 1_000, Duration.ofNanos(1));
    private static final ServerLimits ONE_CONNECTION =
            new ServerLimits(
                    PLENTY,
                    PLENTY,
                    PLENTY,
                    PLENTY,
                    1,
                    PLENTY,
                    1,
                    PLENTY,
                    new ServerLimits.AccountLimits(
                            PLENTY, PLENTY, PLENTY, TestServer.CHEAP_PASSWORDS),
                    new ServerLimits.ChatLimits(PLENTY, PLENTY, PLENTY),
                    PLENTY,
                    TestServer.ROOMY);

    @TempDir Path data;

    private void breakHeader(String match) throws SQLException {
        try (var database =
                        DriverManager.getConnection("jdbc:sqlite:" + data.resolve("strategos.db"));
                var update =
                        database.prepareStatement("UPDATE matches SET header = ? WHERE id = ?")) {
            update.setString(1, "game: chess");
            update.setString(2, match);
            assertThat(update.executeUpdate()).isOne();
        }
    }

    @Test
    @DisplayName("says so without a word of what is wrong, and stands in the way of no other match")
    void standsAlone() throws Exception {
        Browser browser;
        String broken;
        String good;
        try (var server = TestServer.start(data)) {
            browser = new Browser(server.port());
            broken = browser.make("you", "open");
            good = browser.make("you", "open");
        }
        breakHeader(broken);
        try (var server = TestServer.start(data, ONE_CONNECTION, Proxy.NONE)) {
            var back = browser.at(server.port());
            assertThat(back.getJson("/api/me/matches").valueStream())
                    .singleElement()
                    .satisfies(match -> assertThat(match.get("id").asText()).isEqualTo(good));
            var refused = back.get("/api/matches/" + broken);
            assertThat(refused.statusCode()).isEqualTo(500);
            assertThat(refused.body()).contains("not your fault").doesNotContain("chess");
            for (int i = 0; i < 3; i++)
                assertThat(back.open(broken).closeCode()).as("socket %d", i).isEqualTo(1011);
            back.open(good).hear("snapshot");
        }
    }

    @Test
    @DisplayName("stays in the list of its players: a list opens no game twice")
    void listed() throws Exception {
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            String match = browser.make("you", "open");
            var before = browser.getJson("/api/me/matches");
            breakHeader(match);
            assertThat(browser.getJson("/api/me/matches")).isEqualTo(before).hasSize(1);
        }
    }
}
