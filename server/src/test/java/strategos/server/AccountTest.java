package strategos.server;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class AccountTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private static final AtomicInteger NAMES = new AtomicInteger();
    private static final String PASSWORD = "correct horse";

    private Browser anna;
    private Browser bert;
    private String name;

    @BeforeEach
    void comeIn() {
        anna = new Browser(SERVER.port());
        bert = new Browser(SERVER.port());
        name = "Anna" + NAMES.incrementAndGet();
    }

    private static String credentials(String name, String password) {
        return "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
    }

    private HttpResponse<String> register(Browser browser) throws Exception {
        return browser.post("/api/accounts", credentials(name, PASSWORD));
    }

    private HttpResponse<String> signIn(Browser browser, String password) throws Exception {
        return browser.post("/api/session", credentials(name, password));
    }

    private static void assertRefused(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(Browser.parse(answer.body()).get("code").asText()).isEqualTo(code);
    }

    @Test
    @DisplayName("A guest picks a name once, and has it in every match")
    void guestName() throws Exception {
        assertThat(anna.getJson("/api/me").get("name").isNull()).isTrue();
        anna.post("/api/me/name", "{\"name\":\" Anna A. \"}");
        assertThat(anna.getJson("/api/me").get("name").asText()).isEqualTo("Anna A.");
        var match = anna.make("you", "open");
        bert.post("/api/matches/" + match + "/seats/join", "{\"name\":\"Bert\"}");
        var seats = anna.getJson("/api/matches/" + match).get("seats");
        assertThat(seats.findValuesAsText("name")).containsExactly("Anna A.", "Bert");
        assertThat(bert.getJson("/api/me").get("name").asText()).isEqualTo("Bert");
        assertRefused(anna.post("/api/me/name", "{\"name\":\" \"}"), 400, "malformed");
    }

    @Test
    @DisplayName("A guest who registers keeps the games, in any browser, under the account's name")
    void register() throws Exception {
        var match = anna.make("you", "rush");
        var line = anna.open(match);
        line.hear("snapshot");
        var made = register(anna);
        assertThat(made.statusCode()).isEqualTo(201);
        var cookie = made.headers().firstValue("Set-Cookie").orElseThrow();
        assertThat(cookie).contains("strategos_session=", "HttpOnly", "SameSite=Lax", "Path=/");
        assertThat(anna.getJson("/api/me").get("account").get("name").asText()).isEqualTo(name);
        assertThat(anna.open(match).hear("snapshot").get("you").asInt()).isZero();

        assertThat(bert.getJson("/api/me/matches")).isEmpty();
        assertThat(signIn(bert, PASSWORD).statusCode()).isEqualTo(200);
        var mine = bert.getJson("/api/me/matches");
        assertThat(mine).hasSize(1);
        assertThat(mine.get(0).get("players").get(0).asText()).isEqualTo(name);
        assertThat(bert.open(match).hear("snapshot").get("you").asInt()).isZero();
    }

    @Test
    @DisplayName("Signing in brings along the games of the guest")
    void signIn() throws Exception {
        register(anna);
        var match = bert.make("you", "rush");
        signIn(bert, PASSWORD);
        assertThat(anna.getJson("/api/me/matches").get(0).get("id").asText()).isEqualTo(match);
    }

    @Test
    @DisplayName("A player who signs out is a guest again, and other browsers stay signed in")
    void signOut() throws Exception {
        register(anna);
        signIn(bert, PASSWORD);
        var match = anna.make("you", "rush");
        anna.post("/api/session/end", "");
        assertThat(anna.getJson("/api/me").get("account").isNull()).isTrue();
        assertThat(anna.getJson("/api/me/matches")).isEmpty();
        assertThat(anna.open(match).hear("snapshot").get("you").isNull()).isTrue();
        assertThat(bert.getJson("/api/me/matches")).hasSize(1);
    }

    @Test
    @DisplayName("A name is given once, and no guest may carry it")
    void taken() throws Exception {
        register(anna);
        var upper = credentials(name.toUpperCase(Locale.ROOT), PASSWORD);
        assertRefused(bert.post("/api/accounts", upper), 409, "name-taken");
        var guest = "{\"name\":\"%s\"}".formatted(name);
        assertRefused(bert.post("/api/me/name", guest), 409, "name-taken");
        var match = anna.make("you", "open");
        var join = bert.post("/api/matches/" + match + "/seats/join", guest);
        assertRefused(join, 409, "name-taken");
        assertRefused(anna.post("/api/me/name", "{\"name\":\"Other\"}"), 409, "not-allowed");
    }

    @Test
    @DisplayName("Names and passwords that cannot be are refused with the reason")
    void malformed() throws Exception {
        for (String bad : new String[] {"", "a", "1a", "a b", "äda", "a".repeat(21)})
            assertRefused(anna.post("/api/accounts", credentials(bad, PASSWORD)), 400, "malformed");
        assertRefused(
                anna.post("/api/accounts", credentials("Admin", PASSWORD)), 409, "name-taken");
        var brief = anna.post("/api/accounts", credentials(name, "1234567"));
        assertThat(brief.body()).contains("at least 8 characters");
        var endless = anna.post("/api/accounts", credentials(name, "x".repeat(201)));
        assertThat(endless.body()).contains("at most 200 characters");
        assertThat(anna.getJson("/api/me").get("account").isNull()).isTrue();
    }

    @Test
    @DisplayName("A wrong password and an unknown name get the same answer")
    void wrong() throws Exception {
        register(anna);
        var wrong = signIn(bert, "correct house");
        assertRefused(wrong, 403, "wrong-password");
        var unknown = bert.post("/api/session", credentials("Nobody", PASSWORD));
        assertThat(unknown.body()).isEqualTo(wrong.body());
        assertThat(bert.post("/api/session", credentials(name, "")).statusCode()).isEqualTo(403);
    }

    @Test
    @DisplayName("A new password needs the old one, and signs other browsers out")
    void password() throws Exception {
        register(anna);
        signIn(bert, PASSWORD);
        var change = "{\"current\":\"%s\",\"next\":\"battery staple\"}";
        assertRefused(
                anna.post("/api/me/password", change.formatted("wrong one")),
                403,
                "wrong-password");
        assertThat(anna.post("/api/me/password", change.formatted(PASSWORD)).statusCode())
                .isEqualTo(200);
        assertThat(anna.getJson("/api/me").get("account").isNull()).isFalse();
        assertThat(bert.getJson("/api/me").get("account").isNull()).isTrue();
        assertRefused(signIn(bert, PASSWORD), 403, "wrong-password");
        assertThat(signIn(bert, "battery staple").statusCode()).isEqualTo(200);
        var guest = new Browser(SERVER.port());
        assertRefused(
                guest.post("/api/me/password", change.formatted(PASSWORD)), 403, "not-signed-in");
    }

    @Test
    @DisplayName("An account can be downloaded: profile, matches and blocks")
    void export() throws Exception {
        register(anna);
        var match = anna.make("you", "rush");
        var export = anna.get("/api/me/export");
        assertThat(export.headers().firstValue("Content-Disposition").orElseThrow())
                .contains("attachment", "strategos-" + name + ".json");
        var data = Browser.parse(export.body());
        assertThat(data.get("profile").get("name").asText()).isEqualTo(name);
        assertThat(data.get("matches").get(0).get("id").asText()).isEqualTo(match);
        assertThat(data.get("blocked")).isEmpty();
        assertThat(export.body()).doesNotContain("argon2");
        assertRefused(bert.get("/api/me/export"), 403, "not-signed-in");
    }

    private static String settings(String... settings) {
        return Stream.of(settings)
                .map(setting -> setting.split("=", 2))
                .map(it -> "{\"name\":\"%s\",\"value\":\"%s\"}".formatted(it[0], it[1]))
                .collect(joining(",", "{\"settings\":[", "]}"));
    }

    @Test
    @DisplayName("Settings follow an account into another browser, and are in its export")
    void settings() throws Exception {
        register(anna);
        assertThat(anna.getJson("/api/me").get("account").get("settings")).isEmpty();
        anna.post("/api/me/settings", settings("sound=off", "motion=fast"));
        var kept = anna.post("/api/me/settings", settings("theme=dark", "motion=none"));
        assertThat(kept.statusCode()).as(kept.body()).isEqualTo(200);
        var known = Browser.parse(signIn(bert, PASSWORD).body()).get("account").get("settings");
        assertThat(known.findValuesAsText("name")).containsExactly("motion", "theme");
        assertThat(known.findValuesAsText("value")).containsExactly("none", "dark");
        assertThat(bert.getJson("/api/me/export").get("settings")).isEqualTo(known);
        anna.post("/api/me/delete", "{\"password\":\"" + PASSWORD + "\"}");
        register(anna);
        assertThat(anna.getJson("/api/me").get("account").get("settings")).isEmpty();
    }

    @Test
    @DisplayName("Settings are few short words, of accounts only")
    void settingsAreBounded() throws Exception {
        assertRefused(anna.post("/api/me/settings", settings("sound=off")), 403, "not-signed-in");
        register(anna);
        for (String bad : new String[] {"sound=", "Sound=off", "sound=o f", "x=" + "y".repeat(33)})
            assertRefused(anna.post("/api/me/settings", settings(bad)), 400, "malformed");
        var many = IntStream.range(0, 33).mapToObj(i -> "s" + i + "=on").toArray(String[]::new);
        assertRefused(anna.post("/api/me/settings", settings(many)), 400, "malformed");
    }

    @Test
    @DisplayName("A deleted account leaves its matches to the others, without its name")
    void delete() throws Exception {
        register(anna);
        var match = anna.make("you", "open");
        bert.post("/api/matches/" + match + "/seats/join", "{\"name\":\"Bert\"}");
        var old = anna.open(match);
        old.hear("snapshot");
        assertRefused(
                anna.post("/api/me/delete", "{\"password\":\"wrong one\"}"), 403, "wrong-password");
        var gone = anna.post("/api/me/delete", "{\"password\":\"" + PASSWORD + "\"}");
        assertThat(gone.statusCode()).as(gone.body()).isEqualTo(200);
        assertThat(old.closeCode()).isEqualTo(4001);
        assertThat(anna.getJson("/api/me").get("account").isNull()).isTrue();
        assertThat(anna.getJson("/api/me/matches")).isEmpty();
        assertThat(bert.get("/api/players/" + name).statusCode()).isEqualTo(404);
        assertThat(bert.getJson("/api/me/matches").get(0).get("players").get(0).asText())
                .isEqualTo("Deleted player");
        var seats = bert.getJson("/api/matches/" + match).get("seats");
        assertThat(seats.get(0).get("name").asText()).isEqualTo("Deleted player");
        assertRefused(signIn(anna, PASSWORD), 403, "wrong-password");
    }

    @Test
    @DisplayName("Two of whom one has blocked the other cannot join one match, until it is undone")
    void block() throws Exception {
        register(anna);
        var match = anna.make("you", "open");
        String annas = name;
        name = "Bert" + NAMES.incrementAndGet();
        register(bert);
        assertThat(bert.post("/api/players/" + annas + "/block", "").body()).contains(annas);
        var join = "/api/matches/" + match + "/seats/join";
        assertRefused(bert.post(join, "{}"), 403, "blocked");
        var other = bert.make("you", "open");
        assertRefused(anna.post("/api/matches/" + other + "/seats/join", "{}"), 403, "blocked");
        assertThat(bert.getJson("/api/me/blocks").get(0).asText()).isEqualTo(annas);
        bert.post("/api/players/" + annas + "/unblock", "");
        assertThat(bert.getJson("/api/me/blocks")).isEmpty();
        assertThat(bert.post(join, "{}").statusCode()).isEqualTo(200);
        assertRefused(bert.post("/api/players/" + name + "/block", ""), 409, "not-allowed");
    }

    @Test
    @DisplayName("A page of another site signs nobody in or out")
    void foreign() throws Exception {
        register(anna);
        for (String path : new String[] {"/api/session", "/api/session/end", "/api/accounts"}) {
            var request =
                    anna.request(path)
                            .header("Origin", "https://evil.example")
                            .POST(HttpRequest.BodyPublishers.ofString(credentials(name, PASSWORD)));
            assertRefused(anna.send(request.build()), 403, "foreign-origin");
        }
        assertThat(anna.getJson("/api/me").get("account").isNull()).isFalse();
    }
}
