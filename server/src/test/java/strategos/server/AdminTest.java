package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.server.accounts.OperatorDesk;
import strategos.server.accounts.Passwords;
import strategos.store.Account.Mark;
import strategos.store.Store;

class AdminTest {

    @TempDir Path data;
    private Server server;
    private Browser operator;
    private Browser bert;

    @BeforeEach
    void start() throws Exception {
        server = TestServer.start(data);
        operator = new Browser(server.port());
        bert = new Browser(server.port());
        try (var store = Store.openBeside(data, Clock.systemUTC())) {
            var desk = new OperatorDesk(store, new Passwords(TestServer.CHEAP_PASSWORDS));
            String password = desk.create("Olga").password();
            desk.mark("Olga", Mark.OPERATOR);
            assertThat(signIn(operator, "Olga", password).statusCode()).isEqualTo(200);
        }
        bert.post("/api/accounts", credentials("Bert", "correct horse"));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static String credentials(String name, String password) {
        return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
    }

    private static HttpResponse<String> signIn(Browser browser, String name, String password)
            throws Exception {
        return browser.post("/api/session", credentials(name, password));
    }

    private HttpResponse<String> change(String name, String what) throws Exception {
        return operator.post("/api/admin/accounts/" + name + "/" + what, "");
    }

    @Test
    @DisplayName("An account that is banned is signed out, and cannot sign in until that is undone")
    void ban() throws Exception {
        assertThat(change("bert", "ban").body()).contains("\"banned\":true");
        assertThat(bert.getJson("/api/me").get("account").isNull()).isTrue();
        assertThat(signIn(bert, "Bert", "correct horse").body()).contains("banned");
        change("Bert", "unban");
        assertThat(signIn(bert, "Bert", "correct horse").statusCode()).isEqualTo(200);
    }

    @Test
    @DisplayName("A player reports a message and a player, and an operator marks both as handled")
    void reports() throws Exception {
        var anna = new Browser(server.port());
        String match = anna.make("you", "open", "rush");
        bert.post("/api/matches/" + match + "/seats/join", "{}");
        String at = "/api/matches/" + match;
        bert.post(at + "/chat", "{\"channel\":\"match\",\"text\":\"rude words\"}");
        String reason = "{\"reason\":\" Not\\nnice \"}";
        assertThat(anna.post(at + "/chat/1/report", reason).statusCode()).isEqualTo(200);
        assertThat(anna.post(at + "/chat/1/report", reason).statusCode()).isEqualTo(200);
        assertThat(anna.post(at + "/seats/1/report", reason).statusCode()).isEqualTo(200);

        assertThat(anna.post(at + "/chat/2/report", reason).statusCode()).isEqualTo(404);
        assertThat(anna.post(at + "/seats/2/report", reason).statusCode()).isEqualTo(404);
        assertThat(anna.post(at + "/chat/1/report", "{\"reason\":\" \"}").statusCode())
                .isEqualTo(400);
        assertThat(bert.post(at + "/chat/1/report", reason).body()).contains("not-allowed");
        var stranger = new Browser(server.port());
        assertThat(stranger.post(at + "/chat/1/report", reason).body()).contains("not-seated");
        assertThat(bert.get("/api/admin/reports").body()).contains("not-operator");

        var rows = operator.getJson("/api/admin/reports");
        assertThat(rows).hasSize(2);
        var row = rows.get(0);
        assertThat(row.get("reporter").asText()).isEqualTo("Guest");
        assertThat(row.get("reported").asText()).isEqualTo("Bert");
        assertThat(row.get("account").asText()).isEqualTo("Bert");
        assertThat(row.get("line").get("text").asText()).isEqualTo("rude words");
        assertThat(row.get("reason").asText()).isEqualTo("Not nice");
        assertThat(rows.get(1).get("line").isNull()).isTrue();
        String handled = "/api/admin/reports/" + row.get("id").asText() + "/handled";
        assertThat(bert.post(handled, "").statusCode()).isEqualTo(403);
        assertThat(Browser.parse(operator.post(handled, "").body())).hasSize(1);
        assertThat(operator.post(handled, "").statusCode()).isEqualTo(404);
    }

    /** The report of a guest about what another guest has written in a match. */
    private String reportedMessage(Browser author, String match) throws Exception {
        var reporter = new Browser(server.port());
        reporter.post("/api/matches/" + match + "/seats/join", "{}");
        author.post(chatOf(match), "{\"channel\":\"match\",\"text\":\"rude words\"}");
        reporter.post(chatOf(match) + "/1/report", "{\"reason\":\"Not nice\"}");
        return "/api/admin/reports/"
                + operator.getJson("/api/admin/reports").get(0).get("id").asText();
    }

    private static String chatOf(String match) {
        return "/api/matches/" + match + "/chat";
    }

    @Test
    @DisplayName("An operator deletes a message, which is gone for everybody at once and for good")
    void deleteMessage() throws Exception {
        var guest = new Browser(server.port());
        String match = guest.make("you", "open", "rush");
        String report = reportedMessage(guest, match);
        var reader = new Browser(server.port()).open(match);
        reader.hear("conversation");
        assertThat(bert.post(report + "/delete", "").body()).contains("not-operator");
        var rows = Browser.parse(operator.post(report + "/delete", "").body());
        assertThat(rows.get(0).get("line").get("text").isNull()).isTrue();
        var line = reader.hear("spoke").get("line");
        assertThat(line.get("number").asInt()).isEqualTo(1);
        assertThat(line.get("text").isNull()).isTrue();
        var lines = guest.open(match).hear("conversation").get("lines");
        assertThat(lines.toString()).doesNotContain("rude words");

        var next = guest.post(chatOf(match), "{\"channel\":\"match\",\"text\":\"Sorry\"}");
        assertThat(Browser.parse(next.body()).get("number").asInt()).isEqualTo(2);
        assertThat(operator.post("/api/admin/reports/none/delete", "").statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("An operator mutes a guest for a time, who stays muted with a new account")
    void muteGuest() throws Exception {
        var guest = new Browser(server.port());
        String match = guest.make("you", "open", "rush");
        String report = reportedMessage(guest, match);
        String hello = "{\"channel\":\"match\",\"phrase\":\"hello\"}";
        for (String hours : new String[] {"0", "-1", "8761"})
            assertThat(operator.post(report + "/mute", "{\"hours\":" + hours + "}").statusCode())
                    .isEqualTo(400);
        assertThat(bert.post(report + "/mute", "{\"hours\":1}").statusCode()).isEqualTo(403);
        assertThat(guest.post(chatOf(match), hello).statusCode()).isEqualTo(201);

        var rows = Browser.parse(operator.post(report + "/mute", "{\"hours\":24}").body());
        assertThat(rows.get(0).get("mutedUntil").asLong()).isPositive();
        assertThat(guest.post(chatOf(match), hello).body()).contains("\"muted\"");
        String board = "{\"file\":\"b.board\",\"text\":\"[A] 1\\nOne: Two\\nTwo:\"}";
        assertThat(guest.post("/api/boards", board).body()).contains("\"muted\"");

        operator.post(report + "/unmute", "");
        assertThat(guest.post(chatOf(match), hello).statusCode()).isEqualTo(201);
        operator.post(report + "/mute", "{\"hours\":24}");
        guest.post("/api/accounts", credentials("Gustav", "correct horse"));
        assertThat(guest.post(chatOf(match), hello).body()).contains("\"muted\"");
        var refused = operator.post(report + "/mute", "{\"hours\":24}");
        assertThat(refused.body()).contains("list of accounts");
    }

    @Test
    @DisplayName(
            "An account that is muted publishes no boards or messages, and a reset password signs it out")
    void muteAndReset() throws Exception {
        String board = "{\"file\":\"b.board\",\"text\":\"[A] 1\\nOne: Two\\nTwo:\"}";
        assertThat(bert.post("/api/boards", board).statusCode()).isEqualTo(201);
        change("Bert", "mute");
        assertThat(bert.post("/api/boards", board).body()).contains("\"muted\"");
        String chat = "/api/matches/" + bert.make("you", "open") + "/chat";
        var hello = bert.post(chat, "{\"channel\":\"match\",\"phrase\":\"hello\"}");
        assertThat(hello.statusCode()).isEqualTo(403);
        assertThat(hello.body()).contains("\"muted\"");
        assertThat(bert.getJson("/api/me").get("account").get("muted").asBoolean()).isTrue();
        var reset = Browser.parse(change("Bert", "reset").body());
        assertThat(bert.getJson("/api/me").get("account").isNull()).isTrue();
        var again = signIn(bert, "Bert", reset.get("password").asText());
        assertThat(Browser.parse(again.body()).get("account").get("muted").asBoolean()).isTrue();
    }

    @Test
    @DisplayName("An operator creates and finds accounts")
    void create() throws Exception {
        var made = operator.post("/api/admin/accounts", "{\"name\":\"Carl\"}");
        assertThat(made.statusCode()).isEqualTo(201);
        String password = Browser.parse(made.body()).get("password").asText();
        assertThat(signIn(bert, "Carl", password).statusCode()).isEqualTo(200);
        var found = operator.getJson("/api/admin/accounts?name=AR");
        assertThat(found.findValuesAsText("name")).containsExactly("Carl");
        assertThat(operator.getJson("/api/admin/accounts")).hasSize(3);
    }

    @Test
    @DisplayName("Nobody else may, and no operator is changed but at the command line")
    void others() throws Exception {
        var guest = new Browser(server.port());
        assertThat(guest.get("/api/admin/accounts").body()).contains("not-signed-in");
        for (String path : new String[] {"/api/admin/accounts", "/api/admin/flags"}) {
            assertThat(bert.get(path).statusCode()).isEqualTo(403);
            assertThat(bert.get(path).body()).contains("not-operator");
        }
        for (String what : new String[] {"reset", "ban", "mute"})
            assertThat(bert.post("/api/admin/accounts/Olga/" + what, "").body())
                    .contains("not-operator");
        assertThat(change("Olga", "ban").statusCode()).isEqualTo(409);
        assertThat(change("Nobody", "ban").statusCode()).isEqualTo(404);
    }
}
