package strategos.server;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.server.web.ConnectionLimits;
import strategos.server.web.HttpRoutes;
import strategos.server.web.Response;
import strategos.server.web.Socket.Admission;
import strategos.server.web.WebServer;

@DisplayName("A server that stops")
@Tag("slow")
class StoppingTest {

    private static final Response ANSWER = Response.text(200, "text/plain", "late");

    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch allowed = new CountDownLatch(1);

    @Test
    @DisplayName("leaves a request that takes too long unanswered, and stops all the same")
    void slowRequest() throws Exception {
        var site =
                new HttpRoutes(
                        Map.of("GET /slow", _ -> answerLate()),
                        _ -> ANSWER,
                        "/socket",
                        _ -> new Admission.Refused(ANSWER),
                        _ -> {});
        var web = WebServer.start(site, "localhost", 0, ConnectionLimits.STANDARD);
        try (var client = HttpClient.newHttpClient()) {
            var slow = URI.create("http://localhost:" + web.port() + "/slow");
            var request = HttpRequest.newBuilder(slow).build();
            var answer = client.sendAsync(request, BodyHandlers.discarding());
            asked.await();
            assertThatCode(web::close).doesNotThrowAnyException();
            allowed.countDown();
            answer.cancel(true);
        }
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
