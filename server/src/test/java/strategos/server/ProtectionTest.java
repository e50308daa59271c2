package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.server.guards.Proxy;

class ProtectionTest {

    private static final String MATCH = Browser.newMatch("modern", "you", "rush");

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private final Browser browser = new Browser(SERVER.port());

    @DisplayName(
            "Every answer that can be shown as a page carries the headers that protect a browser")
    @ParameterizedTest
    @ValueSource(
            strings = {"/", "/match/abc", "/api/catalogue", "/api/nothing", "/nothing", "/healthz"})
    void headers(String path) throws Exception {
        var headers = browser.get(path).headers();
        assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
                .contains("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'")
                .doesNotContain("unsafe");
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
        assertThat(headers.firstValue("Server")).isEmpty();
        assertThat(headers.firstValue("X-Powered-By")).isEmpty();
    }

    @Test
    @DisplayName("A script carries the headers that protect a script, and none that cost bytes")
    void scripts() throws Exception {
        var headers = browser.get("/assets/app-1a2b3c.js").headers();
        assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
        assertThat(headers.firstValue("Cross-Origin-Resource-Policy")).contains("same-origin");
        assertThat(headers.firstValue("Content-Security-Policy")).isEmpty();
        assertThat(headers.firstValue("Permissions-Policy")).isEmpty();
    }

    @Test
    @DisplayName(
            "A guest's cookie cannot be read by scripts or sent by other sites, and is made once")
    void cookie() throws Exception {
        var fresh = new Browser(SERVER.port());
        var first = fresh.post("/api/matches", MATCH).headers().firstValue("Set-Cookie");
        assertThat(first.orElse(""))
                .matches("strategos_guest=[A-Za-z0-9_-]{43};.*")
                .contains("HttpOnly", "SameSite=Lax", "Path=/")
                .doesNotContain("Secure");
        assertThat(fresh.post("/api/matches", MATCH).headers().firstValue("Set-Cookie")).isEmpty();
        assertThat(fresh.get("/api/me/matches").headers().firstValue("Set-Cookie")).isEmpty();
    }

    @DisplayName("Answers to methods that HTTP does not know carry the same headers")
    @ParameterizedTest
    @ValueSource(strings = {"FOO", "PROPFIND", "TRACE"})
    void unknownMethods(String method) throws Exception {
        var answer =
                browser.send(browser.request("/").method(method, BodyPublishers.noBody()).build());
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("not-found", method);
        for (String header :
                List.of(
                        "Content-Security-Policy",
                        "X-Content-Type-Options",
                        "Referrer-Policy",
                        "Cross-Origin-Resource-Policy"))
            assertThat(answer.headers().firstValue(header)).as(header).isPresent();
    }

