package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.game.Seed;
import strategos.maps.file.Format;
import strategos.maps.generate.Plan;
import strategos.server.guards.Proxy;
import strategos.server.guards.ServerLimits;

class BoardsTest {

    private static final String ISLES =
            """
            board: isles
            title: The Isles
            author: Ann Example
            start: 3 Uig, 1 Stour

            [North] 2
            Uig (Port): Stour
              at 120 80
              boost supply 2
            Stour: -> Lyme
              at 200 90

            [South] 1
            Lyme: Uig
            """;

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private Browser browser = new Browser(SERVER.port());

    private static String upload(String file, String text) {
        return Browser.JSON.valueToTree(Map.of("file", file, "text", text)).toString();
    }

    private HttpResponse<String> post(String path, String text) throws Exception {
        return browser.post(path, upload("isles.board", text));
    }

    private JsonNode check(String file, String text) throws Exception {
        var answer = browser.post("/api/boards/check", upload(file, text));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Browser.parse(answer.body());
    }

    private String save(String text) throws Exception {
        var answer = post("/api/boards", text);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return Browser.parse(answer.body()).get("ref").asText();
    }

    @Test
    @DisplayName("A board that can be played comes back with all it has, and in our own format")
    void good() throws Exception {
        var answer = check("isles.board", ISLES);
        assertThat(answer.get("verdict").get("playable").asBoolean()).isTrue();
        assertThat(answer.get("verdict").get("size").get("oneWay").asInt()).isEqualTo(1);
        var sheet = answer.get("sheet");
        assertThat(sheet.get("board").get("title").asText()).isEqualTo("The Isles");
        var uig = sheet.get("features").get("places").get(0);
        assertThat(uig.get("at").get("x").asInt()).isEqualTo(120);
        assertThat(uig.get("boosts").get(0).get("kind").asText()).isEqualTo("supply");
        assertThat(sheet.get("features").get("starts").get(0).get(1).get("territory").asInt())
                .isEqualTo(1);
        assertThat(sheet.get("usualBonuses")).hasSize(2);
        assertThat(BoardText.read("again", sheet.get("text").asText()))
                .isEqualTo(BoardText.read("isles", ISLES));
    }

    @Test
    @DisplayName("Every fault of a board is named with its line")
    void faulty() throws Exception {
        var answer = check("isles.board", ISLES.replace("Lyme: Uig", "Lyme: Bath\nuig: Lyme"));
        assertThat(answer.get("verdict").get("playable").asBoolean()).isFalse();
        assertThat(answer.get("sheet").isNull()).isTrue();
        assertThat(answer.get("verdict").get("faults"))
                .extracting(fault -> fault.get("line").asInt() + " " + fault.get("what").asText())
                .containsExactly(
                        "14 'Lyme' names 'Bath', which is not a territory",
                        "15 there is already a territory 'uig', in line 7");
    }

    @Test
    @DisplayName("Hundreds of thousands of line ends are refused as soon as they have come")
    void lineEnds() {
        var answer =
                assertTimeoutPreemptively(
                        Duration.ofMinutes(3), () -> check("a.map", "\n".repeat(400_000) + "[x"));
        assertThat(answer.get("verdict").get("playable").asBoolean()).isFalse();
    }

    @Test
    @DisplayName("A board with more borders than a drawing can show is refused")
    void borders() throws Exception {
        var answer = check("complete.board", complete(220));
        assertThat(answer.get("verdict").get("faults"))
                .extracting(fault -> fault.get("what").asText())
                .containsExactly(
                        "the board has 48,180 borders, counting each direction, but the maximum"
                                + " is 40,000");
        assertThat(post("/api/boards/draw", complete(220)).statusCode()).isEqualTo(400);
        assertThat(post("/api/boards/draw", complete(60)).statusCode()).isEqualTo(200);
    }

    private static String complete(int size) {
        var lines = new StringBuilder("board: complete\n[All] 1\n");
        for (int from = 0; from < size; from++) {
            var later = IntStream.range(from + 1, size).mapToObj(to -> "T" + to).toList();
            lines.append("T" + from + ": " + String.join(", ", later) + "\n");
        }
        return lines.toString();
    }

