package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class GalleryApiTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private static final AtomicInteger NAMES = new AtomicInteger();

    private Browser anna;
    private Browser bert;
    private String title;

    @BeforeEach
    void comeIn() throws Exception {
        anna = new Browser(SERVER.port());
        bert = new Browser(SERVER.port());
        title = "Isles " + NAMES.incrementAndGet();
        register(anna, "Painter" + NAMES.get());
    }

    private static void register(Browser browser, String name) throws Exception {
        browser.post(
                "/api/accounts",
                "{\"name\":\"%s\",\"password\":\"correct horse\"}".formatted(name));
    }

    private HttpResponse<String> share(Browser browser, String licence) throws Exception {
        String text =
                """
                board: isles
                title: %s

                [North] 4
                Uig: Stour
                Stour: Uig, Lyme

                [South] 1
                Lyme: Stour
                """
                        .formatted(title);
        var upload = Map.of("file", "isles.board", "text", text, "licence", licence);
        return browser.post("/api/gallery", Browser.JSON.valueToTree(upload).toString());
    }

    private JsonNode search(Browser browser, String query) throws Exception {
        return browser.getJson("/api/gallery?" + query).get("boards");
    }

    private JsonNode found(Browser browser) throws Exception {
        return search(browser, "part=" + title.replace(" ", "%20"));
    }

    @Test
    @DisplayName("A board is shared under a licence, found by others, and withdrawn by its maker")
    void share() throws Exception {
        assertThat(share(bert, "CC0-1.0").statusCode()).isEqualTo(403);
        var unlicensed = share(anna, "");
        assertThat(unlicensed.body()).contains("malformed", "Choose a licence");
        var shared = share(anna, "CC-BY-4.0");
        assertThat(shared.statusCode()).as(shared.body()).isEqualTo(201);
        String ref = Browser.parse(shared.body()).get("ref").asText();

        var board = found(bert).get(0);
        assertThat(board.get("ref").asText()).isEqualTo(ref);
        assertThat(board.get("licence").asText()).isEqualTo("CC-BY-4.0");
        assertThat(board.get("author").asText()).startsWith("Painter");
        assertThat(board.get("territories").asInt()).isEqualTo(3);
        assertThat(board.get("borders").asInt()).isEqualTo(2);
        assertThat(board.get("mostValue").asInt()).isGreaterThan(200);
        assertThat(board.get("isYours").asBoolean()).isFalse();
        assertThat(bert.get("/api/boards/" + ref + "/text").body())
                .contains("licence: CC-BY-4.0", "author: Painter");
        var credit = bert.getJson("/api/boards/" + ref + "/credit");
        assertThat(credit.get("title").asText()).isEqualTo(title);
        assertThat(credit.get("author").asText()).startsWith("Painter");
        assertThat(bert.get("/api/boards/nowhere/credit").statusCode()).isEqualTo(404);
        assertThat(anna.getJson("/api/me/export").get("boards").get(0).asText()).isEqualTo(ref);

        assertThat(found(anna).get(0).get("isYours").asBoolean()).isTrue();
        register(bert, "Other" + NAMES.get());
        String withdraw = "/api/gallery/" + ref + "/withdraw";
        assertThat(bert.post(withdraw, "").statusCode()).isEqualTo(404);
        assertThat(anna.post(withdraw, "").statusCode()).isEqualTo(200);
        assertThat(found(bert)).isEmpty();
        assertThat(bert.get("/api/boards/" + ref).statusCode()).isEqualTo(200);
    }

    @Test
    @DisplayName(
            "A shared board is measured by bots in the background, and so are boards that ship")
    void balance() throws Exception {
        share(anna, "CC0-1.0");
        JsonNode balance = found(bert).get(0).get("balance");
        while (balance.isNull()) {
            Thread.sleep(100);
            balance = found(bert).get(0).get("balance");
        }
        assertThat(balance.get("bot").asText()).isEqualTo("balanced-1");
        assertThat(balance.get("rules").asText()).isEqualTo("modern");
        assertThat(balance.get("games").asInt()).isEqualTo(600);
        assertThat(balance.get("turns")).hasSize(2);
        assertThat(balance.get("positions")).isEmpty();
        var first = balance.get("turns").get(0);
        assertThat(first.get("percent").asDouble())
                .isBetween(first.get("low").asDouble(), first.get("high").asDouble());
        while (search(bert, "part=meres").get(0).get("balance").isNull()) Thread.sleep(100);
        assertThat(search(bert, "part=meres").get(0).get("balance").get("positions")).hasSize(2);
    }

    @Test
    @DisplayName("A German reader finds and sorts boards by the titles that they see")
    void german() throws Exception {
        var request = bert.request("/api/gallery?part=seen").header("Accept-Language", "de");
        var found = Browser.parse(bert.send(request.build()).body()).get("boards");
        assertThat(found.findValues("ref")).extracting(JsonNode::asText).contains("meres");
        assertThat(search(bert, "part=seen").findValues("ref"))
                .extracting(JsonNode::asText)
                .doesNotContain("meres");
        var sorted =
                bert.request("/api/gallery?sort=name&size=large").header("Accept-Language", "de");
        assertThat(
                        Browser.parse(bert.send(sorted.build()).body())
                                .get("boards")
                                .get(0)
                                .get("ref")
                                .asText())
                .isEqualTo("marches");
    }

    @Test
    @DisplayName("The boards that ship are listed, sorted and filtered, a page at a time")
    void shipped() throws Exception {
        var world = search(bert, "part=the%20world").get(0);
        assertThat(world.get("ref").asText()).isEqualTo("world");
        assertThat(world.get("isShipped").asBoolean()).isTrue();
        assertThat(world.get("leastValue").asInt()).isEqualTo(82);
        assertThat(world.get("mostValue").asInt()).isEqualTo(113);
        assertThat(search(bert, "size=large").findValues("territories"))
                .isNotEmpty()
                .allSatisfy(number -> assertThat(number.asInt()).isGreaterThan(60));
        var sizes = search(bert, "sort=size").findValues("territories");
        assertThat(sizes).extracting(JsonNode::asInt).isSorted();
        assertThat(bert.get("/api/gallery?sort=luck").statusCode()).isEqualTo(400);
        var last = bert.getJson("/api/gallery?page=9999");
        assertThat(last.get("page").asInt()).isEqualTo(last.get("pages").asInt() - 1);
    }
}
