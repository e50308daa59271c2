package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class SeatTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private Browser anna;
    private Browser bert;

    @BeforeEach
    void comeIn() {
        anna = new Browser(SERVER.port());
        bert = new Browser(SERVER.port());
    }

    private static String join(String match) {
        return "/api/matches/" + match + "/seats/join";
    }

    @Test
    @DisplayName("A visitor with the link of a match takes the open seat, and the match begins")
    void join() throws Exception {
        var match = anna.make("you", "open");
        var line = anna.open(match);
        assertThat(line.hear("snapshot").get("seq").asLong()).isZero();
        var joined = bert.post(join(match), "{\"name\":\"Bert\"}");
        assertThat(Browser.parse(joined.body()).get("seat").asInt()).isEqualTo(1);
        assertThat(line.hear("steps").get("frames").size()).isPositive();
        var seats = bert.getJson("/api/matches/" + match).get("seats");
        assertThat(seats.get(1).get("name").asText()).isEqualTo("Bert");
        assertThat(seats.get(1).get("you").asBoolean()).isTrue();
        assertThat(bert.open(match).hear("snapshot").get("you").asInt()).isEqualTo(1);
    }

    @Test
    @DisplayName("A newcomer who never hears the answer to joining comes back to the same seat")
    void lostAnswer() throws Exception {
        var match = anna.make("you", "open");
        bert.get("/match/" + match);
        var lost = bert.post(join(match), "{}");
        assertThat(lost.headers().firstValue("Set-Cookie")).isEmpty();
        var again = bert.post(join(match), "{}");
        assertThat(again.body()).isEqualTo(lost.body());
        assertThat(bert.open(match).hear("snapshot").get("you").asInt()).isEqualTo(1);
    }

    @Test
    @DisplayName("A seat is taken once; the next to come are told that none is open")
    void full() throws Exception {
        var match = anna.make("you", "open");
        bert.post(join(match), "{}");
        var again = bert.post(join(match), "{}");
        assertThat(Browser.parse(again.body()).get("seat").asInt()).isEqualTo(1);
        var late = new Browser(SERVER.port()).post(join(match), "{}");
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(late.body()).contains("no-open-seat");
    }

    @Test
    @DisplayName(
            "A private link moves a seat to another browser once, and the old one only looks on")
    void seatLink() throws Exception {
        var match = anna.make("you", "rush");
        var old = anna.open(match);
        long seq = old.hear("snapshot").get("seq").asLong();
        var made = anna.post("/api/matches/" + match + "/seats/mine/link", "");
        String url = Browser.parse(made.body()).get("url").asText();
        assertThat(url).startsWith(anna.site() + "/seat/");
        String token = url.substring(url.lastIndexOf('/') + 1);

        var moved = bert.post("/api/seat-links/" + token, "");
        assertThat(Browser.parse(moved.body()).get("match").asText()).isEqualTo(match);
        assertThat(old.closeCode()).isEqualTo(4001);
        assertThat(bert.open(match).hear("snapshot").get("you").asInt()).isZero();
        assertThat(anna.open(match).hear("snapshot").get("you").isNull()).isTrue();
        var line = anna.comeBack(match, seq, 0);
        line.hear("conversation");
        var back = line.hear();
        assertThat(back.get("t").asText()).isEqualTo("snapshot");
        assertThat(back.get("you").isNull()).isTrue();

        var again = bert.post("/api/seat-links/" + token, "");
        assertThat(again.body()).as("the holder of the seat may ask again").isEqualTo(moved.body());

        var second = new Browser(SERVER.port()).post("/api/seat-links/" + token, "");
        assertThat(second.statusCode()).isEqualTo(410);
        assertThat(second.body()).contains("link-used");
    }

    @Test
    @DisplayName("A visitor without a seat gets no link to one")
    void noLinkForStrangers() throws Exception {
        var match = anna.make("you", "rush");
        var refused = bert.post("/api/matches/" + match + "/seats/mine/link", "");
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(bert.post("/api/seat-links/guess", "").statusCode()).isEqualTo(404);
        assertThat(bert.post("/api/seat-links/" + "A".repeat(43), "").statusCode()).isEqualTo(410);
    }

    @Test
    @DisplayName("A guest finds the own matches again, and nobody else's")
    void myMatches() throws Exception {
        assertThat(bert.getJson("/api/me/matches")).isEmpty();
        var match = anna.make("you", "rush", "rush");
        anna.open(match).hear("snapshot");
        var mine = anna.getJson("/api/me/matches");
        assertThat(mine).hasSize(1);
        assertThat(mine.get(0).get("id").asText()).isEqualTo(match);
        assertThat(mine.get(0).get("players")).hasSize(3);
        assertThat(bert.getJson("/api/me/matches")).isEmpty();
    }

    @Test
    @DisplayName("The maker of a match between bots finds it again, and sets its pace")
    void botsAlone() throws Exception {
        var match = anna.make("rush", "rush");
        var mine = anna.getJson("/api/me/matches");
        assertThat(mine).hasSize(1);
        assertThat(mine.get(0).get("id").asText()).isEqualTo(match);
        assertThat(mine.get(0).get("yourSeat").isNull()).isTrue();
        assertThat(mine.get(0).get("yourTurn").asBoolean()).isFalse();
        var line = anna.open(match);
        line.say("{\"t\":\"pace\",\"id\":\"1\",\"pace\":\"slow\"}");
        line.hear("ack");
        assertThat(anna.getJson("/api/matches/" + match).get("pace").asText()).isEqualTo("slow");
    }

    @Test
    @DisplayName("A match says how it was opened, so that it can be played once more")
    void opening() throws Exception {
        var dealt = Browser.newMatch("modern", "you", "rush", "rush");
        for (String wanted : new String[] {"dealt", "claimed"}) {
            var made = anna.post("/api/matches", dealt.replace("dealt", wanted));
            var id = Browser.parse(made.body()).get("id").asText();
            var info = anna.getJson("/api/matches/" + id);
            assertThat(info.get("opening").asText()).isEqualTo(wanted);
        }
    }

    @Test
    @DisplayName("What cannot be played is refused with the reason")
    void unplayable() throws Exception {
        assertThat(anna.post("/api/matches", Browser.newMatch("modern", "you")).body())
                .contains("unplayable", "seats");
        assertThat(anna.post("/api/matches", Browser.newMatch("chess", "you", "rush")).body())
                .contains("There is no preset 'chess'");
        assertThat(anna.post("/api/matches", Browser.newMatch("modern", "you", "hal")).body())
                .contains("There is no bot 'hal'");
        assertThat(anna.post("/api/matches", Browser.newMatch("modern", "you", "you")).body())
                .contains("only one seat");
    }

    @Test
    @DisplayName("The record and the replay of a match wait until it is over")
    void notOver() throws Exception {
        var match = anna.make("you", "rush");
        for (String what : new String[] {"record", "replay"}) {
            var early = anna.get("/api/matches/" + match + "/" + what);
            assertThat(early.statusCode()).isEqualTo(409);
            assertThat(early.body()).contains("not-over");
        }
        assertThat(anna.getJson("/api/matches/" + match + "/history").get("seats").asInt())
                .isEqualTo(2);
    }

    @Test
    @DisplayName("A server that stops says so to everybody")
    void stopping(@TempDir Path elsewhere) throws Exception {
        Line line;
        try (var other = TestServer.start(elsewhere)) {
            var carl = new Browser(other.port());
            line = carl.open(carl.make("you", "rush"));
            line.hear("snapshot");
        }
        assertThat(line.closeCode()).isEqualTo(1001);
    }
}
