package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("The chat of a match")
class ChatTest {

    @RegisterExtension static final SharedServer SERVER = new SharedServer();

    private static final String SECRET = "We attack from the north";

    private final Browser anna = new Browser(SERVER.port());
    private final Browser bert = new Browser(SERVER.port());
    private final Browser stranger = new Browser(SERVER.port());

    /** A match of the two. */
    private String match() throws Exception {
        String match = anna.make("you", "open");
        join(bert, match, "Bert");
        return match;
    }

    private static void join(Browser browser, String match, String name) throws Exception {
        var joined =
                browser.post(
                        "/api/matches/" + match + "/seats/join", "{\"name\":\"" + name + "\"}");
        assertThat(joined.statusCode()).isEqualTo(200);
    }

    private static HttpResponse<String> write(Browser browser, String match, String text)
            throws Exception {
        return write(browser, match, "match", text);
    }

    private static HttpResponse<String> write(
            Browser browser, String match, String channel, String text) throws Exception {
        ObjectNode post = Browser.JSON.createObjectNode();
        post.put("channel", channel).put("text", text);
        return browser.post("/api/matches/" + match + "/chat", post.toString());
    }

    /** The texts of a match that somebody gets who opens it now. */
    private static List<String> conversation(Browser browser, String match) throws Exception {
        var line = browser.open(match);
        var texts = new ArrayList<String>();
        for (JsonNode each : line.hear("conversation").get("lines"))
            texts.add(each.get("text").asText());
        line.close();
        return texts;
    }

    @Test
    @DisplayName("A message reaches everybody at once, and those who come later")
    void everybody() throws Exception {
        String match = match();
        var atAnnas = anna.open(match);
        assertThat(atAnnas.hear("conversation").toString())
                .isEqualTo("{\"t\":\"conversation\",\"channels\":[\"match\"],\"lines\":[]}");
        var atStrangers = stranger.open(match);
        assertThat(atStrangers.hear("conversation").get("channels")).isEmpty();
        var answer = write(bert, match, " Hello \u202Ethere!\n\u0007 ");
        assertThat(answer.statusCode()).isEqualTo(201);
        var line = Browser.parse(answer.body());
        assertThat(line.get("text").asText()).isEqualTo("Hello there!");
        assertThat(line.get("name").asText()).isEqualTo("Bert");
        assertThat(line.get("seat").asInt()).isEqualTo(1);
        assertThat(atAnnas.hear("spoke").get("line")).isEqualTo(line);
        assertThat(atStrangers.hear("spoke").get("line")).isEqualTo(line);
        assertThat(conversation(stranger, match)).containsExactly("Hello there!");
    }

    @Test
    @DisplayName("Players can write before the match begins, spectators never")
    void writers() throws Exception {
        String match = anna.make("you", "open");
        assertThat(write(anna, match, "Anybody here?").statusCode()).isEqualTo(201);
        var refused = write(stranger, match, "Me!");
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("not-seated");
        assertThat(write(anna, "nowhere", "Hello").statusCode()).isEqualTo(404);
        assertThat(conversation(stranger, match)).containsExactly("Anybody here?");
    }

    @Test
    @DisplayName("A message without visible characters, with too many, or to no team is refused")
    void refused() throws Exception {
        String match = match();
        assertThat(write(anna, match, " \u200B\u3164 ").statusCode()).isEqualTo(400);
        assertThat(write(anna, match, "x".repeat(300)).statusCode()).isEqualTo(201);
        assertThat(write(anna, match, "x".repeat(301)).statusCode()).isEqualTo(413);
        assertThat(write(anna, match, "team", "Hello").body()).contains("not-allowed");
        var neither = anna.post("/api/matches/" + match + "/chat", "{\"channel\":\"match\"}");
        assertThat(neither.statusCode()).isEqualTo(400);
        assertThat(conversation(bert, match)).hasSize(1);
    }

