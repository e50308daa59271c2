package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("How to play")
class HowToPlayTest {

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("has a page for every ruleset that ships, one press away from the home page")
    void everyRuleset() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/");
        link(page, "How to play").click();
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).hasText("How to play");
        assertThat(HowToPlay.pages(page)).containsAll(presets(window));
    }

    @Test
    @DisplayName("explains the rules of a new game, with what was added to them")
    void beforeAMatch() {
        var window = house.window(Device.PHONE);
        var page = window.page();
        window.open("/new");
        page.getByText("More rules").click();
        page.getByText("Fog", new Page.GetByTextOptions().setExact(true)).click();
        assertOpens(page, link(page, "How to play Fog of war"), "Fog of war");
        assertOpens(page, link(page, "How to play Modern"), "Modern");
    }

    @Test
    @DisplayName("is at hand in a match, which goes on meanwhile")
    void duringAMatch() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.on("world", "goal=capitals")));
        page.getByLabel("Help and keys").click();
        Locator dialog = page.getByRole(AriaRole.DIALOG);
        assertOpens(page, dialog.getByText("How to play Capitals"), "Capitals");
        assertThat(dialog).isVisible();
        assertThat(window.troubles()).isEmpty();
    }

    /** A link opens a page of its own with this heading. */
    private static void assertOpens(Page page, Locator link, String heading) {
        Page opened = page.context().waitForPage(link::click);
        assertThat(opened.getByRole(AriaRole.HEADING, level(1))).hasText(heading);
        assertThat(opened.locator("figure").first()).isVisible();
        opened.close();
    }

    private static Locator link(Page page, String name) {
        return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name));
    }

    private static Page.GetByRoleOptions level(int level) {
        return new Page.GetByRoleOptions().setLevel(level);
    }

    /** What the server offers to play. */
    private static List<String> presets(Window window) {
        var catalogue = JsonParser.parseString(window.get("/api/catalogue")).getAsJsonObject();
        return elements(catalogue.get("families"))
                .flatMap(family -> elements(family.getAsJsonObject().get("presets")))
                .map(preset -> preset.getAsJsonObject().get("name").getAsString())
                .toList();
    }

    private static Stream<JsonElement> elements(JsonElement array) {
        return StreamSupport.stream(array.getAsJsonArray().spliterator(), false);
    }
}
