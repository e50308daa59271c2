package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.conquest.move.Move;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Viewer;
import strategos.store.Store;
import strategos.wire.Json;

class SecretsTest {

    private static final long STEPS = 900;

    @TempDir Path data;

    @Test
    @DisplayName(
            "Two people and a stranger at one match each hear exactly what their own view holds")
    void ownSecretsOnly() throws Exception {
        var seed = new Seed(5);
        String match;
        Session anna;
        Session bert;
        Session stranger;
        try (var server = TestServer.start(data)) {
            var hers = new Browser(server.port());
            var his = new Browser(server.port());
            match = hers.make("you", "open", "rush");
            assertThat(his.post("/api/matches/" + match + "/seats/join", "{}").statusCode())
                    .isEqualTo(200);
            anna = new Session(hers, match, seed.child("anna"));
            bert = new Session(his, match, seed.child("bert"));
            stranger = new Session(new Browser(server.port()), match, seed.child("stranger"));
            play(anna, bert);
            while (stranger.seq() < Math.min(STEPS, anna.seq())) stranger.hear();
        }
        assertThat(cardsDrawn(anna)).as("cards that somebody drew").isPositive();
        compare(match, anna, Viewer.inSeat(0));
        compare(match, bert, Viewer.inSeat(1));
        compare(match, stranger, new Viewer.Public());
    }

    private static void play(Session anna, Session bert) throws InterruptedException {
        while (!anna.isOver() && anna.seq() < STEPS) {
            anna.move();
            bert.move();
            long before = anna.seq();
            while (anna.seq() == before) anna.hear();
            while (bert.seq() < anna.seq()) bert.hear();
            while (anna.seq() < bert.seq()) anna.hear();
        }
    }

    private static long cardsDrawn(Session session) {
        return session.frames().stream()
                .filter(frame -> frame.get("event").get("kind").asText().equals("drew"))
                .count();
    }

    /** What was heard against what the game shows this viewer of the steps on disk. */
    private void compare(String match, Session session, Viewer viewer) throws Exception {
        try (var store = Store.open(data, Clock.systemUTC())) {
            var opened =
                    new ConquestOffer(TestServer.bots())
                            .open(store.matches().find(match).orElseThrow());
            var text = new StepText<>(opened.frames().game().notation());
            List<Step<Move>> steps = new ArrayList<>();
            for (var step : store.steps().of(match)) steps.add(text.read(step.line()));
            var shown = opened.frames().replay(steps, viewer);
            for (JsonNode heard : session.frames()) {
                var frame = shown.get(heard.get("seq").asInt() - 1);
                assertThat(heard).isEqualTo(Browser.parse(Json.write(frame)));
            }
        }
    }
}
