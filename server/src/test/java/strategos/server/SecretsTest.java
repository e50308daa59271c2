package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.game.Viewer;

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
            assertRecalls(hers, match, anna);
            assertRecalls(his, match, bert);
            assertRecalls(new Browser(server.port()), match, stranger);
        }
        assertThat(cardsDrawn(anna)).as("cards that somebody drew").isPositive();
        OnDisk.assertHolds(data, match, Viewer.inSeat(0), anna.frames());
        OnDisk.assertHolds(data, match, Viewer.inSeat(1), bert.frames());
        OnDisk.assertHolds(data, match, new Viewer.Public(), stranger.frames());
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

    /** Asked for what came before, the server tells each of them once more what they have heard. */
    private static void assertRecalls(Browser browser, String match, Session session)
            throws Exception {
        var past = browser.getJson("/api/matches/" + match + "/past?upTo=" + session.seq());
        assertThat(past.valueStream().toList()).endsWith(last(session.frames(), 200));
    }

    private static JsonNode[] last(List<JsonNode> frames, int many) {
        return frames.subList(frames.size() - many, frames.size()).toArray(JsonNode[]::new);
    }

    private static long cardsDrawn(Session session) {
        return session.frames().stream()
                .filter(frame -> frame.get("event").get("kind").asText().equals("drew"))
                .count();
    }
}
