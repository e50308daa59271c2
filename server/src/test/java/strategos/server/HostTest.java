package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.store.Store;

class HostTest {

    private static final int FRIEND = 1;

    @TempDir Path data;

    @Test
    @DisplayName("Only the host replaces a player, and only while a bot stands in")
    void refusals() throws Exception {
        try (var server = TestServer.start(data)) {
            var host = new Browser(server.port());
            var friend = new Browser(server.port());
            String match = make(host, friend);
            assertThat(replace(host, match, 0, "bot")).contains("No other player has this seat");
            assertThat(replace(host, match, 9, "bot")).contains("No other player has this seat");
            assertThat(replace(host, match, FRIEND, "bot")).contains("while a bot plays for them");
            assertThat(replace(friend, match, 0, "bot")).contains("Only the host");
        }
    }

    @Test
    @DisplayName("A bot gets the seat of a player who is replaced, and the match goes on")
    void byBot() throws Exception {
        var late = untilFriendIsLate();
        try (var server = late.server()) {
            assertThat(replace(late.host(), late.match(), FRIEND, "bot")).contains("\"seat\":1");
            var seat = late.line().hear("seats").get("match").get("seats").get(FRIEND);
            assertThat(seat.get("kind").asText()).isEqualTo("bot");
            var again = new Browser(server.port()).open(late.match()).hear("snapshot");
            assertThat(again.get("match").get("host").asInt()).isZero();
        }
    }

    @Test
    @DisplayName("Somebody else joins in place of a player who is replaced")
    void bySomebodyElse() throws Exception {
        var late = untilFriendIsLate();
        try (var server = late.server()) {
            assertThat(replace(late.host(), late.match(), FRIEND, "open")).contains("\"seat\":1");
            late.line().hear("seats");
            var newcomer = new Browser(server.port());
            var joined = newcomer.post("/api/matches/" + late.match() + "/seats/join", "{}");
            assertThat(joined.body()).contains("\"seat\":1");
            var clocks = until(newcomer.open(late.match()), this::isAnyRunning);
            assertThat(standIn(clocks, FRIEND)).isEqualTo("none");
        }
    }

    /** A running server with a match in which a bot stands in for the friend of the host. */
    private record Late(Server server, Browser host, String match, Line line) {}

    private Late untilFriendIsLate() throws Exception {
        Browser host;
        String match;
        try (var server = TestServer.start(data)) {
            host = new Browser(server.port());
            match = make(host, new Browser(server.port()));
            host.open(match).hear("clocks");
        }
        var late = afterADay(host, match);
        var clocks = until(late.line(), it -> isStoodIn(it, 0) || isStoodIn(it, FRIEND));
        if (isStoodIn(clocks, FRIEND)) return late;
        until(late.line(), it -> it.get("seats").get(FRIEND).get("running").asBoolean());
        late.server().close();
        var later = afterADay(late.host(), match);
        until(later.line(), it -> isStoodIn(it, FRIEND));
        return later;
    }

    private Late afterADay(Browser host, String match) throws Exception {
        try (var store = Store.open(data, Clock.systemUTC())) {
            store.time().advance(Duration.ofDays(1)).join();
        }
        var server = TestServer.start(data);
        var there = host.at(server.port());
        return new Late(server, there, match, there.open(match));
    }

    private static String make(Browser host, Browser friend) throws Exception {
        String wanted =
                Browser.newMatch("modern", "you", "open")
                        .replace(
                                "\"pace\"",
                                "\"time\":{\"kind\":\"correspondence\",\"turnDays\":1},\"pace\"");
        var made = Browser.JSON.readTree(host.post("/api/matches", wanted).body());
        String match = made.get("id").asText();
        friend.post("/api/matches/" + match + "/seats/join", "{}");
        return match;
    }

    private static String replace(Browser browser, String match, int seat, String by)
            throws Exception {
        String path = "/api/matches/" + match + "/seats/" + seat + "/replace";
        return browser.post(path, "{\"by\":\"" + by + "\"}").body();
    }

    private static JsonNode until(Line line, Predicate<JsonNode> expected) throws Exception {
        var clocks = line.hear("clocks");
        while (!expected.test(clocks)) clocks = line.hear("clocks");
        return clocks;
    }

    private static boolean isStoodIn(JsonNode clocks, int seat) {
        return !standIn(clocks, seat).equals("none");
    }

    private static String standIn(JsonNode clocks, int seat) {
        return clocks.get("seats").get(seat).get("standIn").asText();
    }

    private boolean isAnyRunning(JsonNode clocks) {
        return clocks.get("seats").valueStream().anyMatch(it -> it.get("running").asBoolean());
    }
}
