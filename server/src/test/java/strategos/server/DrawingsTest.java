package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards of all kinds as browsers get them: as data, and drawn. */
class DrawingsTest {

    private static final String BOOSTED =
            """
            board: boosted
            title: Boosted
            [West] 2
            A: B, C
              boost supply 3
            B: -> C
            [East] 2
            C: D
              boost power 2 radius 1
            D: A
            """;

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private final Browser browser = new Browser(SERVER.port());

    private static List<JsonNode> all(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).toList();
    }

    private static List<String> names(JsonNode list) {
        return all(list).stream().map(each -> each.get("name").asText()).toList();
    }

    private static List<JsonNode> drawnTerritories(JsonNode drawing) {
        List<JsonNode> drawn = new ArrayList<>();
        for (JsonNode continent : drawing.get("continents"))
            drawn.addAll(all(continent.get("territories")));
        return drawn;
    }

    private String save(String text) throws Exception {
        var upload = Browser.JSON.valueToTree(Map.of("file", "b.board", "text", text));
        var answer = browser.post("/api/boards", upload.toString());
        return Browser.parse(answer.body()).get("ref").asText();
    }

    private String make(String board, String option, String value) throws Exception {
        String wanted =
                """
                {"preset":"modern","board":"%s","opening":"dealt","pace":"fast","seats":[%s],
                 "options":[{"name":"%s","value":"%s"}]}"""
                        .formatted(board, Browser.chairs("you", "rush", "rush"), option, value);
        var answer = browser.post("/api/matches", wanted);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
        return "/api/matches/" + Browser.parse(answer.body()).get("id").asText();
    }

    @DisplayName("A board at random is drawn with all its territories, within the drawing")
    @ParameterizedTest
    @CsvSource({"random:30:5, 30, 4", "random:40:7:5:2, 40, 5"})
    void random(String ref, int territories, int continents) throws Exception {
        var board = browser.getJson("/api/boards/" + ref);
        var drawing = browser.getJson("/api/boards/" + ref + "/drawing");
        assertThat(board.get("territories")).hasSize(territories);
        assertThat(drawing.get("continents")).hasSize(continents);
        var drawn = drawnTerritories(drawing);
        assertThat(drawn)
                .extracting(each -> each.get("name").asText())
                .containsExactlyElementsOf(names(board.get("territories")));
        for (JsonNode territory : drawn) {
            assertThat(territory.get("path").asText()).matches("M[0-9.].*z");
            assertThat(territory.get("badge").get(0).asDouble())
                    .isBetween(0.0, drawing.get("width").asDouble());
            assertThat(territory.get("badge").get(1).asDouble())
                    .isBetween(0.0, drawing.get("height").asDouble());
        }
        assertThat(browser.get("/api/boards/" + ref + "/drawing").body())
                .isEqualTo(drawing.toString());
    }

    @DisplayName("A thumbnail shows every continent, and is short however large the board is")
    @ParameterizedTest
    @CsvSource({"meres, 5", "marches, 13", "random:80:3:8, 8"})
    void thumbnail(String ref, int continents) throws Exception {
        var answer = browser.get("/api/boards/" + ref + "/thumbnail");
        assertThat(answer.body().length()).isLessThan(5_000);
        var thumbnail = Browser.parse(answer.body());
        assertThat(Math.max(thumbnail.get("width").asInt(), thumbnail.get("height").asInt()))
                .isEqualTo(208);
        assertThat(thumbnail.get("continents")).hasSize(continents);
        for (JsonNode path : thumbnail.get("continents"))
            assertThat(path.asText()).matches("(M\\d+ \\d+l(-?\\d+ -?\\d+ ?)+z)+");
    }

    @DisplayName("A board that there is not is missing, with a reason")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nowhere | There is no board 'nowhere'.",
                "random:60 | expected 'random:TERRITORIES:SEED[:CONTINENTS[:ISLANDS]][:boosts][:pays]', not 'random:60'",
                "random:4001:1 | a random board has 6 to 4000 territories, not 4001",
                "random:60:1:50 | 60 territories make 1 to 30 continents, not 50",
                "shared:nothing | There is no board 'shared:nothing'.",
            })
    void missing(String ref, String why) throws Exception {
        for (String path : List.of("", "/drawing", "/thumbnail")) {
            var answer = browser.get("/api/boards/" + ref + path);
            assertThat(answer.statusCode()).isEqualTo(404);
            assertThat(Browser.parse(answer.body()).get("message").asText()).isEqualTo(why);
        }
        assertThat(browser.get("/api/boards/morris-nine/drawing").statusCode()).isEqualTo(404);
        assertThat(browser.get("/api/boards/morris-nine/thumbnail").statusCode()).isEqualTo(404);
        assertThat(browser.get("/api/matches/none/drawing").statusCode()).isEqualTo(404);
    }

    @DisplayName("Blocked territories of a match are drawn, named, and not on its board")
    @Test
    void blocked() throws Exception {
        String match = make("random:30:5", "blocked", "4");
        var board = browser.getJson(match + "/board");
        assertThat(board.get("territories")).hasSize(26);
        var blocked = all(board.get("blocked")).stream().map(JsonNode::asText).toList();
        assertThat(blocked).hasSize(4).doesNotContainAnyElementsOf(names(board.get("territories")));
        assertThat(drawnTerritories(browser.getJson(match + "/drawing")))
                .extracting(each -> each.get("name").asText())
                .hasSize(30)
                .containsAll(blocked);
        assertThat(browser.getJson(match).get("board").asText()).isEqualTo("random:30:5");
    }

    @DisplayName("The boosts of a board are told where the rules of a match have them")
    @Test
    void boosts() throws Exception {
        String ref = save(BOOSTED);
        var board = browser.getJson("/api/boards/" + ref);
        assertThat(board.get("boosts").toString())
                .isEqualTo(
                        "[{\"territory\":0,\"boosts\":[{\"kind\":\"supply\",\"armies\":3}]},"
                                + "{\"territory\":2,\"boosts\":[{\"kind\":\"power\",\"strength\":2,\"radius\":1}]}]");
        assertThat(browser.getJson(make(ref, "boosts", "on") + "/board").get("boosts")).hasSize(2);
        assertThat(browser.getJson(make(ref, "boosts", "off") + "/board").get("boosts")).isEmpty();
    }

    @DisplayName("A border that leads one way is drawn with its direction")
    @Test
    void oneWay() throws Exception {
        var drawing = browser.getJson("/api/boards/" + save(BOOSTED) + "/drawing");
        List<JsonNode> ways = new ArrayList<>(all(drawing.get("arrows")));
        all(drawing.get("routes")).stream()
                .filter(route -> route.get("isOneWay").asBoolean())
                .forEach(ways::add);
        assertThat(ways)
                .extracting(way -> way.get("from").asText() + way.get("to").asText())
                .contains("BC");
    }
}
