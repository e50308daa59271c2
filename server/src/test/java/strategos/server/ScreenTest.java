package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Several people at one screen")
class ScreenTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private Browser anna;
    private Browser stranger;

    @BeforeEach
    void comeIn() throws Exception {
        anna = new Browser(SERVER.port());
        stranger = new Browser(SERVER.port());
        stranger.get("/");
    }

    private static String morris(String seats) {
        return """
        {"preset":"three-mens-morris","seats":[%s],"pace":"fast"}"""
                .formatted(seats);
    }

    private String make(String seats) throws Exception {
        var made = anna.post("/api/matches", morris(seats));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        return Browser.parse(made.body()).get("id").asText();
    }

    private String makeShared() throws Exception {
        return make(
                """
                {"kind":"you","name":"Anna"},{"kind":"here","name":"Bea"}""");
    }

    private static JsonNode snapshot(Browser browser, String match, int seat) throws Exception {
        return browser.openAs(match, seat).hear("snapshot");
    }

    /** The seat that decides, as the clocks tell it. */
    private static int decider(Line line) throws InterruptedException {
        while (true) {
            for (var seat : line.hear("clocks").get("seats"))
                if (seat.get("running").asBoolean()) return seat.get("seat").asInt();
        }
    }

    @Test
    @DisplayName("play from the seats that they ask for, under their own names")
    void seats() throws Exception {
        var match = makeShared();
        int first = decider(anna.openAs(match, 0));
        for (int seat : List.of(first, 1 - first)) {
            var line = anna.openAs(match, seat);
            var seen = line.hear("snapshot");
            assertThat(seen.get("you").asInt()).isEqualTo(seat);
            assertNames(seen.get("match").get("seats"));
            line.move("move", seat == first ? "A" : "B");
            assertThat(line.hear("steps").get("frames").size()).isPositive();
        }
        assertThat(anna.getJson("/api/matches/" + match + "/past?upTo=9&as=1")).isNotEmpty();
    }

    private static void assertNames(JsonNode seats) {
        assertThat(seats.valueStream().map(seat -> seat.get("name").asText()))
                .containsExactly("Anna", "Bea");
        assertThat(seats.valueStream().map(seat -> seat.get("screen").asInt()))
                .containsExactly(0, 0);
    }

    @Test
    @DisplayName("cannot be looked at from outside by asking for their seats")
    void stranger() throws Exception {
        var match = makeShared();
        assertThat(snapshot(stranger, match, 1).get("you").isNull()).isTrue();
        var open = anna.make("you", "here", "open");
        stranger.post("/api/matches/" + open + "/seats/join", "{}");
        assertThat(snapshot(stranger, open, 0).get("you").asInt()).isEqualTo(2);
    }

    @Test
    @DisplayName(
            "see one game in their list, and that it is their turn when it is the turn of any of them")
    void list() throws Exception {
        var match = makeShared();
        int first = decider(anna.openAs(match, 0));
        var line = anna.openAs(match, first);
        line.move("a", "A");
        line.hear("ack");
        var games = anna.getJson("/api/me/matches");
        assertThat(games).hasSize(1);
        assertThat(games.get(0).get("yourTurn").asBoolean()).isTrue();
    }

    @Test
    @DisplayName("take one seat to another device, and keep the other")
    void link() throws Exception {
        var match = makeShared();
        var made = anna.post("/api/matches/" + match + "/seats/mine/link?as=1", "");
        String url = Browser.parse(made.body()).get("url").asText();
        stranger.post("/api/seat-links/" + url.substring(url.lastIndexOf('/') + 1), "");
        assertThat(snapshot(stranger, match, 1).get("you").asInt()).isEqualTo(1);
        assertThat(snapshot(anna, match, 1).get("you").asInt()).isZero();
    }

    @Test
    @DisplayName("get all their seats back in a rematch that a player elsewhere has made")
    void rematch() throws Exception {
        String three = Browser.newMatch("modern", "you", "open", "here");
        var first =
                anna.post("/api/matches", three.replace("\"here\"", "\"here\",\"name\":\"Bea\""));
        String match = Browser.parse(first.body()).get("id").asText();
        stranger.post("/api/matches/" + match + "/seats/join", "{\"name\":\"Carl\"}");
        for (int seat : List.of(0, 2)) {
            var line = anna.openAs(match, seat);
            line.move("end-" + seat, "resign");
            line.hear("ack");
        }
        String again = "/api/matches/" + match + "/rematch";
        var made = stranger.post(again, Browser.newMatch("modern", "open", "you", "open"));
        String rematch = Browser.parse(made.body()).get("id").asText();
        var joined = anna.post(again, Browser.newMatch("modern", "you", "open", "open"));
        assertThat(Browser.parse(joined.body()).get("id").asText()).isEqualTo(rematch);
        var seats = anna.getJson("/api/matches/" + rematch).get("seats");
        assertThat(seats.valueStream().map(seat -> seat.get("name").asText()))
                .containsExactly("Guest", "Carl", "Bea");
        assertThat(seats.valueStream().map(seat -> seat.get("screen").isNull()))
                .containsExactly(false, true, false);
    }

    @Test
    @DisplayName("give up all their seats when they leave a match that has not begun")
    void leave() throws Exception {
        var match = anna.make("open", "you", "here");
        anna.post("/api/matches/" + match + "/seats/mine/leave", "{}");
        var seats = anna.getJson("/api/matches/" + match).get("seats");
        assertThat(seats.valueStream().map(seat -> seat.get("kind").asText()))
                .containsExactly("open", "open", "open");
    }
}
