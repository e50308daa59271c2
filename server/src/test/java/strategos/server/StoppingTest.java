package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.server.web.CannotListenException;
import strategos.server.web.ConnectionLimits;
import strategos.server.web.HttpRoutes;
import strategos.server.web.Response;
import strategos.server.web.Socket.Admission;
import strategos.server.web.WebServer;

@DisplayName("A server that stops")
@Tag("slow")
class StoppingTest {

    private static final int STATUS = 200;
    private static final Response ANSWER = Response.text(STATUS, "text/plain", "late");

    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch allowed = new CountDownLatch(1);

    @Test
    @DisplayName("answers a request that is under way")
    void requestUnderWay() throws Exception {
        var web = start();
        try (var client = HttpClient.newHttpClient()) {
            var answer = askSlowly(web, client);
            var closing = Thread.ofVirtual().start(web::close);
            assertThat(closing.join(Duration.ofMillis(500)))
                    .as("closed before it answered")
                    .isFalse();
            allowed.countDown();
            assertThat(answer.join().statusCode()).isEqualTo(STATUS);
            closing.join();
        }
    }

    @Test
    @DisplayName("leaves a request that takes too long unanswered, and stops all the same")
    void slowRequest() throws Exception {
        var web = start();
        try (var client = HttpClient.newHttpClient()) {
            var answer = askSlowly(web, client);
            assertThatCode(web::close).doesNotThrowAnyException();
            allowed.countDown();
            answer.cancel(true);
        }
    }

    private WebServer start() throws CannotListenException {
        var site =
                new HttpRoutes(
                        Map.of("GET /slow", _ -> answerLate()),
                        _ -> ANSWER,
                        "/socket",
                        _ -> new Admission.Refused(ANSWER),
                        _ -> {});
        return WebServer.start(site, "localhost", 0, ConnectionLimits.STANDARD);
    }

    /** Sends a request, which is under way when this returns. */
    private CompletableFuture<HttpResponse<Void>> askSlowly(WebServer web, HttpClient client)
            throws InterruptedException {
        var slow = URI.create("http://localhost:" + web.port() + "/slow");
        var answer =
                client.sendAsync(HttpRequest.newBuilder(slow).build(), BodyHandlers.discarding());
        asked.await();
        return answer;
    }

    private Response answerLate() {
        asked.countDown();
        try {
            allowed.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return ANSWER;
    }
}
