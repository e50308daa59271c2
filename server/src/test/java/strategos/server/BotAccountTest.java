package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

@Timeout(120)
class BotAccountTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private static final AtomicInteger NAMES = new AtomicInteger();
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final Path EXAMPLE = Path.of("..", "examples", "bots", "server_bot.py");

    private Browser ada;
    private String owner;
    private String bot;
    private String token;

    @BeforeEach
    void comeIn() throws Exception {
        int number = NAMES.incrementAndGet();
        owner = "Owner" + number;
        bot = "Automat" + number;
        ada = new Browser(SERVER.port());
        ada.post(
                "/api/accounts",
                "{\"name\":\"%s\",\"password\":\"correct horse\"}".formatted(owner));
        var made = ada.post("/api/me/bots", "{\"name\":\"" + bot + "\"}");
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        token = Browser.parse(made.body()).get("token").asText();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(ada.site() + path))
                .header("Authorization", "Bearer " + token);
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return HTTP.send(request(path).build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String body)
            throws IOException, InterruptedException {
        var sent = request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build();
        return HTTP.send(sent, HttpResponse.BodyHandlers.ofString());
    }

    private Iterator<JsonNode> stream(String match) throws IOException, InterruptedException {
        var lines =
                HTTP.send(
                        request("/api/bot/matches/" + match + "/stream").build(),
                        HttpResponse.BodyHandlers.ofLines());
        assertThat(lines.statusCode()).isEqualTo(200);
        return lines.body().filter(line -> !line.isEmpty()).map(Browser::parse).iterator();
    }

    private static JsonNode hear(Iterator<JsonNode> stream, String kind) {
        while (true) {
            var message = stream.next();
            if (message.get("t").asText().equals(kind)) return message;
        }
    }

    private void answer(String match, long id, String move) throws Exception {
        var body = "{\"t\":\"move\",\"id\":%d,\"move\":\"%s\"}".formatted(id, move);
        var answer = post("/api/bot/matches/" + match + "/answer", body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(202);
    }

    private static void assertRefused(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(Browser.parse(answer.body()).get("code").asText()).isEqualTo(code);
    }

    private String morris(String... seats) throws Exception {
        var wanted =
                "{\"preset\":\"three-mens-morris\",\"seats\":[%s],\"pace\":\"fast\"}"
                        .formatted(Browser.chairs(seats));
        var made = ada.post("/api/matches", wanted);
        assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
        return Browser.parse(made.body()).get("id").asText();
    }

    @Test
    @DisplayName("The token of a bot account is shown once, and is void when revoked or renewed")
    void tokens() throws Exception {
        assertThat(get("/api/bot/matches").statusCode()).isEqualTo(200);
        assertThat(ada.get("/api/me/bots").body()).contains(bot, "\"hasToken\":true");
        assertThat(ada.get("/api/me/bots").body()).doesNotContain(token);
        String first = token;
        var renewed = ada.post("/api/me/bots/" + bot + "/token", "");
        token = Browser.parse(renewed.body()).get("token").asText();
        assertThat(get("/api/bot/matches").statusCode()).isEqualTo(200);
        token = first;
        assertRefused(get("/api/bot/matches"), 403, "not-signed-in");
        token = Browser.parse(renewed.body()).get("token").asText();
        assertThat(ada.post("/api/me/bots/" + bot + "/revoke", "").body())
                .contains("\"hasToken\":false");
        assertRefused(get("/api/bot/matches"), 403, "not-signed-in");
    }

    @Test
    @DisplayName("Nobody can sign in to a bot account, and only its owner has power over it")
    void separate() throws Exception {
        var bert = new Browser(SERVER.port());
        var empty = "{\"name\":\"%s\",\"password\":\"\"}".formatted(bot);
        assertRefused(bert.post("/api/session", empty), 403, "wrong-password");
        assertRefused(bert.get("/api/me/bots"), 403, "not-signed-in");
        bert.post(
                "/api/accounts",
                "{\"name\":\"X%s\",\"password\":\"correct horse\"}".formatted(owner));
        assertRefused(bert.post("/api/me/bots/" + bot + "/token", ""), 404, "not-found");
        assertRefused(post("/api/me/bots", "{\"name\":\"Grandchild\"}"), 409, "not-allowed");
        assertRefused(ada.post("/api/me/bots", "{\"name\":\"" + owner + "\"}"), 409, "name-taken");
        assertRefused(ada.post("/api/me/bots", "{\"name\":\"a b\"}"), 400, "malformed");
    }

    @Test
    @DisplayName(
            "A program joins an open seat, is refused with the reason, asks for moves and wins")
    void plays() throws Exception {
        var match = morris("open", "random");
        assertThat(post("/api/matches/" + match + "/seats/join", "{}").statusCode()).isEqualTo(200);
        var stream = stream(match);
        var hello = hear(stream, "hello");
        assertThat(hello.get("match").asText()).isEqualTo(match);
        assertThat(hello.get("seat").asInt()).isZero();
        assertThat(hello.get("players").get(0).asText()).isEqualTo(bot);
        var decide = hear(stream, "decide");
        answer(match, decide.get("id").asLong(), "-A");
        assertThat(hear(stream, "refused").get("message").asText()).isNotBlank();
        var more = "{\"t\":\"moves\",\"id\":%d,\"from\":7}".formatted(decide.get("id").asLong());
        post("/api/bot/matches/" + match + "/answer", more);
        assertThat(hear(stream, "moves").get("moves").size())
                .isEqualTo(decide.get("count").asInt() - 7);
        var stale = "{\"t\":\"move\",\"id\":99,\"move\":\"A\"}";
        assertRefused(post("/api/bot/matches/" + match + "/answer", stale), 409, "not-allowed");
        while (true) {
            answer(match, decide.get("id").asLong(), decide.get("moves").get(0).asText());
            var next = stream.next();
            while (next.get("t").asText().equals("step")) next = stream.next();
            if (next.get("t").asText().equals("over")) break;
            decide = next;
        }
        assertThat(ada.getJson("/api/matches/" + match).get("over").asBoolean()).isTrue();
        assertThat(stream.hasNext()).isFalse();
    }

    @Test
    @DisplayName("A program that comes back is told where the match is, and asked again")
    void comesBack() throws Exception {
        var match = morris("open", "random");
        post("/api/matches/" + match + "/seats/join", "{}");
        var first = hear(stream(match), "decide");
        answer(match, first.get("id").asLong(), first.get("moves").get(0).asText());
        var again = stream(match);
        var hello = hear(again, "hello");
        var decide = hear(again, "decide");
        assertThat(hello.get("seq").asLong()).isGreaterThanOrEqualTo(1);
        assertThat(decide.get("scene").get("turn").asInt()).isEqualTo(2);
    }

    @Test
    @Tag("slow")
    @DisplayName("The example plays on a server when it is challenged, and is marked as a program")
    void example() throws Exception {
        var process =
                new ProcessBuilder("python3", EXAMPLE.toString(), ada.site())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        process.environment().put("STRATEGOS_TOKEN", token);
        var program = process.start();
        try {
            while (!ada.get("/api/bots").body().contains(bot)) TimeUnit.MILLISECONDS.sleep(100);
            var match = ada.make("@" + bot, "rush", "turtle");
            var seat = ada.getJson("/api/matches/" + match).get("seats").get(0);
            assertThat(seat.get("name").asText()).isEqualTo(bot);
            assertThat(seat.get("program").asBoolean()).isTrue();
            ada.open(match);
            while (!ada.getJson("/api/matches/" + match).get("over").asBoolean()) {
                assertThat(program.isAlive()).isTrue();
                TimeUnit.MILLISECONDS.sleep(100);
            }
            assertThat(ada.getJson("/api/players/" + bot).get("programOf").asText())
                    .isEqualTo(owner);
        } finally {
            program.destroy();
        }
    }

    @Test
    @DisplayName("A bot account can be challenged only while its program is running")
    void offline() throws Exception {
        var wanted = Browser.newMatch("modern", "you", "@" + bot);
        var refused = ada.post("/api/matches", wanted);
        assertRefused(refused, 400, "unplayable");
        assertThat(refused.body()).contains("The program of " + bot + " is not running now.");
        assertRefused(
                ada.post("/api/matches", Browser.newMatch("modern", "you", "@" + owner)),
                400,
                "unplayable");
        get("/api/bot/matches");
        assertThat(ada.post("/api/matches", wanted).statusCode()).isEqualTo(201);
        assertRefused(
                ada.post("/api/matches", Browser.newMatch("modern", "you", "@" + bot, "@" + bot)),
                400,
                "unplayable");
    }

    @Test
    @DisplayName("No request that names a bot can name a command of the server's machine")
    void noCommands() throws Exception {
        for (String name : new String[] {"exec:touch /tmp/pwned", "EXEC:true", "@exec:true"}) {
            var wanted = Browser.newMatch("modern", "you", name);
            for (String path : new String[] {"/api/matches", "/api/matches/quick"})
                assertRefused(
                        ada.post(path, wanted.replace("\"opening\":\"dealt\",", "")),
                        400,
                        "unplayable");
            var open = ada.make("you", "open");
            var fill = "{\"bot\":\"" + name + "\"}";
            assertRefused(
                    ada.post("/api/matches/" + open + "/seats/fill", fill), 400, "unplayable");
        }
        var over = morris("random", "random");
        ada.open(over);
        while (!ada.getJson("/api/matches/" + over).get("over").asBoolean())
            TimeUnit.MILLISECONDS.sleep(20);
        var playOn = "{\"step\":1,\"seat\":0,\"bot\":\"exec:true\"}";
        assertRefused(ada.post("/api/matches/" + over + "/play-on", playOn), 400, "unplayable");
    }

    @Test
    @DisplayName("Bot accounts end with the account of their owner")
    void deleted() throws Exception {
        var gone = ada.post("/api/me/delete", "{\"password\":\"correct horse\"}");
        assertThat(gone.statusCode()).as(gone.body()).isEqualTo(200);
        assertRefused(get("/api/bot/matches"), 403, "not-signed-in");
        assertThat(ada.get("/api/players/" + bot).statusCode()).isEqualTo(404);
    }
}
