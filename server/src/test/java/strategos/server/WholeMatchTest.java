package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;

class WholeMatchTest {

    private static final int MOST_MOVES = 3_000;

    @TempDir Path data;

    @Test
    @DisplayName("A whole match against bots is played over the socket, and can be replayed")
    void wholeMatch() throws Exception {
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            var match = browser.make("you", "rush", "rush");
            var chooser = new Chooser(browser.getJson("/api/boards/world"), new Seed(1).random());
            var line = browser.open(match);
            long seq = play(line, chooser);

            assertThat(browser.getJson("/api/matches/" + match).get("over").asBoolean()).isTrue();
            var replay = browser.getJson("/api/matches/" + match + "/replay");
            assertThat(replay.get("frames").size()).isGreaterThanOrEqualTo((int) seq);
            assertThat(browser.get("/api/matches/" + match + "/record").body())
                    .startsWith("strategos match");
        }
    }

    /** Plays to the end; the answer is the number of the last step. */
    private static long play(Line line, Chooser chooser) throws InterruptedException {
        JsonNode first = line.hear("snapshot");
        long seq = first.get("seq").asLong();
        JsonNode scene = first.get("scene");
        int moves = 0;
        while (!scene.get("phase").get("kind").asText().equals("over")) {
            Optional<String> move = chooser.choose(scene);
            if (move.isPresent()) {
                assertThat(moves).isLessThan(MOST_MOVES);
                line.move("m" + moves++, move.get());
            }
            JsonNode next = line.hear();
            while (!next.get("t").asText().equals("steps")) {
                assertThat(next.get("t").asText()).as(next.toString()).isNotEqualTo("refused");
                next = line.hear();
            }
            for (JsonNode frame : next.get("frames")) {
                assertThat(frame.get("seq").asLong()).isEqualTo(++seq);
                scene = frame.get("scene");
            }
        }
        return seq;
    }
}
