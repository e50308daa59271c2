package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import strategos.game.Seed;

class WaitingRoomTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private Browser anna;
    private Browser bert;

    @BeforeEach
    void comeIn() {
        anna = new Browser(SERVER.port());
        bert = new Browser(SERVER.port());
    }

    private static String of(String match, String what) {
        return "/api/matches/" + match + "/" + what;
    }

    @Test
    @DisplayName("Bots fill the open seats, and the match begins for those who watch")
    void fill() throws Exception {
        var match = anna.make("you", "open", "open");
        var waiting = anna.open(match);
        waiting.hear("snapshot");
        var filled = anna.post(of(match, "seats/fill"), "{\"bot\":\"rush\"}");
        assertThat(filled.statusCode()).as(filled.body()).isEqualTo(200);
        assertThat(waiting.closeCode()).isEqualTo(1001);
        var begun = anna.open(match).hear("snapshot");
        assertThat(begun.get("seq").asLong()).isPositive();
        var seats = begun.get("match").get("seats");
        assertThat(seats.get(1).get("kind").asText()).isEqualTo("bot");
        assertThat(seats.get(2).get("bot").asText()).isEqualTo("rush");
    }

    @Test
    @DisplayName("An unknown bot, and a visitor without a seat, fill nothing")
    void refused() throws Exception {
        var match = anna.make("you", "open");
        assertThat(anna.post(of(match, "seats/fill"), "{\"bot\":\"nobody\"}").body())
                .contains("There is no bot 'nobody'.");
        bert.get("/");
        assertThat(bert.post(of(match, "seats/fill"), "{\"bot\":\"rush\"}").statusCode())
                .isEqualTo(403);
        assertThat(bert.post(of(match, "cancel"), "{}").statusCode()).isEqualTo(403);
    }

    @Test
    @DisplayName("A match is cancelled until another player has joined; that player may leave")
    void cancel() throws Exception {
        var match = anna.make("you", "open", "open");
        bert.post(of(match, "seats/join"), "{}");
        assertThat(anna.post(of(match, "cancel"), "{}").body()).contains("Another player");
        assertThat(bert.post(of(match, "seats/mine/leave"), "{}").statusCode()).isEqualTo(200);
        assertThat(bert.getJson("/api/me/matches")).isEmpty();
        assertThat(anna.post(of(match, "cancel"), "{}").statusCode()).isEqualTo(200);
        assertThat(anna.get("/api/matches/" + match).statusCode()).isEqualTo(404);
        assertThat(anna.getJson("/api/me/matches")).isEmpty();
    }

    @Test
    @DisplayName("A match against bots alone can be removed from the list at any time")
    void againstBots() throws Exception {
        var match = anna.make("you", "rush");
        assertThat(anna.getJson("/api/me/matches").get(0).get("removable").asBoolean()).isTrue();
        anna.post("/api/me/matches/" + match + "/hide", "{}");
        assertThat(anna.getJson("/api/me/matches")).isEmpty();
        assertThat(anna.get("/api/matches/" + match).statusCode()).isEqualTo(200);
    }

    @Test
    @DisplayName("A match that has begun can be neither cancelled nor left nor hidden")
    void begun() throws Exception {
        var match = anna.make("you", "open", "rush");
        bert.post(of(match, "seats/join"), "{}");
        assertThat(anna.post(of(match, "cancel"), "{}").statusCode()).isEqualTo(409);
        assertThat(anna.post(of(match, "seats/mine/leave"), "{}").statusCode()).isEqualTo(409);
        assertThat(anna.post("/api/me/matches/" + match + "/hide", "{}").body())
                .contains("not-over");
        assertThat(
                        anna.post(of(match, "rematch"), Browser.newMatch("modern", "you", "rush"))
                                .body())
                .contains("not-over");
    }

    private static String morris(String... seats) {
        return """
        {"preset":"three-mens-morris","seats":[%s],"pace":"fast"}"""
                .formatted(Browser.chairs(seats));
    }

    private static void play(Browser browser, String match, long seed) {
        try {
            new Session(browser, match, new MorrisChooser(new Seed(seed).random()))
                    .playUntil(Long.MAX_VALUE);
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    @Test
    @DisplayName("Both players of a match that is over meet in its rematch, and can hide it")
    void rematch() throws Exception {
        var made = anna.post("/api/matches", morris("you", "open"));
        String match = Browser.parse(made.body()).get("id").asText();
        bert.post(of(match, "seats/join"), "{}");
        try (var players = Executors.newVirtualThreadPerTaskExecutor()) {
            var hers = players.submit(() -> play(anna, match, 1));
            players.submit(() -> play(bert, match, 2)).get();
            hers.get();
        }
        var first = anna.post(of(match, "rematch"), morris("open", "you"));
        var second = bert.post(of(match, "rematch"), morris("you", "open"));
        assertThat(first.statusCode()).as(first.body()).isEqualTo(201);
        assertThat(second.body()).isEqualTo(first.body());
        String rematch = Browser.parse(first.body()).get("id").asText();
        assertThat(anna.open(rematch).hear("snapshot").get("you").asInt()).isEqualTo(1);
        assertThat(bert.open(rematch).hear("snapshot").get("you").asInt()).isZero();

        anna.post("/api/me/matches/" + match + "/hide", "{}");
        assertThat(anna.getJson("/api/me/matches")).hasSize(1);
        assertThat(bert.getJson("/api/me/matches")).hasSize(2);
    }

    private static String id(HttpResponse<String> made) {
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        return Browser.parse(made.body()).get("id").asText();
    }

    @Test
    @DisplayName("Strangers who want the same quick match meet in it; a third waits for the next")
    void quick() throws Exception {
        String first = id(anna.post("/api/matches/quick", morris("you", "open")));
        var listed = bert.getJson("/api/lobby").get("open");
        assertThat(listed.findValuesAsText("id")).contains(first);
        assertThat(id(anna.post("/api/matches/quick", morris("you", "open")))).isEqualTo(first);
        assertThat(id(bert.post("/api/matches/quick", morris("you", "open")))).isEqualTo(first);
        assertThat(bert.open(first).hear("snapshot").get("you").asInt()).isEqualTo(1);
        var lobby = bert.getJson("/api/lobby");
        assertThat(lobby.get("open").findValuesAsText("id")).doesNotContain(first);
        assertThat(lobby.get("live").findValuesAsText("id")).contains(first);
        var carl = new Browser(SERVER.port());
        assertThat(id(carl.post("/api/matches/quick", morris("you", "open")))).isNotEqualTo(first);
    }

    @Test
    @DisplayName("A quick match has no rules of its own")
    void quickChanges() throws Exception {
        String changed = Browser.newMatch("modern", "you", "open");
        assertThat(anna.post("/api/matches/quick", changed).body()).contains("without changes");
    }

    @Test
    @DisplayName("A match is found in the lobby only when a player has put it there")
    void listed() throws Exception {
        String match = anna.make("you", "open");
        assertThat(bert.getJson("/api/lobby").get("open").findValuesAsText("id"))
                .doesNotContain(match);
        assertThat(bert.post(of(match, "list"), "{}").statusCode()).isEqualTo(403);
        assertThat(anna.post(of(match, "list"), "{}").statusCode()).isEqualTo(200);
        var listed = bert.getJson("/api/lobby").get("open");
        assertThat(listed.findValuesAsText("id")).contains(match);
        anna.post(of(match, "cancel"), "{}");
        assertThat(bert.getJson("/api/lobby").get("open").findValuesAsText("id"))
                .doesNotContain(match);
    }

    @Test
    @DisplayName("The server tells that only its own machine can reach it")
    void reach() throws Exception {
        assertThat(anna.getJson("/api/server").get("local").asBoolean()).isTrue();
    }
}
