package strategos.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** A browser of somebody's own, with one page open and an ear for what goes wrong on it. */
final class Window implements AutoCloseable {

    /** What the client leaves to chance is the same each time: any board at random, for one. */
    private static final String SAME_CHANCES =
            """
            let last = 1;
            Math.random = () => (last = (last * 48271) % 2147483647) / 2147483647;""";

    private static final double PATIENCE_MILLIS = 60_000;

    private static final AtomicInteger WINDOWS = new AtomicInteger();

    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final List<String> troubles = new ArrayList<>();

    Window(BrowserContext context, String address) {
        this.context = context;
        this.address = address;
        context.setDefaultTimeout(PATIENCE_MILLIS);
        context.addInitScript(SAME_CHANCES);
        context.setExtraHTTPHeaders(Map.of("X-Forwarded-For", ownAddress()));
        page = context.newPage();
        page.onConsoleMessage(
                message -> {
                    if (message.type().equals("error")) troubles.add(message.text());
                });
        page.onPageError(troubles::add);
    }

    /**
     * An address for each window: the limits of a server are for one visitor, not for all tests.
     */
    private static String ownAddress() {
        int number = WINDOWS.getAndIncrement();
        return "10.0." + number / 256 + "." + number % 256;
    }

    Page page() {
        return page;
    }

    void open(String path) {
        page.navigate(address + path);
    }

    /** Makes a match without the page, and answers its id. */
    String make(NewGame game) {
        return post("/api/matches", game.json()).replaceAll(".*\"id\":\"([^\"]+)\".*", "$1");
    }

    /** Takes an open seat without the page. */
    void join(String match) {
        get("/");
        post("/api/matches/" + match + "/seats/join", "{}");
    }

    /** Has the server keep a board, and answers the name that it is asked for by. */
    String share(String file, String text) {
        var board = new JsonObject();
        board.addProperty("file", file);
        board.addProperty("text", text);
        return post("/api/boards", board.toString()).replaceAll(".*\"ref\":\"([^\"]+)\".*", "$1");
    }

    private String post(String path, String body) {
        var options = request().setHeader("Origin", address).setData(body);
        var answer = context.request().post(address + path, options);
        if (!answer.ok()) throw new AssertionError(answer.status() + " " + answer.text());
        return answer.text();
    }

    /** The server may close a connection that has been idle just when it is used again. */
    private static RequestOptions request() {
        return RequestOptions.create().setMaxRetries(2);
    }

    /** What the server answers this browser. */
    String get(String path) {
        return context.request().get(address + path, request()).text();
    }

    /** What the server answers a program that has a token. */
    String get(String path, String token) {
        var options = request().setHeader("Authorization", "Bearer " + token);
        return context.request().get(address + path, options).text();
    }

    /** What the browser complained of, refused content among it. */
    List<String> troubles() {
        return List.copyOf(troubles);
    }

    void photograph(Path file) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    @Override
    public void close() {
        context.close();
    }
}
