package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.server.guards.PasswordCost;
import strategos.server.guards.Proxy;
import strategos.server.guards.RateLimit;
import strategos.server.guards.ServerLimits;
import strategos.server.guards.ServerLimits.AccountLimits;
import strategos.server.guards.ServerLimits.ChatLimits;

class ServerLimitsTest {

    private static final Duration HOUR = Duration.ofHours(1);

    private static final ServerLimits STRICT =
            new ServerLimits(
                    new RateLimit("requests", 5, HOUR),
                    new RateLimit("changes", 5, HOUR),
                    new RateLimit("new matches", 2, HOUR),
                    new RateLimit("new boards", 2, HOUR),
                    10,
                    new RateLimit("connections", 3, HOUR),
                    2,
                    new RateLimit("messages", 3, HOUR),
                    new AccountLimits(
                            new RateLimit("new accounts", 1, HOUR),
                            new RateLimit("passwords", 3, HOUR),
                            new RateLimit("passwords for this account", 2, HOUR),
                            PasswordCost.STANDARD),
                    new ChatLimits(
                            new RateLimit("chat messages", 3, HOUR),
                            new RateLimit("chat messages", 2, HOUR),
                            new RateLimit("reports", 1, HOUR)),
                    new RateLimit("hints", 2, HOUR),
                    TestServer.ROOMY);

    @TempDir Path data;
    private Server server;
    private Browser browser;

    @BeforeEach
    void start() throws Exception {
        server = TestServer.start(data, STRICT, Proxy.TRUSTED);
        browser = new Browser(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("Too many requests are refused with the limit and the seconds to wait")
    void requests() throws Exception {
        for (int i = 0; i < 5; i++)
            assertThat(browser.get("/api/catalogue").statusCode()).isEqualTo(200);
        var refused = browser.get("/api/catalogue");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValueAsLong("Retry-After")).isPresent();
        JsonNode fault = Browser.parse(refused.body());
        assertThat(fault.get("code").asText()).isEqualTo("too-many");
        assertThat(fault.get("message").asText()).contains("requests", "at most 5");
        assertThat(fault.get("retryAfterSeconds").asInt()).isBetween(1, 3600);
    }

    @Test
    @DisplayName("Visitors from different addresses are counted separately")
    void addresses() throws Exception {
        for (int i = 0; i < 6; i++) browser.get("/api/catalogue");
        var other =
                browser.request("/api/catalogue").header("X-Forwarded-For", "203.0.113.7").build();
        assertThat(browser.send(other).statusCode()).isEqualTo(200);
    }

    @Test
    @DisplayName("All addresses of one network of version 6 are counted together")
    void networks() throws Exception {
        for (int i = 0; i < 5; i++) assertThat(asks("2001:db8::" + i)).isEqualTo(200);
        assertThat(asks("2001:db8::ffff:1")).isEqualTo(429);
        assertThat(asks("2001:db8:0:1::1")).isEqualTo(200);
        assertThat(asks("no address")).isEqualTo(200);
    }

    @Test
    @DisplayName("What a visitor says of its address counts for nothing before what the proxy adds")
    void severalLines() throws Exception {
        for (int i = 0; i < 5; i++)
            assertThat(asks("192.0.2." + i, "203.0.113.7")).as("line %d", i).isEqualTo(200);
        assertThat(asks("192.0.2.99", "203.0.113.7")).isEqualTo(429);
        assertThat(asks("192.0.2.99, 203.0.113.7")).isEqualTo(429);
        assertThat(asks("203.0.113.7:4711")).isEqualTo(429);
        assertThat(asks("203.0.113.7", "192.0.2.99")).isEqualTo(200);
    }

    private int asks(String... lines) throws Exception {
        var request = browser.request("/api/catalogue");
        for (String line : lines) request.header("X-Forwarded-For", line);
        return browser.send(request.build()).statusCode();
    }

    @Test
    @DisplayName("Pages are not counted")
    void pages() throws Exception {
        for (int i = 0; i < 20; i++) assertThat(browser.get("/").statusCode()).isEqualTo(200);
    }

    @Test
    @DisplayName("Too many new matches are refused")
    void newMatches() throws Exception {
        browser.make("you", "rush");
        browser.make("you", "rush");
        var refused = browser.post("/api/matches", Browser.newMatch("modern", "you", "rush"));
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.body()).contains("new matches");
    }