    @Test
    @DisplayName("A message to a team reaches its members, and nobody else by any way")
    void team() throws Exception {
        String match = teams();
        var carl = new Browser(SERVER.port());
        var dora = new Browser(SERVER.port());
        bert.post("/api/accounts", "{\"name\":\"Berta\",\"password\":\"correct horse\"}");
        for (Browser each : List.of(bert, carl, dora)) join(each, match, "Player");
        var mate = carl.open(match);
        assertThat(mate.hear("conversation").get("channels").toString())
                .isEqualTo("[\"match\",\"team\"]");
        var others = List.of(bert.open(match), dora.open(match), stranger.open(match));
        for (Line other : others) other.hear("snapshot");

        assertThat(write(anna, match, "team", SECRET).statusCode()).isEqualTo(201);
        var line = mate.hear("spoke").get("line");
        assertThat(line.get("text").asText()).isEqualTo(SECRET);
        assertThat(line.get("channel").asText()).isEqualTo("team");
        for (Line other : others) assertThat(heardUntilNow(other)).doesNotContain(SECRET);
        assertThat(conversation(carl, match)).containsExactly(SECRET);
        for (Browser other : List.of(bert, dora, stranger))
            assertThat(conversation(other, match)).isEmpty();

        String report = "/api/matches/" + match + "/chat/1/report";
        assertThat(bert.post(report, "{\"reason\":\"Tell me\"}").statusCode()).isEqualTo(404);

        resign(others.get(0));
        resign(others.get(1));
        for (Browser each : List.of(anna, bert, stranger)) {
            for (String part : List.of("", "/record", "/replay", "/history", "/past")) {
                var answer = each.get("/api/matches/" + match + part);
                assertThat(answer.statusCode()).as(part).isEqualTo(200);
                assertThat(answer.body()).as(part).doesNotContain(SECRET);
            }
            assertThat(conversation(each, match)).hasSize(each == anna ? 1 : 0);
        }
        assertThat(bert.get("/api/me/export").body()).contains(match).doesNotContain(SECRET);
    }

    @Test
    @DisplayName("At a shared screen, everybody writes under their own name and to their own team")
    void screen() throws Exception {
        String match = teams("you", "here", "open", "open");
        join(bert, match, "Bert");
        String chat = "/api/matches/" + match + "/chat?as=";
        String post = "{\"channel\":\"team\",\"text\":\"" + SECRET + "\"}";
        var line = Browser.parse(anna.post(chat + 1, post).body());
        assertThat(line.get("seat").asInt()).isEqualTo(1);
        assertThat(line.get("name").asText()).isNotEqualTo("Anna");
        for (int seat = 0; seat < 2; seat++) {
            var lines = anna.openAs(match, seat).hear("conversation").get("lines");
            assertThat(lines).as("what seat %d reads", seat).hasSize(seat);
        }
        assertThat(conversation(bert, match)).as("the team of seat 2").isEmpty();
        var others = bert.post(chat + 1, post);
        assertThat(Browser.parse(others.body()).get("seat").asInt())
                .as("not from the seat of somebody else")
                .isEqualTo(2);
    }

    /** A match of two teams, in which Anna has the first seat and waits for others. */
    private String teams() throws Exception {
        return teams("you", "open", "open", "open");
    }

    private String teams(String... seats) throws Exception {
        String wanted =
                Browser.newMatch("modern", seats)
                        .replaceFirst(
                                "\\{", "{\"options\":[{\"name\":\"teams\",\"value\":\"2\"}],");
        var made = anna.post("/api/matches", wanted);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        return Browser.parse(made.body()).get("id").asText();
    }

    /** Everything that came over a line so far. */
    private static String heardUntilNow(Line line) throws InterruptedException {
        var heard = new StringBuilder();
        line.ping("now");
        JsonNode next = line.hear();
        while (!next.get("t").asText().equals("ack")) {
            heard.append(next);
            next = line.hear();
        }
        return heard.toString();
    }

    private static void resign(Line line) throws InterruptedException {
        line.move("resignation", "resign");
        line.hear("ack");
    }

    @Test
    @DisplayName(
            "The messages of a blocked player are not shown, and those of a deleted one are gone")
    void blockedAndDeleted() throws Exception {
        String account = "{\"name\":\"%s\",\"password\":\"correct horse\"}";
        anna.post("/api/accounts", account.formatted("Clara"));
        bert.post("/api/accounts", account.formatted("Emil"));
        String match = match();
        write(bert, match, "before");
        var line = anna.open(match);
        line.hear("snapshot");
        anna.post("/api/players/Emil/block", "");
        write(bert, match, "after");
        assertThat(heardUntilNow(line)).doesNotContain("after");
        assertThat(conversation(anna, match)).isEmpty();
        assertThat(conversation(stranger, match)).containsExactly("before", "after");

        assertThat(bert.get("/api/me/export").body()).contains("before", "after");
        bert.post("/api/me/delete", "{\"password\":\"correct horse\"}");
        assertThat(conversation(stranger, match)).isEmpty();
    }

    @Test
    @DisplayName("A phrase is sent as its key")
    void phrase() throws Exception {
        String match = match();
        var answer =
                anna.post(
                        "/api/matches/" + match + "/chat",
                        "{\"channel\":\"match\",\"phrase\":\"good-luck\"}");
        var line = Browser.parse(answer.body());
        assertThat(line.get("phrase").asText()).isEqualTo("good-luck");
        assertThat(line.get("text").isNull()).isTrue();
        var heard = bert.open(match).hear("conversation").get("lines").get(0);
        assertThat(heard).isEqualTo(line);
    }
}
