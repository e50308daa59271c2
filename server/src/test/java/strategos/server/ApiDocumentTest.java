package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("The description of the API")
class ApiDocumentTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private final Browser browser = new Browser(SERVER.port());

    @Test
    @DisplayName("has every route of the server with a summary, and no other")
    void complete() throws Exception {
        JsonNode document = Browser.parse(browser.get("/api/openapi.json").body());
        assertThat(document.get("openapi").asText()).startsWith("3.1");
        List<String> routes = new ArrayList<>();
        document.get("paths")
                .properties()
                .forEach(
                        path ->
                                path.getValue()
                                        .properties()
                                        .forEach(
                                                operation -> {
                                                    String route =
                                                            operation
                                                                            .getKey()
                                                                            .toUpperCase(
                                                                                    Locale.ROOT)
                                                                    + " "
                                                                    + path.getKey();
                                                    routes.add(route);
                                                    assertThat(operation.getValue().get("summary"))
                                                            .as("add %s to api.txt", route)
                                                            .isNotNull()
                                                            .extracting(JsonNode::asText)
                                                            .isNotEqualTo("");
                                                    assertThat(operation.getValue().get("tags"))
                                                            .as("the subject of %s", route)
                                                            .noneMatch(
                                                                    tag -> tag.asText().isEmpty());
                                                }));
        assertThat(routes)
                .as("lines of api.txt without a route")
                .containsExactlyInAnyOrderElementsOf(ApiDocument.described().keySet());
    }

    @Test
    @DisplayName("is a page of the client, too")
    void page() throws Exception {
        var page = browser.get("/api");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        assertThat(page.body()).isEqualTo(browser.get("/settings").body());
    }
}
