package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.server.guards.Capacity;
import strategos.server.guards.Proxy;
import strategos.server.guards.RateLimit;
import strategos.server.web.ConnectionLimits;
import strategos.table.FairExecutor;

@DisplayName("A server that is full")
class AdmissionTest {

    private static final int MANY = 1_000_000;
    private static final Duration AT_ONCE = Duration.ofNanos(1);
    private static final String BUSY = "203.0.113.7";

    @TempDir Path data;

    private static RateLimit plenty(String what) {
        return new RateLimit(what, MANY, Duration.ofNanos(1));
    }

    private static Capacity capacity(int matches, int ofAddress, int sockets, int decisions) {
        return new Capacity(
                matches,
                ofAddress,
                sockets,
                MANY,
                MANY,
                decisions,
                MANY,
                new RateLimit("new matches on this server", 5, Duration.ofHours(1)),
                new RateLimit("messages of this address", 3, Duration.ofHours(1)),
                new RateLimit("refusals", 4, Duration.ofHours(1)),
                plenty("pages"),
                100);
    }

    private Server start(Capacity capacity) throws Exception {
        var limits = TestServer.GENEROUS.with(capacity, MANY);
        return TestServer.start(data, limits, Proxy.TRUSTED);
    }

    private static void assertRefused(Browser browser, String address, String match, int status) {
        assertThatThrownBy(() -> browser.openFrom(address, match))
                .hasCauseInstanceOf(WebSocketHandshakeException.class)
                .cause()
                .extracting(it -> ((WebSocketHandshakeException) it).getResponse())
                .satisfies(answer -> assertThat(answer.statusCode()).isEqualTo(status))
                .satisfies(
                        answer ->
                                assertThat(answer.headers().firstValueAsLong("Retry-After"))
                                        .isPresent());
    }

    @Test
    @DisplayName("opens no more matches, and lets everybody into those that are live")
    void matches() throws Exception {
        try (var server = start(capacity(1, MANY, MANY, MANY))) {
            var browser = new Browser(server.port());
            String first = browser.make("you", "open");
            String second = browser.make("you", "open");
            browser.openFrom("10.0.0.1", first).hear("snapshot");
            assertRefused(browser, "10.0.0.2", second, 503);
            browser.openFrom("10.0.0.2", first).hear("snapshot");
        }
    }

    @Test
    @DisplayName("opens no more matches for an address that has many, and some for others")
    void matchesOfAddress() throws Exception {
        try (var server = start(capacity(MANY, 1, MANY, MANY))) {
            var browser = new Browser(server.port());
            browser.openFrom("10.0.0.1", browser.make("you", "open")).hear("snapshot");
            String second = browser.make("you", "open");
            assertRefused(browser, "10.0.0.1", second, 429);
            browser.openFrom("10.0.0.2", second).hear("snapshot");
            browser.openFrom("10.0.0.1", second).hear("snapshot");
        }
    }

    @Test
    @DisplayName("opens no more sockets, for whomever they are")
    void sockets() throws Exception {
        try (var server = start(capacity(MANY, MANY, 1, MANY))) {
            var browser = new Browser(server.port());
            String match = browser.make("you", "open");
            browser.openFrom("10.0.0.1", match).hear("snapshot");
            assertRefused(browser, "10.0.0.2", match, 503);
        }
    }

    @Test
    @DisplayName("makes no more matches in a short time, for whomever they are")
    void newMatches() throws Exception {
        try (var server = start(capacity(MANY, MANY, MANY, MANY))) {
            var browser = new Browser(server.port());
            for (int i = 0; i < 5; i++) browser.make("you", "open");
            assertThat(make(browser, "203.0.113.9").body())
                    .contains("too-many", "new matches on this server: at most 5", "retryAfter");
        }
    }

    private static HttpResponse<String> make(Browser browser, String address) throws Exception {
        var request =
                browser.request("/api/matches")
                        .header("X-Forwarded-For", address)
                        .POST(BodyPublishers.ofString(Browser.newMatch("modern", "you", "rush")));
        return browser.send(request.build());
    }

    @Test
    @DisplayName("hears only so much from all sockets of one address together")
    void messages() throws Exception {
        try (var server = start(capacity(MANY, MANY, MANY, MANY))) {
            var browser = new Browser(server.port());
            String match = browser.make("you", "open");
            var first = browser.openFrom("10.0.0.1", match);
            var second = browser.openFrom("10.0.0.1", match);
            for (int i = 0; i < 3; i++) {
                first.ping("p" + i);
                first.hear("ack");
            }
            second.ping("one-too-many");
            var refused = second.hear("refused");
            assertThat(refused.get("message").asText()).contains("messages of this address");
            assertThat(refused.get("retryAfterSeconds").asInt()).isPositive();
        }
    }

    @Test
    @DisplayName(
            "cuts a socket off that sends on after its messages were refused, whatever they are")
    void floods() throws Exception {
        try (var server = start(capacity(MANY, MANY, MANY, MANY))) {
            var browser = new Browser(server.port());
            String match = browser.make("you", "open");
            assertCutOff(browser.openFrom("10.0.0.1", match), "nonsense", 4);
            String ping = "{\"t\":\"ping\",\"id\":\"p\"}";
            assertCutOff(browser.openFrom("10.0.0.1", match), ping, 3 + 4);
            browser.openFrom("10.0.0.2", match).hear("snapshot");
        }
    }

