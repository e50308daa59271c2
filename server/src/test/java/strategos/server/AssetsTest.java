package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AssetsTest {

    private static final String SCRIPT = "/assets/app-1a2b3c.js";

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private final Browser browser = new Browser(SERVER.port());

    /** The first answer of all makes a browser a guest; here it is one already. */
    @BeforeEach
    void comeIn() throws Exception {
        browser.get("/");
    }

    private HttpResponse<String> get(String path, String header, String value) throws Exception {
        return browser.send(browser.request(path).header(header, value).build());
    }

    @DisplayName(
            "Every page of the client is the same file; a browser asks for it each time, since it renews the cookie")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/new",
                "/match/aB3-_x",
                "/replay/aB3",
                "/result/aB3",
                "/seat/abc",
                "/settings",
                "/lobby"
            })
    void pages(String path) throws Exception {
        var page = browser.get(path);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("The client");
        assertThat(page.headers().firstValue("Content-Type"))
                .hasValueSatisfying(it -> assertThat(it).startsWith("text/html"));
        assertThat(page.headers().firstValue("Cache-Control")).contains("private, no-cache");
    }

    @DisplayName("A browser gets the client in the first of its languages that there is")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "de | Der Client",
                "de-AT, en;q=0.5 | Der Client",
                "fr, de;q=0.9, en;q=0.8 | Der Client",
                "en-GB, de;q=0.9 | The client",
                "fr | The client",
                "*, not a language;;q=x | The client",
            })
    void languages(String accepted, String client) throws Exception {
        assertThat(get("/settings", "Accept-Language", accepted).body()).contains(client);
        assertThat(get("/", "Accept-Language", accepted).headers().firstValue("Vary"))
                .hasValueSatisfying(it -> assertThat(it).contains("Accept-Language", "Cookie"));
    }

    @DisplayName("The language that was chosen in the settings comes before those of the browser")
    @Test
    void chosenLanguage() throws Exception {
        assertThat(get("/", "Cookie", "language=de").body()).contains("Der Client");
        assertThat(get("/", "Cookie", "language=../de").body()).contains("The client");
        var english =
                browser.send(
                        browser.request("/")
                                .header("Cookie", "language=en")
                                .header("Accept-Language", "de")
                                .build());
        assertThat(english.body()).contains("The client");
    }

    @DisplayName("Somebody who comes to a wrong address is told so by the client")
    @Test
    void wrongAddress() throws Exception {
        var page = get("/macth/aB3", "Accept", "text/html,*/*;q=0.8");
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("The client");
        assertThat(get("/api/nothing", "Accept", "text/html").body()).contains("not-found");
    }

    @DisplayName("What is no page and no file is not found")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/index.php",
                "/match/",
                "/match/a/b",
                "/assets/none.js",
                "/assets/",
                "/web/index.html",
                "/.built"
            })
    void nothing(String path) throws Exception {
        assertThat(browser.get(path).statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("A file with a hash in its name is kept for ever")
    void forEver() throws Exception {
        var script = browser.get(SCRIPT);
        assertThat(script.headers().firstValue("Cache-Control"))
                .hasValueSatisfying(it -> assertThat(it).contains("immutable"));
        assertThat(script.headers().firstValue("Content-Type"))
                .hasValueSatisfying(it -> assertThat(it).startsWith("text/javascript"));
        assertThat(script.body()).startsWith("console.log");
    }

    @Test
    @DisplayName("An image is kept for a day, and brings nobody a cookie")
    void images() throws Exception {
        var icon = browser.get("/favicon.svg");
        assertThat(icon.headers().firstValue("Cache-Control")).hasValue("public, max-age=86400");
        assertThat(icon.headers().firstValue("Set-Cookie")).isEmpty();
    }

    @Test
    @DisplayName("A browser gets the smallest form that it can read")
    void encodings() throws Exception {
        assertThat(
                        get(SCRIPT, "Accept-Encoding", "gzip, deflate, br")
                                .headers()
                                .firstValue("Content-Encoding"))
                .contains("br");
        assertThat(get(SCRIPT, "Accept-Encoding", "gzip, br").body()).isEqualTo("packed before");
        assertThat(get(SCRIPT, "Accept-Encoding", "gzip").headers().firstValue("Content-Encoding"))
                .contains("gzip");
        assertThat(browser.get(SCRIPT).headers().firstValue("Content-Encoding")).isEmpty();
    }

    @Test
    @DisplayName("A browser that has a file hears only that it is still good")
    void unchanged() throws Exception {
        String tag = browser.get("/").headers().firstValue("ETag").orElseThrow();
        var again = get("/", "If-None-Match", tag);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
    }
}
