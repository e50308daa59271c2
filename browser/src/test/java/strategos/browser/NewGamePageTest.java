package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("The page for a new game")
class NewGamePageTest {

    /** The world is drawn by the client itself. */
    private static final int DRAWN_BY_SERVER = 4;

    private static final String BUSY =
            """
            {"code":"too-many","message":"that was a lot of boards","retryAfterSeconds":7}""";

    /** The picture of a choice lies over its button. */
    private static final Locator.CheckOptions FORCED = new Locator.CheckOptions().setForce(true);

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("has every board drawn once, however long that takes to look at")
    void boardsOnce() {
        var window = house.window(Device.DESK);
        var page = window.page();
        List<String> asked = new ArrayList<>();
        page.onRequest(
                request -> {
                    if (request.url().endsWith("/thumbnail")) asked.add(request.url());
                });
        window.open("/new");
        assertThat(page.locator(".thumbnail svg")).hasCount(DRAWN_BY_SERVER + 1);
        // What is asked for once more is asked for within a moment.
        page.waitForTimeout(1_000);
        assertThat(asked).hasSize(DRAWN_BY_SERVER).doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("is told in the server's words what cannot be had, and tries again")
    void refusals() {
        var window = house.window(Device.DESK);
        var page = window.page();
        page.route("**/api/boards/*/thumbnail", NewGamePageTest::refuse);
        page.route("**/api/boards/*/drawing", NewGamePageTest::refuse);
        page.route("**/api/rules", NewGamePageTest::refuse);
        window.open("/new");
        String words = "That was a lot of boards (try again in 7 seconds)";
        assertThat(page.locator(".thumbnail").getByText(words)).hasCount(DRAWN_BY_SERVER);
        page.getByText("More rules").click();
        assertThat(page.getByRole(AriaRole.ALERT)).hasText(words);
        page.unroute("**/api/rules");
        page.locator("details").getByRole(AriaRole.BUTTON).click();
        assertThat(page.getByText("In fog you see your own territories")).isVisible();

        page.getByText("Random board").click();
        var picture = page.locator(".preview");
        assertThat(picture.getByText(words)).isVisible();
        page.unroute("**/api/boards/*/drawing");
        picture.getByRole(AriaRole.BUTTON).click();
        assertThat(picture.locator("path.area").first()).isVisible();
    }

    @Test
    @DisplayName("plays with orders and without cards, if that is chosen")
    void orderCards() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/new");
        page.getByText("Everyone gives orders at the same time").click();
        page.getByText("More rules").click();
        var cards =
                page.locator("details .setting")
                        .filter(new Locator.FilterOptions().setHasText("card for a special order"));
        assertThat(cards).isVisible();
        cards.getByText("None").click();
        page.getByText("Start game").click();
        assertThat(page.getByText("no cards", new Page.GetByTextOptions().setExact(true)))
                .isVisible();
    }

    @Test
    @DisplayName("opens each game as its rules say, and chooses how many armies to place")
    void openings() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/new");
        assertThat(radio(page, "Dealt")).isChecked();
        radio(page, "Classic").check(FORCED);
        assertThat(radio(page, "Claimed")).isChecked();
        radio(page, "Rizk").check(FORCED);
        assertThat(radio(page, "Placed")).isChecked();
        page.getByText("More rules").click();
        page.locator("details .setting")
                .filter(new Locator.FilterOptions().setHasText("First armies"))
                .getByText("10", new Locator.GetByTextOptions().setExact(true))
                .click();
        page.getByText("Start game").click();
        assertThat(page.locator("body")).containsText("10 armies to place");
    }

    private static Locator radio(Page page, String name) {
        return page.getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName(name)).first();
    }

    @Test
    @DisplayName("finds the bots from the weakest to the strongest, and how each plays")
    void bots() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/new");
        var bot = page.getByLabel("Bot in seat 2");
        assertThat(bot.locator("optgroup[label='Weakest first'] option"))
                .hasText(new String[] {"Easy", "Normal", "Hard", "Expert"});
        var seat = page.locator("fieldset").filter(new Locator.FilterOptions().setHas(bot));
        assertThat(seat).containsText("Gathers one large army");
        bot.selectOption("easy");
        assertThat(seat).containsText("Holds a continent");
    }

    private static void refuse(Route route) {
        route.fulfill(
                new Route.FulfillOptions()
                        .setStatus(429)
                        .setContentType("application/json")
                        .setBody(BUSY));
    }
}
