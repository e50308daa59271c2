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
            var desk = new OperatorDesk(store, new Passwords());
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
    @DisplayName("An account that is muted publishes no boards, and a reset password signs it out")
    void muteAndReset() throws Exception {
        String board = "{\"file\":\"b.board\",\"text\":\"[A] 1\\nOne: Two\\nTwo:\"}";
        assertThat(bert.post("/api/boards", board).statusCode()).isEqualTo(201);
        change("Bert", "mute");
        assertThat(bert.post("/api/boards", board).body()).contains("\"muted\"");
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