    /** After this many answers, the next message gets none. */
    private static void assertCutOff(Line line, String message, int answers)
            throws InterruptedException {
        for (int i = 0; i < answers; i++) {
            line.say(message);
            assertThat(line.hear(Set.of("ack", "refused"))).isNotNull();
        }
        line.sayUntilCut(message);
    }

    @Test
    @DisplayName("makes no match for an address whose bots wait already, and some for others")
    void botTime() throws Exception {
        var thinking = new FairExecutor("thinking", 2);
        var began = new CountDownLatch(1);
        var released = new CountDownLatch(1);
        var limits = TestServer.GENEROUS.with(capacity(MANY, MANY, MANY, 1), MANY);
        try (var server = TestServer.start(data, limits, thinking)) {
            for (int i = 0; i < 2; i++) {
                var _ =
                        thinking.submit(
                                BUSY,
                                () -> {
                                    began.countDown();
                                    released.await();
                                    return true;
                                },
                                () -> {});
            }
            began.await();
            var browser = new Browser(server.port());
            var refused = make(browser, BUSY);
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(refused.body()).contains("decisions of bots that wait: at most 1");
            assertThat(make(browser, "203.0.113.9").statusCode()).isEqualTo(201);
            released.countDown();
        }
    }

    private Server start(ConnectionLimits limits) throws Exception {
        return TestServer.start(data, new Operations(Optional.empty(), limits, Retention.STANDARD));
    }

    private static Socket connect(Server server) throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), server.port());
    }

    private static String read(Socket socket) throws IOException {
        return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("answers a connection beyond the limit of its address, and closes it")
    void connectionsOfAddress() throws Exception {
        try (var server = start(new ConnectionLimits(MANY, 2, AT_ONCE, Duration.ofHours(1)));
                var first = connect(server)) {
            try (var second = connect(server);
                    var third = connect(server)) {
                assertThat(read(third))
                        .startsWith("HTTP/1.1 429 ")
                        .contains("Retry-After: 10", "at most 2 at a time");
                assertThat(second.isConnected()).isTrue();
            }
            assertThat(first.isConnected()).isTrue();
            while (!answers(server)) Thread.onSpinWait();
        }
    }

    private static boolean answers(Server server) throws IOException {
        try (var socket = connect(server)) {
            String request = "GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return read(socket).startsWith("HTTP/1.1 200");
        } catch (IOException _) {
            return false;
        }
    }

    @Test
    @DisplayName("refuses an address that opens connections too fast, even if it closes them")
    void fastConnections() throws Exception {
        var limits = new ConnectionLimits(MANY, 2, Duration.ofHours(1), Duration.ofHours(1));
        try (var server = start(limits)) {
            for (int i = 0; i < 2; i++) assertThat(answers(server)).isTrue();
            try (var third = connect(server)) {
                assertThat(read(third)).startsWith("HTTP/1.1 429 ").contains("in a short time");
            }
        }
    }

    @Test
    @DisplayName("closes connections without an answer after many refusals")
    void connectionsAfterRefusals() throws Exception {
        var limits = new ConnectionLimits(MANY, 2, Duration.ofHours(1), Duration.ofHours(1));
        try (var server = start(limits)) {
            for (int i = 0; i < 2; i++) assertThat(answers(server)).isTrue();
            for (int i = 0; i < 2; i++)
                try (var refused = connect(server)) {
                    assertThat(read(refused)).startsWith("HTTP/1.1 429 ");
                }
            try (var ignored = connect(server)) {
                assertThat(read(ignored)).isEmpty();
            }
        }
    }

    @Test
    @DisplayName("answers a connection beyond the limit of the server, and closes it")
    void connections() throws Exception {
        try (var server = start(new ConnectionLimits(1, MANY, AT_ONCE, Duration.ofHours(1)));
                var first = connect(server);
                var second = connect(server)) {
            assertThat(first.isConnected()).isTrue();
            assertThat(read(second)).startsWith("HTTP/1.1 503 ").contains("unavailable");
        }
    }

    @Test
    @DisplayName("closes a connection on which the headers of a request arrive too slowly")
    void slowHeaders() throws Exception {
        try (var server = start(new ConnectionLimits(MANY, MANY, AT_ONCE, Duration.ofMillis(200)));
                var slow = connect(server)) {
            var out = slow.getOutputStream();
            out.write(
                    "GET / HTTP/1.1\r\nHost: localhost\r\nX: ".getBytes(StandardCharsets.US_ASCII));
            slow.setSoTimeout(50);
            assertThat(isClosedWhileSending(slow)).isTrue();
        }
    }

    /** Sends a byte now and then, so that the connection is never idle. */
    private static boolean isClosedWhileSending(Socket slow) {
        for (int i = 0; i < 2_000; i++) {
            try {
                slow.getOutputStream().write('x');
                if (slow.getInputStream().read() < 0) return true;
            } catch (SocketTimeoutException _) {
                // Still open.
            } catch (IOException _) {
                return true;
            }
        }
        return false;
    }
}
