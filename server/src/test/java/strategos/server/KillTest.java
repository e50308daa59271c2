package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.testkit.Scale;

@Tag("slow")
class KillTest {

    private static final int KILLS = 5;
    private static final int MOST_STEPS_BETWEEN = 12;

    @TempDir Path data;

    private static LongStream seeds() {
        return LongStream.range(20, 20 + Scale.of(2));
    }

    @DisplayName(
            "Killed five times in the middle of play, every step that a client was shown is still there")
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void killed(long number) throws Exception {
        var seed = new Seed(number);
        RandomGenerator random = seed.child("kills").random();
        Browser browser;
        String match;
        Session session;
        try (var server = ServerProcess.start(data, Duration.ZERO)) {
            browser = new Browser(server.port());
            match = browser.make("you", "random", "random");
            session = new Session(browser, match, seed.child("player"));
            kill(server, session, random);
        }
        for (int kill = 1; kill < KILLS; kill++) {
            OnDisk.assertHolds(data, match, Viewer.inSeat(0), session.frames());
            try (var server = ServerProcess.start(data, Duration.ZERO)) {
                session.comeBack(browser.at(server.port()));
                session.resend();
                JsonNode answer = session.hearAnswer();
                assertThat(answer.get("t").asText())
                        .as("kill %d: %s", kill, answer)
                        .isEqualTo("ack");
                kill(server, session, random);
            }
        }
        OnDisk.assertHolds(data, match, Viewer.inSeat(0), session.frames());
        assertThat(session.isOver()).as("the match ended before the last kill").isFalse();
    }

    /** Plays on for a while, and kills the server while a move is under way. */
    private static void kill(ServerProcess server, Session session, RandomGenerator random)
            throws InterruptedException {
        session.playUntil(session.seq() + 1 + random.nextInt(MOST_STEPS_BETWEEN));
        while (!session.hasToDecide()) session.hear();
        session.move();
        if (random.nextBoolean()) session.hear();
        server.kill();
        session.hearTheRest();
    }
}
