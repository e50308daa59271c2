package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.bots.morris.MemoryFolder;
import strategos.bots.morris.Pupil;
import strategos.game.MatchRecord;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisBoards;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;

class MorrisMatchTest {

    private static final Seed SEED = new Seed(5);

    @TempDir Path data;

    private static String newMatch(String preset, String... seats) {
        return """
        {"preset":"%s","seats":[%s],"pace":"fast"}"""
                .formatted(preset, Browser.chairs(seats));
    }

    private static String make(Browser browser, String preset, String... seats) throws Exception {
        var made = browser.post("/api/matches", newMatch(preset, seats));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        return Browser.parse(made.body()).get("id").asText();
    }

    private static Session sit(Browser browser, String match) throws Exception {
        return new Session(browser, match, new MorrisChooser(SEED.random()));
    }

    @DisplayName("A whole match of each preset is played; record, replay and history tell the same")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void wholeMatch(Rules rules) throws Exception {
        Session session;
        String match;
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            match = make(browser, rules.name(), "you", "random");
            session = sit(browser, match);
            session.playUntil(Long.MAX_VALUE);

            var info = browser.getJson("/api/matches/" + match);
            assertThat(info.get("game").asText()).isEqualTo("morris");
            assertThat(info.get("over").asBoolean()).isTrue();
            var replay = browser.getJson("/api/matches/" + match + "/replay");
            assertThat(replay.get("frames").size()).isEqualTo((int) session.seq());
            var record = MatchRecord.read(browser.get("/api/matches/" + match + "/record").body());
            assertThat(record.replay(Morris.open(record.header().setup())).isOver()).isTrue();
            var history = browser.getJson("/api/matches/" + match + "/history").get("turns");
            assertThat(history.get(history.size() - 1).get("turn"))
                    .isEqualTo(session.scene().get("turn"));
        }
        OnDisk.assertHolds(data, match, Viewer.inSeat(0), session.frames());
    }

    @Test
    @DisplayName("A match goes on after the server was started again")
    void restart() throws Exception {
        Browser browser;
        Session session;
        String match;
        try (var server = TestServer.start(data)) {
            browser = new Browser(server.port());
            match = make(browser, "morris", "you", "random");
            session = sit(browser, match);
            session.playUntil(12);
        }
        session.hearTheRest();
        try (var server = TestServer.start(data)) {
            var again = browser.at(server.port());
            session.comeBack(again);
            session.playUntil(Long.MAX_VALUE);
            assertThat(again.getJson("/api/matches/" + match).get("over").asBoolean()).isTrue();
        }
    }

    @Test
    @DisplayName("The learning player learns from a match against a person, and remembers it")
    void learns() throws Exception {
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            sit(browser, make(browser, "three-mens-morris", "you", "memory"))
                    .playUntil(Long.MAX_VALUE);
        }
        assertThat(new MemoryFolder(data).of(Pupil.MEMORY, MorrisPresets.THREE_MENS).matches())
                .isEqualTo(1);
    }

    @Test
    @DisplayName("A match that is abandoned has taught the learning player all that led to a mill")
    void learnsFromAnAbandonedMatch() throws Exception {
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            String match = make(browser, "morris-fly", "you", "memory");
            var session = sit(browser, match);
            String memory = "/api/matches/" + match + "/memory";
            for (int steps = 5; !hasLearned(browser, memory); steps++) session.playUntil(steps);
            assertThat(browser.getJson("/api/matches/" + match).get("over").asBoolean()).isFalse();
        }
        assertThat(new MemoryFolder(data).of(Pupil.MEMORY, MorrisPresets.MORRIS_FLY).matches())
                .isEqualTo(1);
    }

    private static boolean hasLearned(Browser browser, String memory) throws Exception {
        return browser.getJson(memory).get(0).get("matches").asInt() > 0;
    }

    @Test
    @DisplayName("What the learning player remembers is shown where one plays, and only there")
    void memoryIsShown() throws Exception {
        try (var server = TestServer.start(data)) {
            var browser = new Browser(server.port());
            String learned = make(browser, "morris-fly", "you", "memory");
            var memories = browser.getJson("/api/matches/" + learned + "/memory?sort=wins");
            assertThat(memories).hasSize(1);
            assertThat(memories.get(0).get("seat").asInt()).isEqualTo(1);
            assertThat(memories.get(0).get("bot").asText()).isEqualTo("memory");
            String plain = make(browser, "morris-fly", "you", "random");
            assertThat(browser.getJson("/api/matches/" + plain + "/memory")).isEmpty();
            assertThat(browser.get("/api/matches/" + learned + "/memory?sort=age").body())
                    .contains("'sort' is 'played', 'wins' or 'losses'.");
        }
    }

    @Test
    @DisplayName("Somebody who was invited sits down, and sees the board of the rules")
    void invited() throws Exception {
        try (var server = TestServer.start(data)) {
            String match = make(new Browser(server.port()), "six-mens-morris", "you", "open");
            var friend = new Browser(server.port());
            friend.post("/api/matches/" + match + "/seats/join", "{\"name\":\"Bob\"}");
            var info = friend.getJson("/api/matches/" + match);
            assertThat(info.get("seats").get(1).get("you").asBoolean()).isTrue();
            var board = friend.getJson("/api/boards/" + info.get("board").asText());
            assertThat(board.get("points").size()).isEqualTo(MorrisBoards.SIX.size());
        }
    }

    @DisplayName("What cannot be played is refused in words")
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    you,random,random | Morris is for 2 players, not 3.
                    you               | Morris is for 2 players, not 1.
                    you,rush          | There is no bot 'rush'.
                    """)
    void unplayable(String seats, String message) throws Exception {
        try (var server = TestServer.start(data)) {
            var refused =
                    new Browser(server.port())
                            .post("/api/matches", newMatch("morris", seats.split(",", -1)));
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(Browser.parse(refused.body()).get("message").asText()).isEqualTo(message);
        }
    }

    @Test
    @DisplayName("A board is refused where the rules have one of their own")
    void noBoardToChoose() throws Exception {
        try (var server = TestServer.start(data)) {
            var refused =
                    new Browser(server.port())
                            .post("/api/matches", Browser.newMatch("morris", "you", "random"));
            assertThat(refused.body())
                    .contains("Morris has no boards, openings or rules to choose from.");
        }
    }
}
