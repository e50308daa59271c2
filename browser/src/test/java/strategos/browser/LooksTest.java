package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Every page opens without complaint, and speaks to those who do not see it")
class LooksTest {

    private static final int TERRITORIES = 42;
    private static final int POINTS = 24;

    @RegisterExtension private final House house = House.shared();

    @ParameterizedTest
    @EnumSource(names = {"DESK", "PHONE"})
    void pages(Device device) {
        var window = house.window(device);
        var page = window.page();

        window.open("/");
        assertThat(page.getByRole(AriaRole.HEADING).first()).isVisible();
        assertFits(window);

        window.open("/new");
        assertThat(page.getByText("Start game")).isVisible();
        assertFits(window);
        page.getByText("Random board").click();
        assertThat(page.getByLabel("Seed")).isVisible();
        assertThat(page.locator(".preview path.area").first()).isVisible();
        assertFits(window);
        page.getByText("Board from a file").click();
        assertThat(page.getByText("Choose a file")).isVisible();
        assertFits(window);
        page.getByText("Morris", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.getByText("Three Men’s Morris")).isVisible();
        assertFits(window);

        window.open("/settings");
        assertThat(page.getByText("No animations")).isVisible();
        assertFits(window);

        window.open("/seat/nobody-made-this");
        assertThat(page.getByText("Play here")).isVisible();
        assertFits(window);

        window.open("/match/" + window.make(NewGame.easy()));
        Moment.awaitDecision(page);
        assertThat(new Board(page).lands()).hasSize(TERRITORIES).anyMatch(Land::isMine);
        assertThat(page.getByRole(AriaRole.LOG)).containsText("to place");
        assertFits(window);

        assertThat(window.troubles()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"DESK", "PHONE"})
    void boards(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.on("random:30:5", "blocked=4")));
        Moment.awaitDecision(page);
        assertThat(new Board(page).lands()).hasSize(26).anyMatch(Land::isMine);
        page.getByText("Legend").click();
        assertThat(page.getByText("Blocked: nobody can enter")).isVisible();
        assertFits(window);
        assertThat(window.troubles()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"DESK", "PHONE"})
    void replays(Device device) {
        var window = house.window(device);
        var page = window.page();
        String match = window.make(NewGame.toWatch());

        window.open("/replay/" + match);
        assertThat(page.getByText("This game is still being played")).isVisible();
        assertFits(window);

        page.getByText("Go to the game").click();
        Control.SKIP_AHEAD.on(page).click();
        assertThat(page.getByRole(AriaRole.DIALOG)).containsText(" won");
        assertFits(window);

        window.open("/replay/" + match);
        assertThat(page.getByRole(AriaRole.SLIDER).first()).isVisible();
        assertThat(new Board(page).lands()).hasSize(TERRITORIES);
        assertFits(window);

        assertThat(window.troubles()).as("only the replay that was too early").hasSize(1);
        assertThat(window.troubles().getFirst()).contains("409");
    }

    @ParameterizedTest
    @EnumSource(names = {"DESK", "PHONE"})
    void studio(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/studio");
        assertThat(page.getByText("Start a new board")).isVisible();
        assertFits(window);
        page.getByText("Generate").click();
        assertThat(page.getByText("Ready to play:")).isVisible();
        page.locator("section:has(#territories) li button").first().click();
        assertFits(window);
        page.getByLabel("Preview").click();
        assertThat(page.locator(".picture svg")).isVisible();
        page.getByLabel("Share", new Page.GetByLabelOptions().setExact(true)).click();
        assertThat(page.getByLabel("Link to the board")).isVisible();
        assertFits(window);
        assertThat(window.troubles()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"DESK", "PHONE"})
    void morris(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.morris()));
        page.waitForSelector(".point.place");
        assertThat(page.locator(".point")).hasCount(POINTS);
        assertThat(page.getByRole(AriaRole.LOG)).containsText("Place a bead");
        assertFits(window);

        window.open("/match/" + window.make(NewGame.shortMorris()));
        page.waitForSelector(".point.place");
        new MorrisPlayer(
                        page,
                        new MorrisBoard(page, "three"),
                        point -> page.locator(".point .reach").nth(point).click())
                .playToTheEnd();
        assertThat(page.getByRole(AriaRole.DIALOG)).containsText("Beads on the board");
        assertFits(window);

        page.getByRole(AriaRole.DIALOG).getByText("Watch the replay").click();
        assertThat(page.getByRole(AriaRole.SLIDER).first()).isVisible();
        assertFits(window);
        assertThat(window.troubles()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"DESK", "PHONE"})
    void orders(Device device) {
        var window = house.window(device);
        var page = window.page();
        String match = window.make(NewGame.warzone("you", "balanced", "rush"));
        window.open("/match/" + match);
        var commander = new Commander(page, Hands.withMouse(page));
        commander.awaitOrders();
        assertFits(window);
        commander.deployAll();
        var from = new Board(page).lit().getFirst();
        var hands = Hands.withMouse(page);
        hands.press(from);
        hands.press(new Board(page).lit().getFirst());
        assertThat(Control.ORDER.on(page)).isVisible();
        assertFits(window);
        hands.press(Control.ORDER);
        if (device == Device.PHONE) hands.press(Control.LIST);
        assertThat(page.locator(".order.drafted")).hasCount(1);
        assertFits(window);
        var show = Glimpse.of(page, "Skip to the end");
        commander.done();
        show.await();
        assertFits(window);
        assertThat(window.troubles()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"DESK", "PHONE"})
    void howToPlay(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/how");
        assertFits(window);
        for (String name : HowToPlay.pages(page)) {
            window.open("/how/" + name);
            assertThat(page.locator("figure").first()).isVisible();
            if (device == Device.DESK || Variants.areAll()) assertFits(window);
            else assertNarrow(page);
        }
        assertThat(window.troubles()).isEmpty();
    }

    /**
     * Nothing makes a page scroll sideways, and axe finds no barrier, in light and in dark; a phone
     * shows the colours of a desk, so that dark on a phone is one of the {@link Variants}.
     */
    static void assertFits(Window window) {
        var page = window.page();
        assertNarrow(page);
        if (!isPhone(page) || Variants.areAll()) {
            emulate(page, ColorScheme.DARK);
            assertThat(Barriers.ofContrast(page)).as("dark " + page.url()).isEmpty();
            emulate(page, ColorScheme.LIGHT);
        }
        assertThat(Barriers.on(page)).as("light " + page.url()).isEmpty();
    }

    private static void assertNarrow(Page page) {
        Object overhang =
                page.evaluate(
                        "() => document.documentElement.scrollWidth -"
                                + " document.documentElement.clientWidth");
        assertThat(overhang).as("pixels to the side on " + page.url()).isEqualTo(0);
    }

    private static boolean isPhone(Page page) {
        return page.viewportSize().width <= Device.WIDEST_PHONE;
    }

    private static void emulate(Page page, ColorScheme colours) {
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(colours));
    }
}
