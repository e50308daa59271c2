package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import strategos.game.Seed;

@Timeout(120)
class PracticeTest {

    @RegisterExtension static final SharedServer SERVER = new SharedServer();

    private Browser ada;

    @BeforeEach
    void visit() {
        ada = new Browser(SERVER.port());
    }

    @Test
    @DisplayName(
            "Practice is a copy of a match in which every move has a value and moves are undone;"
                    + " the match stays as it is")
    void practice() throws Exception {
        String match = against("random");
        var played = new Session(ada, match, new MorrisChooser(new Seed(1).random()));
        played.playUntil(6);
        while (!played.hasToDecide()) played.hear();
        long steps = played.seq();
        assertThat(get(match, "appraisal").body()).contains("only in practice games");
        assertThat(post(match, "undo").body()).contains("Only moves of a practice game");

        String practice = made(post(match, "practice"));
        var origin = ada.getJson("/api/matches/" + practice).get("origin");
        assertThat(origin.get("match").asText()).isEqualTo(match);
        assertThat(origin.get("step").asLong()).isEqualTo(steps);
        assertThat(origin.get("practice").asBoolean()).isTrue();

        var session = new Session(ada, practice, new MorrisChooser(new Seed(2).random()));
        while (!session.hasToDecide()) session.hear();
        var before = session.scene();
        long seq = session.seq();
        var values = Browser.parse(get(practice, "appraisal").body());
        assertThat(values.get("tables").asText()).isEqualTo("missing");
        assertThat(values.get("moves")).hasSize(options(before.get("choices")));
        for (JsonNode move : values.get("moves"))
            assertThat(move.get("chance").asDouble()).isBetween(0.0, 1.0);

        session.playUntil(seq + 1);
        String undone = made(post(practice, "undo"));
        var again = new Session(ada, undone, new MorrisChooser(new Seed(3).random()));
        assertThat(again.scene().get("owners")).isEqualTo(before.get("owners"));
        assertThat(again.seq()).isEqualTo(seq);
        assertThat(ada.getJson("/api/matches/" + undone).get("origin")).isEqualTo(origin);
        assertThat(ids(ada.getJson("/api/me/matches"))).contains(match, undone);
        assertThat(ids(ada.getJson("/api/me/matches"))).doesNotContain(practice);
        assertThat(new Session(ada, match, new MorrisChooser(new Seed(4).random())).seq())
                .isEqualTo(steps);
    }

    @Test
    @DisplayName("A finished match says which moves gave something away")
    void review() throws Exception {
        String match = against("random");
        assertThat(get(match, "review").statusCode()).isEqualTo(409);
        new Session(ada, match, new MorrisChooser(new Seed(5).random())).playUntil(Long.MAX_VALUE);
        var review = Browser.parse(get(match, "review").body());
        assertThat(review.get("turns")).isNotEmpty();
        for (JsonNode turn : review.get("turns")) {
            double lost =
                    turn.get("best").get("chance").asDouble()
                            - turn.get("made").get("chance").asDouble();
            assertThat(lost).isGreaterThanOrEqualTo(0.25);
        }
    }

    @Test
    @DisplayName("There is no practice against people, for strangers, and in other games")
    void refusals() throws Exception {
        String open = make("you", "open");
        assertThat(post(open, "practice").body()).contains("only for games against bots");
        String shared = make("you", "here");
        assertThat(post(shared, "practice").body()).contains("for one player against bots");
        var bob = new Browser(SERVER.port());
        var stranger = bob.post("/api/matches/" + against("random") + "/practice", "{}");
        assertThat(stranger.body()).contains("not-seated");
        String risk = ada.make("you", "rush");
        assertThat(post(risk, "practice").body()).contains("no practice");
    }

    private String against(String bot) throws Exception {
        return make("you", bot);
    }

    private String make(String... seats) throws Exception {
        return made(
                ada.post(
                        "/api/matches",
                        "{\"preset\":\"morris-fly\",\"seats\":[%s],\"pace\":\"fast\"}"
                                .formatted(Browser.chairs(seats))));
    }

    private HttpResponse<String> get(String match, String what) throws Exception {
        return ada.get("/api/matches/" + match + "/" + what);
    }

    private HttpResponse<String> post(String match, String what) throws Exception {
        return ada.post("/api/matches/" + match + "/" + what, "{}");
    }

    private static String made(HttpResponse<String> answer) throws Exception {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return Browser.parse(answer.body()).get("id").asText();
    }

    private static List<String> ids(JsonNode matches) {
        return StreamSupport.stream(matches.spliterator(), false)
                .map(match -> match.get("id").asText())
                .toList();
    }

    private static int options(JsonNode choices) {
        int moves = 0;
        for (JsonNode move : choices.get("move")) moves += move.get("to").size();
        return choices.get("place").size() + choices.get("take").size() + moves;
    }
}
