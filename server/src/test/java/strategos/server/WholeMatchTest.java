package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

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
            session.playUntil(Long.MAX_VALUE);
            assertThat(session.line().hear("seats").get("match").get("over").asBoolean()).isTrue();

            var info = browser.getJson("/api/matches/" + match);
            assertThat(info.get("over").asBoolean()).isTrue();
            var replay = browser.getJson("/api/matches/" + match + "/replay");
            assertThat(replay.get("match").get("winners")).isEqualTo(info.get("winners"));
            assertThat(replay.get("frames").size()).isEqualTo((int) session.seq());

            var record = MatchRecord.read(browser.get("/api/matches/" + match + "/record").body());
            var game = Conquest.open(record.header().setup(), 3);
            assertThat(record.replay(game).isOver()).isTrue();
            assertThat(record.steps()).hasSize((int) session.seq());
        }
    }
}
