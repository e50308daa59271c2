package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ElementState;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Any board can be played on")
class BoardsTest {

    private static final String STRAITS =
            """
            board: straits
            title: The Straits
            [West] 2
            Ardmore: Belfry, Fenwick
              boost supply 3
            Belfry: Caldera, Fenwick
            Fenwick: -> Grange
            [East] 3
            Caldera: Dunmore, Grange
              boost power 2 radius 1
            Dunmore: Elder
            Elder: Grange, Harrow
            Grange: Harrow
            Harrow: Caldera
            """;

    private static final String BROKEN = STRAITS.replace("Dunmore: Elder", "Dunmore: Nowhere");

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("one at random, chosen by its sliders and played by mouse, closely and from afar")
    void random() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/new");
        page.getByText("Random board").click();
        var territories = page.getByRole(AriaRole.SPINBUTTON).first();
        territories.fill("24");
        territories.blur();
        assertThat(page.locator(".preview path.area")).hasCount(24);
        String before = page.locator(".preview path.ground").getAttribute("d");
        page.getByText("Shuffle").click();
        assertThat(page.locator(".preview path.ground")).not().hasAttribute("d", before);
        page.getByText("Start game").click();
        assertThat(Moment.awaitDecision(page)).isEqualTo(Moment.PLACE);
        assertThat(new Board(page).lands()).hasSize(24);
        lookAround(page);
        new Player(page, Hands.withMouse(page)).playTurn();
        assertThat(window.troubles()).isEmpty();
    }

    /** Closer by a button and by the wheel, aside by dragging, and back to the whole board. */
    private static void lookAround(Page page) {
        BoundingBox first = badge(page);
        button(page, "Zoom in").click();
        awaitMove(page, first);
        BoundingBox close = badge(page);
        BoundingBox pane = page.getByRole(AriaRole.APPLICATION).boundingBox();
        page.mouse().move(pane.x + pane.width / 2, pane.y + 8);
        page.mouse().wheel(0, -600);
        awaitMove(page, close);
        BoundingBox closer = badge(page);
        // At the top of the board, so there is always room to drag upwards.
        page.mouse().move(pane.x + pane.width / 2, pane.y + 70);
        page.mouse().down();
        page.mouse().move(pane.x + pane.width / 2, pane.y + 8);
        page.mouse().up();
        assertThat(badge(page).y).isLessThan(closer.y);
        button(page, "Whole board").click();
        BoundingBox again = badge(page);
        assertThat(again.x).isCloseTo(first.x, within(0.5));
        assertThat(again.y).isCloseTo(first.y, within(0.5));
    }

    /** What a wheel does is seen some time after it was turned. */
    private static void awaitMove(Page page, BoundingBox from) {
        Patience.await(
                () -> {
                    BoundingBox now = badge(page);
                    return now.x != from.x || now.y != from.y;
                },
                "the board does not move");
    }

    private static BoundingBox badge(Page page) {
        var disc = page.locator(".badge[data-territory='0'] .disc");
        disc.elementHandle().waitForElementState(ElementState.STABLE);
        return disc.boundingBox();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    @Test
    @DisplayName("one at random, by touch on a screen 375 pixels wide")
    void byTouch() {
        var window = house.window(Device.PHONE);
        window.open("/match/" + window.make(NewGame.on("random:20:5:3:2")));
        Moment.awaitDecision(window.page());
        button(window.page(), "Zoom in").tap();
        new Player(window.page(), Hands.withFinger(window.page())).playTurn();
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("one from a file, once its faults are fixed; what was typed before stays")
    void fromFile() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/new");
        page.getByLabel("Your name").fill("Ann");
        page.getByText("Board from a file").click();
        upload(page, BROKEN);
        assertThat(page.getByText("straits.board cannot be played:")).isVisible();
        assertThat(page.getByText("straits.board:11: ")).containsText("Nowhere");
        assertThat(page.getByLabel("Your name")).hasValue("Ann");
        upload(page, STRAITS);
        assertThat(page.getByText("is ready to play.")).isVisible();
        page.getByText("Start game").click();
        Moment.awaitDecision(page);
        assertThat(new Board(page).lands()).extracting(Land::name).contains("Ardmore", "Harrow");
        assertThat(page.getByText("Ann").first()).isVisible();
        new Player(page, Hands.withMouse(page)).playTurn();
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("one at random with boosts, whose territories pay differently")
    void boostsAndAmountsAtRandom() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/new");
        page.getByText("Random board").click();
        page.getByLabel("Boosts on some territories").check();
        page.getByLabel("Territories pay different amounts of money").check();
        assertThat(page.locator(".preview path.area").first()).isVisible();
        window.open(
                "/match/"
                        + window.make(
                                NewGame.on("random:20:1:boosts:pays", "boosts=on", "economy=on")));
        Moment.awaitDecision(page);
        var labels = String.join("\n", new Board(page).labels());
        assertThat(labels).containsPattern("gives 2 armies every turn, pays [2-6] every turn");
        assertThat(page.getByText("Your treasury holds")).isVisible();
        page.getByText("Legend").click();
        assertThat(page.getByText("Pays money every turn")).isVisible();
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("the world, whose boosts are seen only where they count")
    void boostsOfTheWorld() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.on("world", "economy=off")));
        Moment.awaitDecision(page);
        assertThat(String.join("\n", new Board(page).labels())).doesNotContain("gives");
        window.open("/match/" + window.make(NewGame.on("world", "boosts=on")));
        Moment.awaitDecision(page);
        assertThat(String.join("\n", new Board(page).labels()))
                .contains("gives 2 armies every turn");
        assertThat(window.troubles()).isEmpty();
    }

    private static void upload(Page page, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        page.locator("input[type=file]")
                .setInputFiles(new FilePayload("straits.board", "text/plain", bytes));
    }

    @Test
    @DisplayName("one with boosts and blocked territories, which are seen and told of")
    void boostsAndBlocked() {
        var window = house.window(Device.DESK);
        var page = window.page();
        String board = window.share("straits.board", STRAITS);
        window.open("/match/" + window.make(NewGame.on(board, "boosts=on", "blocked=2")));
        Moment.awaitDecision(page);
        assertThat(new Board(page).lands()).hasSize(6);
        assertThat(page.locator("path.blocked")).hasCount(2);
        page.getByText("Legend").click();
        assertThat(page.getByText("Blocked: nobody can enter")).isVisible();
        new Player(page, Hands.withMouse(page)).playTurn();

        window.open("/match/" + window.make(NewGame.on(board, "boosts=on")));
        Moment.awaitDecision(page);
        assertThat(new Board(page).labels().getFirst()).contains("gives 3 armies every turn");
        BoundingBox ardmore = badge(page);
        page.mouse().move(ardmore.x + ardmore.width / 2, ardmore.y + ardmore.height / 2);
        assertThat(page.getByText("gives 3 armies every turn")).isVisible();
        assertThat(window.troubles()).isEmpty();
    }
}
