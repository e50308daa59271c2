package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("The gallery of boards")
class GalleryPageTest {

    @RegisterExtension private final House house = House.ofClass();

    @Test
    @DisplayName("shows a board that its maker has shared under a licence, until it is removed")
    void share() {
        var maker = house.window(Device.LAPTOP);
        var page = maker.page();
        register(maker);
        maker.open("/boards");
        page.getByRole(AriaRole.LINK, named("Open in the studio: The Two Meres")).click();
        assertThat(page.getByText("The Two Meres is open.")).isVisible();
        page.getByLabel("Title").fill("Two Ponds");
        page.getByRole(AriaRole.BUTTON, named("Share").setExact(true)).click();
        var add = page.getByRole(AriaRole.BUTTON, named("Add to the gallery"));
        assertThat(add).isDisabled();
        page.getByText("Anyone may use it if they credit you.").click();
        assertThat(Barriers.on(page)).isEmpty();
        add.click();
        page.getByText("See the gallery").click();
        assertThat(card(page, "Two Ponds")).containsText("CC BY 4.0");

        var other = house.window(Device.SMALL_PHONE);
        other.open("/");
        other.page().getByRole(AriaRole.LINK, named("Boards").setExact(true)).click();
        other.page().getByLabel("Title or author").fill("ponds");
        assertThat(other.page().getByText("1 board")).isVisible();
        assertThat(card(other.page(), "Two Ponds").locator("svg path").first()).isVisible();
        LooksTest.assertFits(other);
        card(other.page(), "Two Ponds").getByText("Play", exactly()).click();
        assertThat(other.page().locator(".summary")).containsText("Modern on Two Ponds by Painter");
        other.page().getByRole(AriaRole.BUTTON, named("Start game")).click();
        Moment.awaitDecision(other.page());
        assertThat(other.get("/api/me/matches")).contains("Two Ponds");
        assertThat(other.troubles()).isEmpty();

        maker.open("/boards");
        LooksTest.assertFits(maker);

        card(page, "Two Ponds").getByText("Remove from the gallery").click();
        assertThat(card(page, "Two Ponds")).hasCount(0);
        assertThat(maker.troubles()).isEmpty();
    }

    @Test
    @DisplayName("finds the boards that ship by size, and says how fair their continents are")
    void shipped() {
        var window = house.window(Device.TALL_PHONE);
        var page = window.page();
        window.open("/boards");
        assertThat(card(page, "The World")).containsText("82–113 % of the formula");
        assertThat(card(page, "The World")).containsText("not played yet");
        page.getByText("Over 60", exact()).click();
        assertThat(card(page, "The Thirteen Marches")).isVisible();
        assertThat(card(page, "The World")).hasCount(0);
        LooksTest.assertFits(window);
        assertThat(window.troubles()).isEmpty();
    }

    private static void register(Window window) {
        window.open("/account");
        var form =
                window.page()
                        .locator(".panel")
                        .filter(new Locator.FilterOptions().setHasText("Create account"));
        form.getByLabel("Name").fill("Painter");
        form.getByLabel("Password").fill("correct horse battery");
        form.getByLabel("Password").press("Enter");
        assertThat(window.page().getByText("Signed in as Painter.")).isVisible();
    }

    private static Locator card(Page page, String title) {
        return page.getByRole(AriaRole.ARTICLE)
                .filter(new Locator.FilterOptions().setHasText(title));
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Locator.GetByTextOptions exactly() {
        return new Locator.GetByTextOptions().setExact(true);
    }

    private static Page.GetByTextOptions exact() {
        return new Page.GetByTextOptions().setExact(true);
    }
}