    @Test
    @DisplayName("What can never be entered, has no coordinates or another's name is named")
    void warnings() throws Exception {
        String text =
                """
                [continents]
                North 2
                [countries]
                1 Uig 1 10 20
                2 Uig 1 30 20
                3 Lyme 1
                [borders]
                1 2
                2 1
                3 1
                """;
        var answer = check("isles.map", text);
        assertThat(answer.get("verdict").get("playable").asBoolean()).isTrue();
        assertThat(answer.get("verdict").get("warnings"))
                .extracting(it -> it.get("line").asInt() + " " + it.get("what").asText())
                .containsExactly(
                        "5 there is another 'Uig': 'Uig' is called 'Uig 2' here",
                        "6 no border leads into 'Lyme'",
                        "6 'Lyme' has no coordinates");
    }

    @ParameterizedTest
    @ValueSource(strings = {"domination", "conquest"})
    @DisplayName("Files of other programs are read, and what they lose is said")
    void foreign(String label) throws Exception {
        var format = Format.labelled(label).orElseThrow();
        var answer = check("world.map", format.write(ConquestBoards.world(), "world").text());
        assertThat(answer.get("verdict").get("format").asText()).isEqualTo(label);
        assertThat(answer.get("sheet").get("board").get("territories")).hasSize(42);
    }

    @Test
    @DisplayName("Rules that want continents to be whole refuse one in pieces")
    void rules() throws Exception {
        String pieces =
                """
                board: pieces
                [A] 1
                One: Two
                Three: Two
                [B] 1
                Two:
                """;
        var scattered = check("p.board", pieces);
        assertThat(scattered.get("verdict").get("warnings")).hasSize(1);
        assertThat(scattered.get("sheet").get("spots")).hasSize(3);
        var body =
                Browser.JSON
                        .valueToTree(Map.of("file", "p", "text", pieces, "rules", "warzone"))
                        .toString();
        var answer = Browser.parse(browser.post("/api/boards/check", body).body());
        assertThat(answer.get("verdict").get("playable").asBoolean()).isFalse();
        var unknown = browser.post("/api/boards/check", body.replace("warzone", "none\\nx"));
        assertThat(unknown.statusCode()).isEqualTo(400);
    }

    @Test
    @DisplayName(
            "The same board is kept once, whatever its text looks like, and stays after a restart")
    void saved(@TempDir Path data) throws Exception {
        String ref;
        try (var server = TestServer.start(data)) {
            browser = new Browser(server.port());
            ref = save(ISLES);
            assertThat(ref).matches("shared:[A-Za-z0-9_-]{20}");
            assertThat(save("# a comment\n" + ISLES.replace("  at", "    at"))).isEqualTo(ref);
            assertThat(save(ISLES.replace("[South] 1", "[South] 2"))).isNotEqualTo(ref);
        }
        try (var server = TestServer.start(data)) {
            var text = new Browser(server.port()).get("/api/boards/" + ref + "/text");
            assertThat(BoardText.read("again", text.body()))
                    .isEqualTo(BoardText.read("isles", ISLES));
            assertThat(text.headers().firstValue("Content-Disposition").orElse(""))
                    .contains("isles.board");
        }
    }

