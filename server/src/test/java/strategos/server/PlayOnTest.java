package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import strategos.conquest.Conquest;
import strategos.game.MatchRecord;
import strategos.game.Seed;

@Timeout(120)
class PlayOnTest {

    @TempDir Path data;

    @Test
    @DisplayName("From any step of a replay a new match goes on, and its record has the old steps")
    void playOn() throws Exception {
        try (var server = TestServer.start(data)) {
            var ada = new Browser(server.port());
            var match = ada.make("you", "rush", "rush");
            var bert = new Browser(server.port());
            assertThat(code(bert, match, 1, 0)).as("during the match").isEqualTo("not-over");
            new Session(ada, match, new Seed(1)).playUntil(Long.MAX_VALUE);

            var frames = ada.getJson("/api/matches/" + match + "/replay").get("frames");
            int attack = firstAttackOfBot(frames);
            var made = bert.post(path(match), wanted(attack, 1));
            assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
            var next = Browser.parse(made.body()).get("id").asText();

            var seats = bert.getJson("/api/matches/" + next).get("seats");
            assertThat(seats.findValuesAsText("kind")).containsExactly("bot", "person", "bot");
            assertThat(seats.findValuesAsText("bot")).containsExactly("balanced", "null", "rush");
            assertThat(seats.get(1).get("you").asBoolean()).isTrue();
            var origin = bert.getJson("/api/matches/" + next).get("origin");
            assertThat(origin.get("match").asText()).isEqualTo(match);
            assertThat(origin.get("step").asInt()).isEqualTo(attack);
            assertThat(bert.getJson("/api/matches/" + match).get("origin").isNull()).isTrue();

            new Session(bert, next, new Seed(2)).playUntil(Long.MAX_VALUE);
            var old = record(ada, match);
            var played = record(bert, next);
            assertThat(played.steps().subList(0, attack)).isEqualTo(old.steps().subList(0, attack));
            var game = Conquest.open(played.header().setup(), 3);
            assertThat(played.replay(game).isOver()).isTrue();
            var result = bert.getJson("/api/matches/" + next + "/result").get("match");
            assertThat(result.get("origin")).isEqualTo(origin);
            var replay = bert.getJson("/api/matches/" + next + "/replay").get("frames");
            assertThat(replay.get(attack - 1)).isEqualTo(frames.get(attack - 1));
        }
    }

    @Test
    @DisplayName("Nobody plays on after the end, in a seat that is not there, or with no such bot")
    void refused() throws Exception {
        try (var server = TestServer.start(data)) {
            var ada = new Browser(server.port());
            var match = ada.make("you", "rush");
            new Session(ada, match, new Seed(1)).playUntil(Long.MAX_VALUE);
            assertThat(code(ada, match, Long.MAX_VALUE, 0)).isEqualTo("not-allowed");
            assertThat(code(ada, match, 1, 2)).isEqualTo("not-found");
            assertThat(code(ada, match, 1, -1)).isEqualTo("not-found");
            assertThat(code(ada, "nothing", 1, 0)).isEqualTo("not-found");
            var other = ada.post(path(match), "{\"step\":1,\"seat\":0,\"bot\":\"nobody\"}");
            assertThat(Browser.parse(other.body()).get("code").asText()).isEqualTo("unplayable");
        }
    }

    private static int firstAttackOfBot(JsonNode frames) {
        return IntStream.range(0, frames.size())
                .filter(i -> frames.get(i).get("event").get("kind").asText().equals("attacked"))
                .filter(i -> frames.get(i).get("event").get("seat").asInt() == 2)
                .map(i -> (int) frames.get(i).get("seq").asLong())
                .findFirst()
                .orElseThrow();
    }

    private static MatchRecord record(Browser browser, String match) throws Exception {
        return MatchRecord.read(browser.get("/api/matches/" + match + "/record").body());
    }

    private static String code(Browser browser, String match, long step, int seat)
            throws Exception {
        var answer = browser.post(path(match), wanted(step, seat));
        return Browser.parse(answer.body()).get("code").asText();
    }

    private static String path(String match) {
        return "/api/matches/" + match + "/play-on";
    }

    private static String wanted(long step, int seat) {
        return "{\"step\":%d,\"seat\":%d,\"bot\":\"balanced\"}".formatted(step, seat);
    }
}
