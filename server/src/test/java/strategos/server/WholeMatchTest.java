package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.conquest.Conquest;
import strategos.game.MatchRecord;
import strategos.game.Seed;

class WholeMatchTest {

    @TempDir Path data;

    @Test
    @DisplayName(
            "A whole match against bots is played over the socket; its record and replay tell the same")
    void wholeMatch() throws Exception {
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            var match = browser.make("you", "rush", "rush");
            var session = new Session(browser, match, new Seed(1));
            var early = browser.get("/api/matches/" + match + "/result");
            assertThat(Browser.parse(early.body()).get("code").asText()).isEqualTo("not-over");
            var foretold = browser.get("/api/matches/" + match + "/chances");
            assertThat(Browser.parse(foretold.body()).get("code").asText()).isEqualTo("not-over");
            session.playUntil(Long.MAX_VALUE);
            assertThat(session.line().hear("seats").get("match").get("over").asBoolean()).isTrue();

            var info = browser.getJson("/api/matches/" + match);
            assertThat(info.get("over").asBoolean()).isTrue();
            var replay = browser.getJson("/api/matches/" + match + "/replay");
            assertThat(replay.get("match").get("winners")).isEqualTo(info.get("winners"));
            assertThat(replay.get("frames").size()).isEqualTo((int) session.seq());

            var result = browser.getJson("/api/matches/" + match + "/result");
            assertThat(result.get("match").get("winners")).isEqualTo(info.get("winners"));
            assertThat(result.get("rated").asBoolean()).isFalse();
            assertThat(result.get("end").get("phase").get("kind").asText()).isEqualTo("over");
            var luck = result.get("history").get("luck");
            assertThat(luck.get("seats")).hasSize(3);
            for (var noted : luck.get("won")) {
                var event = replay.get("frames").get(noted.get("step").asInt() - 1).get("event");
                assertThat(event.get("kind").asText()).isEqualTo("rolled");
                assertThat(event.get("from")).isEqualTo(noted.get("from"));
                assertThat(event.get("odds").asDouble())
                        .isCloseTo(noted.get("chance").asDouble(), within(1e-6));
            }

            checkChances(
                    browser.getJson("/api/matches/" + match + "/chances"),
                    result.get("history").get("turns"),
                    info.get("winners").get(0).asInt());

            var record = MatchRecord.read(browser.get("/api/matches/" + match + "/record").body());
            var game = Conquest.open(record.header().setup(), 3);
            assertThat(record.replay(game).isOver()).isTrue();
            assertThat(record.steps()).hasSize((int) session.seq());
        }
    }

    /** Chances are told for the same turns as other figures, and end with the result. */
    private static void checkChances(JsonNode graph, JsonNode figures, int winner) {
        var turns = graph.get("turns");
        assertThat(turns).hasSameSizeAs(figures);
        for (int i = 0; i < turns.size(); i++) {
            assertThat(turns.get(i).get("turn")).isEqualTo(figures.get(i).get("turn"));
            double sum = 0;
            for (var chance : turns.get(i).get("chances")) sum += chance.asDouble();
            assertThat(sum).isCloseTo(1, within(1e-6));
        }
        var end = turns.get(turns.size() - 1).get("chances");
        assertThat(end.get(winner).asDouble()).isEqualTo(1);
        for (var point : graph.get("turningPoints"))
            assertThat(point.get("before").asDouble()).isGreaterThan(point.get("after").asDouble());
    }
}