    @Test
    @DisplayName(
            "Newcomers get their cookie with the first page or the list of matches, and pages renew it")
    void firstVisit() throws Exception {
        for (String path : new String[] {"/", "/match/abc", "/nothing", "/api/me/matches"}) {
            var fresh = new Browser(SERVER.port());
            var visit = fresh.request(path).header("Accept", "text/html").build();
            var headers = fresh.send(visit).headers();
            assertThat(headers.firstValue("Set-Cookie").orElse("")).as(path).contains("HttpOnly");
            assertThat(headers.firstValue("Cache-Control").orElse(""))
                    .as(path)
                    .containsAnyOf("private", "no-store");
            String again = fresh.send(visit).headers().firstValue("Set-Cookie").orElse("");
            if (path.startsWith("/api/")) assertThat(again).isEmpty();
            else assertThat(headers.firstValue("Set-Cookie")).as("renewed").contains(again);
        }
        var script = new Browser(SERVER.port()).get("/assets/app-1a2b3c.js");
        assertThat(script.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    @DisplayName("A cookie of another shape is replaced")
    void madeUpCookie() throws Exception {
        for (String made : new String[] {"x", "A".repeat(42), "' OR 1=1 --"}) {
            var request =
                    browser.request("/api/matches")
                            .header("Cookie", "strategos_guest=" + made)
                            .POST(BodyPublishers.ofString(MATCH))
                            .build();
            var fresh = new Browser(SERVER.port()).send(request);
            assertThat(fresh.headers().firstValue("Set-Cookie")).isPresent();
        }
    }

    @Test
    @DisplayName("Behind a proxy that speaks https the cookie is for https alone")
    void secureCookie(@TempDir Path elsewhere) throws Exception {
        try (var hidden = TestServer.start(elsewhere, TestServer.GENEROUS, Proxy.TRUSTED)) {
            var visitor = new Browser(hidden.port());
            var request =
                    visitor.request("/api/matches")
                            .header("X-Forwarded-Proto", "https")
                            .header("X-Forwarded-Host", "play.example.org")
                            .header("Origin", "https://play.example.org")
                            .POST(BodyPublishers.ofString(MATCH))
                            .build();
            var answer = visitor.send(request);
            assertThat(answer.statusCode()).isEqualTo(201);
            assertThat(answer.headers().firstValue("Set-Cookie").orElse("")).contains("; Secure");
        }
    }

    @DisplayName("A page of another site can change nothing")
    @ParameterizedTest
    @ValueSource(
            strings = {"https://evil.example", "null", "http://localhost", "not a site", "SECURE"})
    void foreignPage(String written) throws Exception {
        String origin = written.equals("SECURE") ? "https://localhost:" + SERVER.port() : written;
        var request =
                browser.request("/api/matches")
                        .header("Origin", origin)
                        .POST(BodyPublishers.ofString(MATCH))
                        .build();
        var refused = browser.send(request);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("foreign-origin");
    }

    @Test
    @DisplayName(
            "A page of another site cannot open a socket, and there is none to a match that is not")
    void foreignSocket() throws Exception {
        String socket = "/api/matches/" + browser.make("you", "rush") + "/socket";
        assertThat(statusOf(socket, "https://evil.example")).isEqualTo(403);
        assertThat(statusOf("/api/matches/none/socket", browser.site())).isEqualTo(404);
        assertThat(statusOf(socket + "?since=yesterday", browser.site())).isEqualTo(400);
        assertThat(statusOf(socket + "?since=1&as=queen", browser.site())).isEqualTo(400);
        assertThat(statusOf(socket + "?since=1&as=64", browser.site())).isEqualTo(400);
    }

    private int statusOf(String socket, String origin) {
        var address = URI.create("ws://localhost:" + SERVER.port() + socket);
        var opening =
                HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .header("Origin", origin)
                        .buildAsync(address, new WebSocket.Listener() {});
        return opening.handle(
                        (_, refused) ->
                                refused instanceof CompletionException wrapped
                                                && wrapped.getCause()
                                                        instanceof WebSocketHandshakeException no
                                        ? no.getResponse().statusCode()
                                        : 101)
                .join();
    }

    @Test
    @DisplayName("Opening a socket sets no cookie")
    void socketSetsNoCookie() throws Exception {
        String match = browser.make("you", "rush");
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port())) {
            String upgrade =
                    """
                    GET /api/matches/%s/socket HTTP/1.1\r
                    Host: localhost\r
                    Connection: Upgrade\r
                    Upgrade: websocket\r
                    Sec-WebSocket-Version: 13\r
                    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                    \r
                    """
                            .formatted(match);
            socket.getOutputStream().write(upgrade.getBytes(StandardCharsets.US_ASCII));
            var in =
                    new BufferedReader(
                            new InputStreamReader(
                                    socket.getInputStream(), StandardCharsets.ISO_8859_1));
            assertThat(in.readLine()).contains("101");
            for (String line = in.readLine(); !line.isEmpty(); line = in.readLine())
                assertThat(line).doesNotStartWithIgnoringCase("Set-Cookie");
        }
    }

    @Test
    @DisplayName("A body that is too long is refused with the limit")
    void tooLarge() throws Exception {
        var refused = browser.post("/api/matches", "x".repeat(20_000));
        assertThat(refused.statusCode()).isEqualTo(413);
        assertThat(refused.body()).contains("too-large", "16,384");
    }

    @Test
    @DisplayName("Behind a proxy, the scheme that it names counts")
    void forwardedScheme(@TempDir Path elsewhere) throws Exception {
        try (var hidden = TestServer.start(elsewhere, TestServer.GENEROUS, Proxy.TRUSTED)) {
            assertThat(made(hidden, "https", "https://play.example.org")).isEqualTo(201);
            assertThat(made(hidden, "https", "https://play.example.org:443")).isEqualTo(201);
            assertThat(made(hidden, "https", "http://play.example.org")).isEqualTo(403);
            assertThat(made(hidden, "http", "https://play.example.org")).isEqualTo(403);
        }
    }

    private static int made(Server hidden, String scheme, String origin) throws Exception {
        var visitor = new Browser(hidden.port());
        var request =
                visitor.request("/api/matches")
                        .header("X-Forwarded-Proto", scheme)
                        .header("X-Forwarded-Host", "play.example.org")
                        .header("Origin", origin)
                        .POST(BodyPublishers.ofString(MATCH))
                        .build();
        return visitor.send(request).statusCode();
    }

    @Test
    @DisplayName(
            "Names are kept as they are written, but not longer than fits and not with line breaks")
    void names() throws Exception {
        String name = "<b onclick=x>\\\"</b>";
        var made =
                browser.post(
                        "/api/matches",
                        MATCH.replace("\"you\"", "\"you\",\"name\":\"" + name + "\""));
        String id = Browser.parse(made.body()).get("id").asText();
        assertThat(browser.getJson("/api/matches/" + id).get("seats").get(0).get("name").asText())
                .isEqualTo("<b onclick=x>\"</b>");
        for (String bad : new String[] {"x".repeat(25), "a\\nb"})
            assertThat(
                            browser.post(
                                            "/api/matches",
                                            MATCH.replace(
                                                    "\"you\"", "\"you\",\"name\":\"" + bad + "\""))
                                    .statusCode())
                    .isEqualTo(400);
    }
}
