package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import strategos.game.Seed;

@Timeout(60)
class ProfileTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private static final AtomicInteger NAMES = new AtomicInteger();
    private static final String RULES = "three-mens-morris";

    private Browser ada;
    private Browser bert;
    private String adasName;
    private String bertsName;

    @BeforeEach
    void comeIn() throws Exception {
        int number = NAMES.incrementAndGet();
        adasName = "Ada" + number;
        bertsName = "Bert" + number;
        ada = new Browser(SERVER.port());
        bert = new Browser(SERVER.port());
        register(ada, adasName);
        register(bert, bertsName);
    }

    private static void register(Browser browser, String name) throws Exception {
        var account = "{\"name\":\"%s\",\"password\":\"correct horse\"}".formatted(name);
        assertThat(browser.post("/api/accounts", account).statusCode()).isEqualTo(201);
    }

    private static String make(Browser browser, String... seats) throws Exception {
        var wanted =
                "{\"preset\":\"%s\",\"seats\":[%s],\"pace\":\"fast\"}"
                        .formatted(RULES, Browser.chairs(seats));
        return Browser.parse(browser.post("/api/matches", wanted).body()).get("id").asText();
    }

    private static void play(String match, List<Browser> players) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var all =
                    players.stream()
                            .map(
                                    browser ->
                                            CompletableFuture.runAsync(
                                                    () -> playToTheEnd(browser, match), threads))
                            .toList();
            for (var each : all) each.get();
        }
    }

    private static void playToTheEnd(Browser browser, String match) {
        try {
            var chooser = new MorrisChooser(new Seed(3).random());
            new Session(browser, match, chooser).playUntil(Long.MAX_VALUE);
        } catch (Exception broken) {
            throw new AssertionError(broken);
        }
    }

    /** Asks until the result of a match is noted, which happens after its end. */
    private static JsonNode profile(Browser browser, String name) throws Exception {
        while (true) {
            var profile = browser.getJson("/api/players/" + name);
            if (!profile.get("tallies").isEmpty()) return profile;
            Thread.onSpinWait();
        }
    }

    @Test
    @DisplayName("A match of accounts is in both histories, statistics, ratings and leaderboard")
    void rated() throws Exception {
        var match = make(ada, "you", "open");
        bert.post("/api/matches/" + match + "/seats/join", "{}");
        play(match, List.of(ada, bert));
        var info = ada.getJson("/api/matches/" + match);
        boolean adaWon = info.get("winners").get(0).asInt() == 0;

        var guest = new Browser(SERVER.port());
        var profile = profile(guest, adasName);
        var tally = profile.get("tallies").get(0);
        assertThat(tally.get("game").get("preset").asText()).isEqualTo(RULES);
        assertThat(tally.get("game").get("title").asText()).isEqualTo("Three Men’s Morris");
        assertThat(tally.get("game").get("size").asInt()).isEqualTo(2);
        assertThat(tally.get("games").asInt()).isEqualTo(1);
        assertThat(tally.get("wins").asInt()).isEqualTo(adaWon ? 1 : 0);
        int rating = profile.get("ratings").get(0).get("rating").asInt();
        assertThat(rating).isEqualTo(adaWon ? 1658 : 1342);
        var point = profile.get("ratings").get(0).get("points").get(0);
        assertThat(point.get("match").asText()).isEqualTo(match);
        assertThat(point.get("deviation").asInt()).isEqualTo(484);
        var other = profile(guest, bertsName).get("ratings").get(0);
        assertThat(other.get("rating").asInt()).isEqualTo(3000 - rating);

        var history = guest.getJson("/api/players/" + adasName + "/matches");
        assertThat(history).hasSize(1);
        assertThat(history.get(0).get("seat").asInt()).isZero();
        assertThat(history.get(0).get("players").get(1).asText()).isEqualTo(bertsName);
        long ended = history.get(0).get("endedAt").asLong();
        assertThat(guest.getJson("/api/players/" + adasName + "/matches?before=" + ended))
                .isEmpty();

        assertThat(guest.getJson("/api/ratings").get(0).get("preset").asText()).isEqualTo(RULES);
        var leaders = guest.getJson("/api/ratings/" + RULES + "/2").get("leaders");
        assertThat(leaders.findValuesAsText("name")).contains(adasName, bertsName);

        var result = guest.getJson("/api/matches/" + match + "/result");
        assertThat(result.get("rated").asBoolean()).isTrue();
        assertThat(result.get("match").get("seats").get(1).get("account").asBoolean()).isTrue();
    }

    @Test
    @DisplayName("A match with a bot counts for the statistics, and for no rating")
    void unrated() throws Exception {
        var match = make(ada, "you", "random");
        play(match, List.of(ada));
        var profile = profile(bert, adasName);
        assertThat(profile.get("tallies").get(0).get("games").asInt()).isEqualTo(1);
        assertThat(profile.get("ratings")).isEmpty();
        var result = bert.getJson("/api/matches/" + match + "/result");
        assertThat(result.get("rated").asBoolean()).isFalse();
        assertThat(result.get("match").get("seats").get(1).get("account").asBoolean()).isFalse();
    }

    @Test
    @DisplayName("A match with a guest counts for no rating")
    void withGuest() throws Exception {
        var guest = new Browser(SERVER.port());
        var match = make(ada, "you", "open");
        guest.post("/api/matches/" + match + "/seats/join", "{}");
        play(match, List.of(ada, guest));
        assertThat(profile(bert, adasName).get("ratings")).isEmpty();
    }

    @Test
    @DisplayName("A player that does not exist is not found, and no number is refused")
    void wrong() throws Exception {
        assertThat(ada.get("/api/players/Nobody").statusCode()).isEqualTo(404);
        assertThat(ada.get("/api/ratings/modern/many").statusCode()).isEqualTo(400);
        assertThat(ada.get("/api/players/" + adasName + "/matches?before=x").statusCode())
                .isEqualTo(400);
        assertThat(ada.get("/@" + adasName).statusCode()).isEqualTo(200);
    }
}
