package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.conquest.odds.Assault;
import strategos.game.Seed;

class RulesTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private final Browser browser = new Browser(SERVER.port());

    /** A match for this many players, with rules such as {@code sight=fog}. */
    private static String draft(String preset, int seats, String... options) {
        var chosen =
                Stream.of(options)
                        .map(option -> option.split("=", 2))
                        .map("{\"name\":\"%1$s\",\"value\":\"%2$s\"}"::formatted)
                        .collect(Collectors.joining(","));
        var chairs =
                Browser.chairs(Stream.generate(() -> "rush").limit(seats).toArray(String[]::new));
        return """
        {"preset":"%s","board":"world","opening":"dealt","options":[%s],"seats":[%s],"pace":"fast"}"""
                .formatted(preset, chosen, chairs);
    }

    private JsonNode sheet(String draft) throws Exception {
        var answer = browser.post("/api/rules", draft);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Browser.parse(answer.body());
    }

    private static JsonNode setting(JsonNode sheet, String name) {
        return all(sheet.get("settings")).stream()
                .filter(setting -> setting.get("name").asText().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static JsonNode alternative(JsonNode sheet, String name, String value) {
        return all(setting(sheet, name).get("alternatives")).stream()
                .filter(each -> each.get("value").asText().equals(value))
                .findFirst()
                .orElseThrow();
    }

    private static List<JsonNode> all(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).toList();
    }

    @Test
    @DisplayName("Every rule to choose says what it is in the preset, and what else it could be")
    void usual() throws Exception {
        var rizk = sheet(draft("rizk", 3));
        assertThat(rizk.get("refusal").isNull()).isTrue();
        var fortify = setting(rizk, "fortify");
        assertThat(fortify.get("value").asText()).isEqualTo("many");
        assertThat(fortify.get("usual").asText()).isEqualTo("many");
        assertThat(alternative(rizk, "fortify", "none").get("barred").isNull()).isTrue();
        var chosen = setting(sheet(draft("rizk", 3, "fortify=none")), "fortify");
        assertThat(chosen.get("value").asText()).isEqualTo("none");
        assertThat(chosen.get("usual").asText()).isEqualTo("many");
    }

    @Test
    @DisplayName("A match is played by the rules that were chosen, and says which they are")
    void made() throws Exception {
        var made =
                browser.post("/api/matches", draft("modern", 3, "sight=fog", "fortify=adjacent"));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        String id = Browser.parse(made.body()).get("id").asText();
        var info = browser.getJson("/api/matches/" + id);
        assertThat(info.get("preset").asText()).isEqualTo("modern");
        assertThat(info.get("options").toString())
                .isEqualTo(
                        "[{\"name\":\"fortify\",\"value\":\"adjacent\"},{\"name\":\"sight\",\"value\":\"fog\"}]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"modern", "warzone"})
    @DisplayName("A match begins from the starting positions of its board, if it has as many")
    void positions(String preset) throws Exception {
        var made = browser.post("/api/matches", fromPositions(draft(preset, 3)));
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        String id = Browser.parse(made.body()).get("id").asText();
        assertThat(browser.getJson("/api/matches/" + id).get("opening").asText())
                .isEqualTo("positions");
        assertThat(sheet(fromPositions(draft(preset, 4))).get("refusal").asText())
                .isEqualTo("there are 3 starting positions on The Lantern Isles, but 4 seats");
    }

    @ParameterizedTest
    @CsvSource({
        "modern, dealt",
        "classic, claimed",
        "academy, claimed",
        "rizk, placed",
        "warzone, each"
    })
    @DisplayName("A match opens as its rules say unless another opening is chosen")
    void opening(String preset, String opening) throws Exception {
        var wanted = draft(preset, 3).replace("\"dealt\"", "null");
        var made = browser.post("/api/matches", wanted);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        String id = Browser.parse(made.body()).get("id").asText();
        assertThat(browser.getJson("/api/matches/" + id).get("opening").asText())
                .isEqualTo(opening);
    }

    @Test
    @DisplayName(
            "The first armies that each player places are a rule to choose, where there are any")
    void armiesToPlace() throws Exception {
        var placed = draft("rizk", 3, "armies-to-place=10").replace("\"dealt\"", "\"placed\"");
        assertThat(setting(sheet(placed), "armies-to-place").get("usual").asText())
                .isEqualTo("table");
        var made = browser.post("/api/matches", placed);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        String id = Browser.parse(made.body()).get("id").asText();
        assertThat(browser.getJson("/api/matches/" + id).get("options").toString())
                .isEqualTo("[{\"name\":\"armies-to-place\",\"value\":\"10\"}]");
        var even = sheet(draft("warzone", 3).replace("\"dealt\"", "\"each\""));
        assertThat(setting(even, "armies-each").get("usual").asText()).isEqualTo("2");
        assertThat(all(even.get("settings")))
                .noneMatch(setting -> setting.get("name").asText().equals("armies-to-place"));
    }

    private static String fromPositions(String draft) {
        return draft.replace("\"world\"", "\"lanterns\"").replace("\"dealt\"", "\"positions\"");
    }

    @Test
    @DisplayName("Orders can be given in fog, by teams that share what they see")
    void fogOfOrders() throws Exception {
        var orders = sheet(draft("warzone", 4, "teams=2"));
        assertThat(alternative(orders, "sight", "fog").get("barred").isNull()).isTrue();
        var fogged = draft("warzone", 4, "teams=2", "sight=fog", "team-sight=shared");
        assertThat(sheet(fogged).get("refusal").isNull()).isTrue();
        assertThat(browser.post("/api/matches", fogged).statusCode()).isEqualTo(201);
    }

    @Test
    @DisplayName("Luck and cards that are orders are for orders, sets and fortifying are not")
    void ofOrders() throws Exception {
        assertThat(names(sheet(draft("warzone", 3))))
                .contains("luck", "order-cards")
                .doesNotContain("set-values", "card-drawn", "fortify");
        assertThat(names(sheet(draft("modern", 3))))
                .contains("set-values", "card-drawn", "fortify")
                .doesNotContain("luck", "order-cards");
        var half = browser.post("/api/matches", draft("warzone", 3, "luck=50", "order-cards=none"));
        assertThat(half.statusCode()).as(half.body()).isEqualTo(201);
    }

    private static List<String> names(JsonNode sheet) {
        return all(sheet.get("settings")).stream().map(it -> it.get("name").asText()).toList();
    }

    @Test
    @DisplayName("Exact odds of a battle of orders are answered on any terms")
    void odds() throws Exception {
        var certain = oddsOf("attackers=3&defenders=2&attackersKill=100&defendersKill=0&luck=100");
        assertThat(certain.get("win").asDouble()).isEqualTo(1);
        assertThat(certain.get("expectedAttackerLeft").asDouble()).isEqualTo(3);
        var usual = oddsOf("attackers=3&defenders=2&attackersKill=60&defendersKill=70&luck=100");
        double bothKilled = 0.6 * 0.6 * 0.6 + 3 * 0.6 * 0.6 * 0.4;
        assertThat(usual.get("win").asDouble()).isCloseTo(bothKilled, within(1e-12));
        assertThat(usual.get("expectedAttackerLeft").asDouble()).isCloseTo(1.6, within(1e-12));
        var wrong = browser.get("/api/odds?attackers=3&defenders=2&attackersKill=101&luck=0");
        assertThat(wrong.statusCode()).isEqualTo(400);
    }

    @Test
    @DisplayName("Exact odds of a battle by dice are answered for any dice, and any way to stop")
    void oddsOfDice() throws Exception {
        double once = oddsOf("attackers=3&defenders=1&rounds=1").get("win").asDouble();
        assertThat(once).isCloseTo(125 / 216.0, within(1e-12));
        double both = oddsOf("attackers=3&defenders=1").get("win").asDouble();
        assertThat(oddsOf("attackers=3&defenders=1&rounds=9").get("win").asDouble())
                .isCloseTo(both, within(1e-12));
        double even = oddsOf("attackers=3&defenders=1&attackDice=1&stop=2").get("win").asDouble();
        assertThat(even).isCloseTo(15 / 36.0, within(1e-12));
        double edged = oddsOf("attackers=2&defenders=1&edge=1").get("win").asDouble();
        assertThat(edged).isCloseTo(21 / 36.0, within(1e-12));
        for (String wrong : List.of("rounds=0", "rounds=few", "attackDice=9", "edge=99"))
            assertThat(browser.get("/api/odds?attackers=3&defenders=2&" + wrong).statusCode())
                    .as(wrong)
                    .isEqualTo(400);
    }

    @Test
    @DisplayName("Odds are exact up to 10,000 armies, as at the terminal, and refused beyond")
    void oddsOfManyArmies() throws Exception {
        var many = oddsOf("attackers=300&defenders=320");
        assertThat(many.get("win").asDouble())
                .isCloseTo(Assault.of(300, 320).odds().win(), within(1e-12));
        assertThat(oddsOf("attackers=300&defenders=320")).as("kept").isEqualTo(many);
        assertThat(oddsOf("attackers=2000&defenders=1000").get("win").asDouble())
                .isCloseTo(Assault.of(2000, 1000).odds().win(), within(1e-12));
        assertThat(browser.get("/api/odds?attackers=10001&defenders=2").body())
                .contains("odds are computed for at most 10,000");
        assertThat(browser.get("/api/odds?attackers=2&defenders=10001").body())
                .contains("1 to 10,000 armies, not 10,001");
    }

    private JsonNode oddsOf(String battle) throws Exception {
        return browser.getJson("/api/odds?" + battle);
    }

    @Test
    @DisplayName("A match of a preset as it is has no rules that were chosen")
    void plain() throws Exception {
        var info = browser.getJson("/api/matches/" + browser.make("rush", "rush", "turtle"));
        assertThat(info.get("options")).isEmpty();
    }

    @Test
    @DisplayName("Boosts can be played on the world, and on a board at random that has some")
    void boosts() throws Exception {
        String world = draft("modern", 4, "boosts=on");
        assertThat(sheet(world).get("refusal").isNull()).isTrue();
        assertThat(
                        sheet(world.replace("\"world\"", "\"random:20:1:boosts\""))
                                .get("refusal")
                                .isNull())
                .isTrue();
        assertThat(sheet(world.replace("\"world\"", "\"random:20:1\"")).get("refusal").asText())
                .startsWith("there are no boosts on ");
    }

    @Test
    @DisplayName("What an economy costs can be chosen where there is one")
    void economy() throws Exception {
        var sheet = sheet(draft("modern", 4, "economy=on"));
        assertThat(setting(sheet, "treasury-limit").get("value").asText()).isEqualTo("3");
        assertThat(setting(sheet, "cut-off-costs").get("value").asText()).isEqualTo("1");
        assertThat(all(sheet(draft("modern", 4)).get("settings")))
                .noneMatch(setting -> setting.get("name").asText().equals("treasury-limit"));
    }

    @DisplayName(
            "What cannot be played is refused in words, when it is asked for and when it is made")
    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    win-share=40     | a match is won with 51 to 100 percent of the territories, not with 40
                    teams=1          | a match has two teams or more, or 0 for none, not 1
                    round-limit=many | 'round-limit' is a number, not 'many'
                    sight=clear      | 'sight' is one of open, fog, not 'clear'
                    """)
    void refused(String option, String why) throws Exception {
        String draft = draft("modern", 4, option);
        assertThat(sheet(draft).get("refusal").asText()).isEqualTo(why);
        var refused = browser.post("/api/matches", draft);
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(Browser.parse(refused.body()).get("message").asText()).isEqualTo(why);
    }

    @Test
    @DisplayName("What is wrong with one rule does not bar the others, and its own remedy is open")
    void refusalStaysWhereItIs() throws Exception {
        var sheet = sheet(draft("modern", 4, "win-share=40"));
        assertThat(alternative(sheet, "sight", "fog").get("barred").isNull()).isTrue();
        assertThat(alternative(sheet, "win-share", "100").get("barred").isNull()).isTrue();
    }

    @DisplayName("Rules that are not on the menu, or would write a line of their own, are refused")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "name=Mine",
                "base=classic",
                "territories=claimed",
                "x=y",
                "sight=fog\\nname = x",
                "sight=fog # ",
                "sight=",
                "teams=99999999999"
            })
    void notOnTheMenu(String option) throws Exception {
        for (String path : List.of("/api/matches", "/api/rules")) {
            var answer = browser.post(path, draft("modern", 4, option));
            assertThat(answer.statusCode() == 400 || isRefused(answer.body()))
                    .as("%s %s", path, answer.body())
                    .isTrue();
        }
    }

    private static boolean isRefused(String sheet) {
        return !Browser.parse(sheet).path("refusal").isNull();
    }

    @Test
    @DisplayName("A rule said twice is refused")
    void twice() throws Exception {
        var answer = browser.post("/api/rules", draft("modern", 4, "sight=fog", "sight=open"));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("'sight' is given twice.");
    }

    @DisplayName("Whatever is chosen is answered with a sheet or with what is wrong")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void fuzz(long number) throws Exception {
        var random = new Seed(number).random();
        var settings = all(sheet(draft("modern", 4)).get("settings"));
        for (int i = 0; i < 30; i++) {
            String[] options =
                    settings.stream()
                            .filter(_ -> random.nextInt(3) == 0)
                            .map(each -> each.get("name").asText() + "=" + any(each, random))
                            .toArray(String[]::new);
            String preset = List.of("classic", "modern", "academy", "rizk").get(random.nextInt(4));
            String draft = draft(preset, 2 + random.nextInt(6), options);
            var asked = browser.post("/api/rules", draft);
            var made = browser.post("/api/matches", draft);
            boolean playable = asked.statusCode() == 200 && !isRefused(asked.body());
            assertThat(made.statusCode())
                    .as("seed %d: %s → %s, %s", number, draft, asked.body(), made.body())
                    .isEqualTo(playable ? 201 : 400);
        }
    }

    private static String any(JsonNode setting, RandomGenerator random) {
        if (random.nextInt(8) == 0) return "" + random.nextInt(1000);
        var alternatives = setting.get("alternatives");
        return alternatives.get(random.nextInt(alternatives.size())).get("value").asText();
    }
}
