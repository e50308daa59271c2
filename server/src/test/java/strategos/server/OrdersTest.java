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

@DisplayName("A match in which all give orders at the same time")
class OrdersTest {

    private static final int TURNS = 12;

    @TempDir Path data;

    @Test
    @DisplayName("Nobody hears of another's orders before they are carried out, also over breaks")
    void secrets() throws Exception {
        var seed = new Seed(8);
        String match;
        Session anna;
        Session bert;
        Session stranger;
        try (var server = TestServer.start(data)) {
            var hers = new Browser(server.port());
            var his = new Browser(server.port());
            match = hers.make("warzone", new String[] {"you", "open", "rush"});
            his.post("/api/matches/" + match + "/seats/join", "{}");
            anna = new Session(hers, match, seed.child("anna"));
            bert = new Session(his, match, seed.child("bert"));
            stranger = new Session(new Browser(server.port()), match, seed.child("stranger"));
            assertWaitsFor(hers, true);
            assertWaitsFor(his, true);
            play(List.of(anna, bert));
            sync(stranger);
        }
        assertThat(anna.scene().get("turn").asInt()).isGreaterThanOrEqualTo(TURNS);
        OnDisk.assertHolds(data, match, Viewer.inSeat(0), anna.frames());
        OnDisk.assertHolds(data, match, Viewer.inSeat(1), bert.frames());
        OnDisk.assertHolds(data, match, new Viewer.Public(), stranger.frames());
        assertThat(givers(anna)).containsOnly(0);
        assertThat(givers(bert)).containsOnly(1);
        assertThat(givers(stranger)).isEmpty();
    }

    @Test
    @DisplayName("It waits for everybody who is not done, and says so in their lists")
    void lists() throws Exception {
        try (var server = TestServer.start(data)) {
            var hers = new Browser(server.port());
            var his = new Browser(server.port());
            String match = hers.make("warzone", new String[] {"you", "open"});
            his.post("/api/matches/" + match + "/seats/join", "{}");
            var anna = new Session(hers, match, new Seed(3));
            giveAll(anna);
            assertWaitsFor(hers, false);
            assertWaitsFor(his, true);
            giveAll(new Session(his, match, new Seed(4)));
            assertWaitsFor(hers, true);
            assertWaitsFor(his, true);
        }
    }

    private static void assertWaitsFor(Browser browser, boolean isWaitedFor) throws Exception {
        var mine = browser.getJson("/api/me/matches").get(0);
        assertThat(mine.get("yourTurn").asBoolean()).isEqualTo(isWaitedFor);
    }

    /** The two take turns to say something, and lose their connections now and then. */
    private static void play(List<Session> people) throws InterruptedException {
        for (int say = 0; people.getFirst().scene().get("turn").asInt() < TURNS; say++) {
            for (Session person : people) {
                if (person.isOver()) return;
                if (person.move()) assertAccepted(person);
                else sync(person);
                if (say % 17 == 16) person.comeBack();
            }
        }
    }

    private static void giveAll(Session person) throws InterruptedException {
        int turn = person.scene().get("turn").asInt();
        while (person.hasToDecide() && person.scene().get("turn").asInt() == turn) {
            person.move();
            assertAccepted(person);
        }
    }

    private static void assertAccepted(Session person) throws InterruptedException {
        var answer = person.hearAnswer();
        assertThat(answer.get("t").asText()).as(answer.toString()).isEqualTo("ack");
    }

    /** Hears all that has been said so far. */
    private static void sync(Session person) throws InterruptedException {
        person.line().ping("sync");
        while (!person.hear().path("id").asText().equals("sync")) {
            // Session takes in what it hears.
        }
    }

    private static List<Integer> givers(Session session) {
        return session.frames().stream()
                .map(frame -> frame.get("event"))
                .filter(event -> event.get("kind").asText().equals("order-given"))
                .map(event -> event.get("seat"))
                .map(JsonNode::asInt)
                .distinct()
                .toList();
    }
}
