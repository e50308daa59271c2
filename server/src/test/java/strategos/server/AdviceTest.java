package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import strategos.game.Seed;

/** Hints and the reasons of bots over HTTP; what they say is tested where they are made. */
@Timeout(120)
class AdviceTest {

    @RegisterExtension static final SharedServer SERVER = new SharedServer();

    private Browser ada;

    @BeforeEach
    void visit() {
        ada = new Browser(SERVER.port());
    }

    @Test
    @DisplayName("A hint is a move that the server accepts, with the odds that /api/odds has")
    void hint() throws Exception {
        String match = ada.make("you", "rush");
        var session = new Session(ada, match, new Seed(3));
        JsonNode hint = Browser.parse("{}");
        for (long seq = 60; !hint.path("battle").isObject(); seq++) {
            session.playUntil(seq);
            hint = Browser.parse(get(ada, match, "hint").body());
        }
        var battle = hint.get("battle");
        var odds =
                ada.getJson(
                        "/api/odds?attackers=%d&defenders=%d"
                                .formatted(
                                        battle.get("attackers").asInt(),
                                        battle.get("defenders").asInt()));
        assertThat(battle.get("win").asDouble())
                .isCloseTo(odds.get("win").asDouble(), within(1e-12));
        var line = ada.open(match);
        line.hear("snapshot");
        line.move("hinted", hint.get("move").asText());
        assertThat(line.hear("ack").get("id").asText()).isEqualTo("hinted");
    }

    @Test
    @DisplayName("There are no hints and reasons against people, for strangers, and out of turn")
    void refusals() throws Exception {
        String open = ada.make("you", "open");
        assertThat(get(ada, open, "hint").body()).contains("only for games against bots");
        var bob = new Browser(SERVER.port());
        bob.post("/api/matches/" + open + "/seats/join", "{}");
        assertThat(get(bob, open, "hint").body()).contains("only for games against bots");
        assertThat(get(bob, open, "why?step=1").body()).contains("only for games against bots");
        String alone = ada.make("you", "rush");
        var stranger = get(bob, alone, "hint");
        assertThat(stranger.statusCode()).isEqualTo(403);
        assertThat(stranger.body()).contains("not-seated");
        assertThat(get(ada, alone, "hint").body()).contains("nothing to decide now");
        assertThat(get(ada, alone, "why").statusCode()).isEqualTo(400);
        assertThat(get(ada, "nothing", "hint").statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("During a match a player learns why a bot attacked, and afterwards everybody does")
    void why() throws Exception {
        String match = ada.make("you", "expert");
        var session = new Session(ada, match, new Seed(1));
        session.playUntil(250);
        var past = ada.getJson("/api/matches/" + match + "/past");
        long attack = lastAttackOfBot(past);
        var live = get(ada, match, "why?step=" + attack);
        assertThat(live.statusCode()).as(live.body()).isEqualTo(200);
        var reasons = Browser.parse(live.body());
        assertThat(reasons.get("action").get("deed").asText()).isEqualTo("attack");
        assertThat(reasons.get("chance").asDouble()).isBetween(0.0, 1.0);
        assertThat(reasons.get("battle").get("win").asDouble()).isBetween(0.0, 1.0);
        var bob = new Browser(SERVER.port());
        assertThat(get(bob, match, "why?step=" + attack).statusCode()).isEqualTo(403);
        session.playUntil(Long.MAX_VALUE);
        var replay = ada.getJson("/api/matches/" + match + "/replay").get("frames");
        var later = get(bob, match, "why?step=" + lastAttackOfBot(replay));
        assertThat(later.statusCode()).as(later.body()).isEqualTo(200);
    }

    private static HttpResponse<String> get(Browser browser, String match, String what)
            throws IOException, InterruptedException {
        return browser.get("/api/matches/" + match + "/" + what);
    }

    private static long lastAttackOfBot(JsonNode frames) {
        return StreamSupport.stream(frames.spliterator(), false)
                .filter(frame -> frame.get("event").get("kind").asText().equals("attacked"))
                .filter(frame -> frame.get("event").get("seat").asInt() == 1)
                .mapToLong(frame -> frame.get("seq").asLong())
                .max()
                .orElseThrow();
    }
}
