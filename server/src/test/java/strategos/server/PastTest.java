package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.server.web.ConnectionLimits;
import strategos.server.web.HttpRoutes;
import strategos.server.web.Response;
import strategos.server.web.Socket.Admission;
import strategos.server.web.WebServer;

class PastTest {

    @Test
    @DisplayName(
            "The past of a match on a large board has fewer steps, and is no longer than others")
    @Tag("slow")
    void large(@TempDir Path data) throws Exception {
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            String wanted =
                    """
                    {"preset":"modern","board":"random:2000:1","opening":"dealt","pace":"fast","seats":[%s]}"""
                            .formatted(Browser.chairs("you", "rush", "rush"));
            var made = browser.post("/api/matches", wanted);
            assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
            String match = Browser.parse(made.body()).get("id").asText();
            int seq = browser.open(match).hear("snapshot").get("seq").asInt();
            assertThat(seq).isGreaterThan(500);
            String path = "/api/matches/" + match + "/past?upTo=" + seq;
            var past = browser.get(path);
            assertThat(past.body().length()).isLessThan(2_000_000);
            assertThat(Browser.parse(past.body()).size()).isBetween(20, 300);
            assertThat(browser.get(path).body()).isEqualTo(past.body());
        }
    }

    @Test
    @DisplayName("The server notices when the client has gone, and not before")
    void gone() throws Exception {
        var begun = new CountDownLatch(1);
        var noticed = new CountDownLatch(1);
        var site =
                new HttpRoutes(
                        Map.of(
                                "GET /long",
                                request -> {
                                    boolean isGoneAtOnce = request.isGone();
                                    begun.countDown();
                                    while (!request.isGone()) Thread.onSpinWait();
                                    if (!isGoneAtOnce) noticed.countDown();
                                    return Response.text(200, "text/plain", "done");
                                }),
                        _ -> Response.text(404, "text/plain", ""),
                        "/socket",
                        _ -> new Admission.Refused(Response.text(404, "text/plain", "")),
                        _ -> {});
        try (var server = WebServer.start(site, "127.0.0.1", 0, ConnectionLimits.STANDARD)) {
            try (var client = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                client.getOutputStream()
                        .write(
                                "GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n"
                                        .getBytes(StandardCharsets.US_ASCII));
                client.getOutputStream().flush();
                begun.await();
            }
            assertThat(noticed.await(2, TimeUnit.MINUTES)).isTrue();
        }
    }
}
