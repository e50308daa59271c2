package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.game.Seed;

class ReconnectTest {

    private static final long STEPS = 700;

    @TempDir Path data;

    @DisplayName(
            "A client that loses the connection at random moments misses nothing and hears nothing twice")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void randomCuts(long number) throws Exception {
        var seed = new Seed(number);
        RandomGenerator cuts = seed.child("cuts").random();
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            var match = browser.make("you", "rush", "rush", "random");
            var shaky = new Session(browser, match, seed.child("shaky"));
            var steady = new Session(browser, match, seed.child("steady"));
            long begin = Math.max(shaky.seq(), steady.seq());
            while (!shaky.isOver() && shaky.seq() < STEPS) {
                boolean moved = shaky.move();
                if (cuts.nextInt(4) == 0) {
                    shaky.comeBack();
                    if (moved) shaky.resend();
                }
                if (moved) {
                    assertThat(shaky.hearAnswer().get("t").asText()).isEqualTo("ack");
                } else {
                    shaky.hear();
                }
            }
            while (steady.seq() < shaky.seq()) steady.hear();
            assertThat(between(shaky, begin, shaky.seq()))
                    .isEqualTo(between(steady, begin, shaky.seq()));
        }
    }

    private static List<JsonNode> between(Session session, long after, long upTo) {
        List<JsonNode> chosen = new ArrayList<>();
        for (JsonNode frame : session.frames()) {
            long seq = frame.get("seq").asLong();
            if (seq > after && seq <= upTo) chosen.add(frame);
        }
        return chosen;
    }

    @Test
    @DisplayName(
            "After a restart the match goes on, nothing is missed, and a move sent again is answered as before")
    void restart() throws Exception {
        var seed = new Seed(4);
        Browser browser;
        String match;
        Session session;
        try (var server = TestServer.start(data)) {
            browser = new Browser(server.port());
            match = browser.make("you", "rush", "rush");
            session = new Session(browser, match, seed);
            session.playUntil(200);
            while (!session.hasToDecide()) session.hear();
            session.move();
        }
        try (var server = TestServer.start(data)) {
            session.comeBack(browser.at(server.port()));
            session.resend();
            assertThat(session.hearAnswer().get("t").asText()).isEqualTo("ack");
            session.playUntil(400);
            assertThat(
                            browser.at(server.port())
                                    .getJson("/api/me/matches")
                                    .get(0)
                                    .get("id")
                                    .asText())
                    .isEqualTo(match);
        }
    }
}
