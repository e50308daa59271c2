package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import strategos.store.Store;

@DisplayName("For those who look after a server")
class MonitoringTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private final Browser browser = new Browser(SERVER.port());

    @Test
    @DisplayName("a store that cannot be written is not well, and well again as soon as it can")
    void health(@TempDir Path data) throws Exception {
        var nanos = new AtomicLong();
        try (var store = Store.open(data, Clock.systemUTC())) {
            var health = new StoreHealth(store, nanos::get);
            assertThat(health.isWell()).isTrue();
            change(data, "ALTER TABLE server_time RENAME TO elsewhere");
            assertThat(health.isWell()).as("the answer holds for some seconds").isTrue();
            nanos.addAndGet(5_000_000_000L);
            assertThat(health.isWell()).isFalse();
            change(data, "ALTER TABLE elsewhere RENAME TO server_time");
            nanos.addAndGet(5_000_000_000L);
            assertThat(health.isWell()).isTrue();
        }
    }

    private static void change(Path data, String statement) throws Exception {
        String url = "jdbc:sqlite:" + data.resolve("strategos.db");
        try (var connection = DriverManager.getConnection(url);
                var change = connection.createStatement()) {
            change.execute(statement);
        }
    }

    @Test
    @DisplayName("a server that is about to stop is well but not ready, and still answers")
    void readiness(@TempDir Path data) throws Exception {
        try (var server = TestServer.start(data)) {
            var visitor = new Browser(server.port());
            assertThat(visitor.get("/readyz").body()).isEqualTo("ready");
            server.announceStop();
            var refused = visitor.get("/readyz");
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.body()).contains("unavailable", "stopping");
            assertThat(visitor.get("/healthz").body()).isEqualTo("ok");
            assertThat(visitor.get("/api/catalogue").statusCode()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("metrics count tables, sockets, commits and refusals, and name no player")
    void metrics() throws Exception {
        String match = browser.make("you", "open");
        var line = browser.open(match);
        line.hear("snapshot");
        browser.get("/api/matches/nothing");
        var answer = browser.get("/metrics");
        assertThat(answer.headers().firstValue("Content-Type").orElse(""))
                .startsWith("text/plain; version=0.0.4");
        assertThat(answer.body().lines())
                .contains("# TYPE strategos_commit_seconds histogram", "strategos_tables 1")
                .anyMatch(it -> it.matches("strategos_sockets 1"))
                .anyMatch(it -> it.matches("strategos_commit_seconds_count [1-9]\\d*"))
                .anyMatch(it -> it.matches("strategos_commit_seconds_bucket\\{le=\"\\+Inf\"} \\d+"))
                .anyMatch(it -> it.startsWith("strategos_refusals_total{code=\"not-found\","))
                .anyMatch(it -> it.matches("strategos_heap_used_bytes \\d+"))
                .anyMatch(it -> it.matches("strategos_bot_seconds_total [\\d.]+"))
                .anyMatch(it -> it.matches("strategos_writes_waiting \\d+"))
                .anyMatch(it -> it.matches("strategos_decisions_waiting \\d+"))
                .noneMatch(it -> it.contains(match));
        line.close();
    }

    @Test
    @DisplayName("metrics are for this machine, and not for those who come through a proxy on it")
    void proxied() throws Exception {
        var through = browser.request("/metrics").header("X-Forwarded-For", "203.0.113.7").build();
        assertThat(browser.send(through).statusCode()).isEqualTo(403);
    }

    @Test
    @DisplayName("a token of the operator lets other machines read the metrics, and is then needed")
    void token(@TempDir Path data) throws Exception {
        String token = "sixteen-letters-and-more";
        try (var server = TestServer.start(data, new Operations(Optional.of(token)))) {
            var visitor = new Browser(server.port());
            assertThat(visitor.get("/metrics").statusCode()).isEqualTo(403);
            var request =
                    visitor.request("/metrics")
                            .header("X-Forwarded-For", "203.0.113.7")
                            .header("Authorization", "Bearer " + token);
            assertThat(visitor.send(request.build()).statusCode()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("every answer has an id of its own, except files of the client")
    void requestIds() throws Exception {
        String first = id("/api/catalogue");
        assertThat(first).matches("[0-9a-f]{12}");
        assertThat(id("/api/catalogue")).isNotEqualTo(first);
        assertThat(id("/api/matches/nothing")).isNotEmpty();
        assertThat(id("/assets/app-1a2b3c.js")).isEmpty();
    }

    private String id(String path) throws Exception {
        return browser.get(path).headers().firstValue("X-Request-Id").orElse("");
    }
}