    @Test
    @DisplayName("A match can be made on a board that was saved")
    void played() throws Exception {
        String wanted = Browser.newMatch("modern", "you", "rush", "rush");
        var made = browser.post("/api/matches", wanted.replace("world", save(ISLES)));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        var match = Browser.parse(made.body()).get("id").asText();
        assertThat(browser.getJson("/api/matches/" + match).get("title").asText())
                .contains("The Isles");
        assertThat(browser.open(match).hear("snapshot").get("scene")).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"board", "domination", "conquest"})
    @DisplayName("A board is handed out in every format")
    void formats(String label) throws Exception {
        var text = browser.get("/api/boards/" + save(ISLES) + "/text?format=" + label);
        assertThat(text.statusCode()).isEqualTo(200);
        assertThat(Format.of("isles", text.body()).label()).isEqualTo(label);
    }

    @Test
    @DisplayName("A board is drawn before it is kept, if it can be played")
    void drawn() throws Exception {
        var drawn = post("/api/boards/draw", ISLES);
        assertThat(drawn.statusCode()).as(drawn.body()).isEqualTo(200);
        assertThat(Browser.parse(drawn.body()).get("continents")).hasSize(2);
        assertThat(post("/api/boards/draw", "[A] 1\nOne:").statusCode()).isEqualTo(400);
    }

    @Test
    @DisplayName("What cannot be played is not kept, and what is not kept is not found")
    void refused() throws Exception {
        var refused = post("/api/boards", "[A] 1\nOne:");
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.body()).contains("unplayable", "isles.board: a board has at least 2");
        var endless = post("/api/boards", ISLES.replace("The Isles", "x".repeat(1_000)));
        assertThat(endless.statusCode()).isEqualTo(400);
        assertThat(endless.body()).contains("has 1,000 characters");
        for (String ref : new String[] {"shared:x", "shared:" + "A".repeat(20), "shared:'--", "no"})
            assertThat(browser.get("/api/boards/" + ref + "/text").statusCode()).isEqualTo(404);
        assertThat(browser.get("/api/boards/world/text?format=pdf").statusCode()).isEqualTo(400);
    }

    @Test
    @DisplayName(
            "A server that has reached its limit of boards refuses more, and still serves those it has")
    void full(@TempDir Path data) throws Exception {
        var many = TestServer.GENEROUS;
        var few =
                new ServerLimits(
                        many.requests(),
                        many.changes(),
                        many.newMatches(),
                        many.newBoards(),
                        1,
                        many.sockets(),
                        many.openSockets(),
                        many.messages(),
                        many.accounts(),
                        many.chat(),
                        many.advice(),
                        many.capacity());
        try (var server = TestServer.start(data, few, Proxy.NONE)) {
            browser = new Browser(server.port());
            String ref = save(ISLES);
            var refused = post("/api/boards", ISLES.replace("[South] 1", "[South] 2"));
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.body()).contains("unavailable", "limit of 1 boards");
            assertThat(save(ISLES)).isEqualTo(ref);
            assertThat(browser.get("/api/boards/" + ref + "/text").statusCode()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("The largest board that can be played can be saved, and nothing much larger")
    void large() throws Exception {
        String text = BoardText.write(Plan.of(4_000, new Seed(5)).board());
        assertThat(browser.get("/api/boards/" + save(text) + "/text").body()).isEqualTo(text);
        var refused = post("/api/boards/check", "#".repeat(BoardDesk.MOST_BYTES));
        assertThat(refused.statusCode()).isEqualTo(413);
        assertThat(refused.body()).contains("too-large", "1,048,576");
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    @DisplayName("Whatever is sent is answered with what is wrong, and nothing of our insides")
    void fuzz(long number) throws Exception {
        RandomGenerator random = new Seed(number).random();
        for (int i = 0; i < 60; i++) {
            String text = mutated(ISLES, random);
            String body = upload("isles.board", text);
            if (random.nextInt(3) == 0) body = mutated(body, random);
            for (String path : new String[] {"/api/boards/check", "/api/boards"}) {
                var answer = browser.post(path, body);
                assertThat(answer.statusCode())
                        .as("seed %d, request %d: %s", number, i, body)
                        .isIn(200, 201, 400);
                assertThat(answer.body()).doesNotContain("Exception", "java.", "SQL");
            }
        }
    }

    private static String mutated(String text, RandomGenerator random) {
        var changed = new StringBuilder(text);
        for (int times = random.nextInt(4) + 1; times > 0; times--) {
            int at = random.nextInt(changed.length());
            switch (random.nextInt(3)) {
                case 0 -> changed.setCharAt(at, (char) random.nextInt(0x2000));
                case 1 -> changed.delete(at, Math.min(changed.length(), at + random.nextInt(20)));
                default -> changed.insert(at, "[]():,->\n\"9".charAt(random.nextInt(11)));
            }
        }
        return changed.toString();
    }
}