    @Test
    @DisplayName("Too many hints are refused with the limit and the seconds to wait")
    void hints() throws Exception {
        String hint = "/api/matches/" + browser.make("you", "rush") + "/hint";
        for (int i = 0; i < 2; i++) assertThat(browser.get(hint).statusCode()).isNotEqualTo(429);
        var refused = browser.get(hint);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValueAsLong("Retry-After")).isPresent();
        assertThat(refused.body()).contains("hints: at most 2", "retryAfterSeconds");
    }

    @Test
    @DisplayName("Too many chat messages of a player are refused")
    void chatMessages() throws Exception {
        String chat = "/api/matches/" + browser.make("you", "open") + "/chat";
        String hello = "{\"channel\":\"match\",\"phrase\":\"hello\"}";
        for (int i = 0; i < 2; i++)
            assertThat(browser.post(chat, hello).statusCode()).isEqualTo(201);
        var refused = browser.post(chat, hello);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.body()).contains("chat messages: at most 2", "retryAfterSeconds");
    }

    @Test
    @DisplayName("Too many reports are refused")
    void reports() throws Exception {
        String match = "/api/matches/" + browser.make("you", "open");
        var other = new Browser(server.port());
        var join =
                other.request(match + "/seats/join")
                        .header("X-Forwarded-For", "203.0.113.7")
                        .POST(HttpRequest.BodyPublishers.ofString("{}"));
        assertThat(other.send(join.build()).statusCode()).isEqualTo(200);
        String reason = "{\"reason\":\"rude\"}";
        assertThat(browser.post(match + "/seats/1/report", reason).statusCode()).isEqualTo(200);
        var refused = browser.post(match + "/seats/1/report", reason);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.body()).contains("reports: at most 1", "retryAfterSeconds");
    }

    @Test
    @DisplayName("Too many messages are refused on the socket, which stays open")
    void messages() throws Exception {
        var line = browser.open(browser.make("you", "open"));
        line.hear("snapshot");
        for (int i = 0; i < 3; i++) {
            line.ping("p" + i);
            line.hear("ack");
        }
        line.ping("one-too-many");
        var refused = line.hear("refused");
        assertThat(refused.get("id").asText()).isEqualTo("one-too-many");
        assertThat(refused.get("code").asText()).isEqualTo("too-many");
        assertThat(refused.get("message").asText()).contains("messages", "at most 3");
        assertThat(refused.get("retryAfterSeconds").asInt()).isPositive();
    }

    @Test
    @DisplayName("Too many new boards are refused, be they new or not")
    void newBoards() throws Exception {
        String board = "{\"file\":\"b.board\",\"text\":\"[A] 1\\nOne: Two\\nTwo:\"}";
        for (int i = 0; i < 2; i++)
            assertThat(browser.post("/api/boards", board).statusCode()).isEqualTo(201);
        var refused = browser.post("/api/boards", board);
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.body()).contains("new boards: at most 2");
    }

    @Test
    @DisplayName("Too many accounts of one address are refused")
    void newAccounts() throws Exception {
        String account = "{\"name\":\"%s\",\"password\":\"correct horse\"}";
        browser.post("/api/accounts", account.formatted("Anna"));
        var refused = browser.post("/api/accounts", account.formatted("Bert"));
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.body()).contains("new accounts: at most 1");
    }

    @Test
    @DisplayName("Too many passwords are refused, of one account and of one address")
    void passwords() throws Exception {
        for (int i = 0; i < 2; i++) assertThat(tries("Anna", "10.0.0." + i)).contains("password");
        assertThat(tries("anna", "10.0.0.9")).contains("passwords for this account: at most 2");
        assertThat(tries("Bert", "10.0.0.8")).contains("wrong-password");
        assertThat(tries("Carl", "10.0.0.8")).contains("wrong-password");
        assertThat(tries("Dora", "10.0.0.8")).contains("wrong-password");
        assertThat(tries("Emil", "10.0.0.8"))
                .contains("too-many", "passwords: at most 3", "retryAfterSeconds");
    }

    private String tries(String name, String address) throws Exception {
        var body = "{\"name\":\"%s\",\"password\":\"guess\"}".formatted(name);
        var request =
                browser.request("/api/session")
                        .header("X-Forwarded-For", address)
                        .POST(HttpRequest.BodyPublishers.ofString(body));
        return browser.send(request.build()).body();
    }

    @Test
    @DisplayName("Too many connections are refused, at a time and in a time")
    void connections() throws Exception {
        var match = browser.make("you", "open");
        var first = browser.open(match);
        first.hear("snapshot");
        var second = browser.open(match);
        second.hear("snapshot");
        assertRefused(match);
        first.close();
        first.closeCode();
        assertRefused(match);
    }

    private void assertRefused(String match) {
        assertThatThrownBy(() -> browser.open(match))
                .hasCauseInstanceOf(WebSocketHandshakeException.class)
                .cause()
                .extracting(it -> ((WebSocketHandshakeException) it).getResponse().statusCode())
                .isEqualTo(429);
    }
}
