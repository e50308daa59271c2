package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import strategos.store.Store;

class ClocksTest {

    @TempDir Path data;

    @Test
    @Timeout(60)
    @DisplayName(
            "A turn by correspondence that is overdue is played by a bot, though nobody is there")
    void correspondence() throws Exception {
        Browser anna;
        String match;
        int first;
        try (var server = TestServer.start(data)) {
            anna = new Browser(server.port());
            match = make(anna, "{\"kind\":\"correspondence\",\"turnDays\":3}");
            join(new Browser(server.port()), match);
            var line = anna.open(match);
            assertThat(line.hear("snapshot").get("match").get("time").get("turnDays").asInt())
                    .isEqualTo(3);
            first = decider(line.hear("clocks"));
            line.close();
        }
        long steps = steps(match);
        moveClock(Duration.ofDays(3));
        try (var server = TestServer.start(data)) {
            var again = anna.at(server.port());
            while (isTurnOf(again) == (first == 0)) Thread.onSpinWait();
        }
        assertThat(steps(match)).isGreaterThan(steps);
    }

    @Test
    @DisplayName("A clock does not run while the server does not")
    void standsStill() throws Exception {
        Browser anna;
        String match;
        int first;
        try (var server = TestServer.start(data)) {
            anna = new Browser(server.port());
            match = make(anna, "{\"kind\":\"correspondence\",\"turnDays\":3}");
            join(new Browser(server.port()), match);
            var line = anna.open(match);
            first = decider(line.hear("clocks"));
        }
        moveClock(Duration.ofDays(1));
        try (var server = TestServer.start(data)) {
            var clocks = anna.at(server.port()).open(match).hear("clocks");
            assertThat(decider(clocks)).isEqualTo(first);
            assertThat(clocks.get("seats").get(first).get("left").asLong())
                    .isBetween(Duration.ofHours(47).toMillis(), Duration.ofDays(2).toMillis());
        }
    }

    @Test
    @DisplayName("A time control that makes no sense is refused, with the reason")
    void nonsense() throws Exception {
        try (var server = TestServer.start(data)) {
            var anna = new Browser(server.port());
            var answer =
                    anna.post(
                            "/api/matches", wanted("{\"kind\":\"correspondence\",\"turnDays\":0}"));
            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(answer.body()).contains("turnDays is from 1 to 30, not 0");
        }
    }

    private static String wanted(String time) {
        return """
        {"preset":"modern","board":"world","opening":"dealt","pace":"normal","seats":[%s],"time":%s}"""
                .formatted(Browser.chairs("you", "open"), time);
    }

    private static String make(Browser browser, String time) throws Exception {
        var answer = browser.post("/api/matches", wanted(time));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return Browser.JSON.readTree(answer.body()).get("id").asText();
    }

    private static void join(Browser browser, String match) throws Exception {
        assertThat(browser.post("/api/matches/" + match + "/seats/join", "{}").statusCode())
                .isEqualTo(200);
    }

    /** The seat whose clock runs. */
    private static int decider(JsonNode clocks) {
        for (JsonNode seat : clocks.get("seats"))
            if (seat.get("running").asBoolean()) return seat.get("seat").asInt();
        throw new AssertionError("no clock runs: " + clocks);
    }

    private void moveClock(Duration by) {
        try (var store = Store.open(data, Clock.systemUTC())) {
            store.time().advance(by).join();
        }
    }

    private long steps(String match) {
        try (var store = Store.open(data, Clock.systemUTC())) {
            return store.steps().last(match);
        }
    }

    /** Asks the list of matches, which opens none. */
    private static boolean isTurnOf(Browser browser) throws Exception {
        return browser.getJson("/api/me/matches").get(0).get("yourTurn").asBoolean();
    }
}
