package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.table.FairExecutor;

class BotTimeTest {

    private static final String BUSY = "198.51.100.1";
    private static final String OTHER = "203.0.113.9";

    @TempDir Path data;

    @Test
    @DisplayName("Bots wait for others of the same address, and for nobody else's")
    void addresses() throws Exception {
        var thinking = new FairExecutor("thinking", 2);
        var began = new CountDownLatch(1);
        var released = new CountDownLatch(1);
        try (var server = TestServer.start(data, thinking)) {
            var busy =
                    thinking.submit(
                            BUSY,
                            () -> {
                                began.countDown();
                                released.await();
                                return true;
                            },
                            () -> {});
            began.await();
            var browser = new Browser(server.port());
            var waiting = browser.openFrom(BUSY, browser.make("rush", "rush"));
            waiting.hear("spectators");
            var playing = browser.openFrom(OTHER, browser.make("rush", "rush"));
            playing.hear("steps");
            playing.hear("steps");
            waiting.ping("so-far");
            assertThat(waiting.hear().get("t").asText()).isEqualTo("ack");
            released.countDown();
            assertThat(busy.get()).isTrue();
            waiting.hear("steps");
        }
    }
}
