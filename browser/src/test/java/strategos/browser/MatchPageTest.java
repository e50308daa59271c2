package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("What the page of a match tells besides the decision at hand")
class MatchPageTest {

    /** The log, wherever it stands on the page. */
    private static final String LOG = "section[aria-label=Log]";

    private static final String IS_AT_END =
            """
            (selector) => {
                const log = document.querySelector(selector);
                return log.scrollTop + log.clientHeight >= log.scrollHeight - 24;
            }""";

    /**
     * The least contrast between the land of any seat and the better one of the two strokes that
     * mark a target.
     */
    private static final String LEAST_CONTRAST =
            """
            () => {
                const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
                const luminance = (colour) => {
                    canvas.fillStyle = colour;
                    canvas.fillRect(0, 0, 1, 1);
                    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((it) => it / 255)
                        .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
                    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
                };
                const contrast = (a, b) => {
                    const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
                    return (high + 0.05) / (low + 0.05);
                };
                const strokes = ['.casing', '.target']
                    .map((it) => getComputedStyle(document.querySelector('path' + it)).stroke);
                const lands = Array.from({ length: 14 }, (_, seat) => {
                    const probe = document.createElement('i');
                    probe.className = 'seat-' + seat;
                    probe.style.color = 'var(--seat-land)';
                    document.body.append(probe);
                    const { color } = getComputedStyle(probe);
                    probe.remove();
                    return color;
                });
                return Math.min(...lands.map((land) => Math.max(...strokes.map((it) => contrast(land, it)))));
            }""";

    /** Pairs of continents' names, or of one and the legend, that lie over each other. */
    private static final String OVERPRINTED =
            """
            () => {
                const boxes = [...document.querySelectorAll('.continent, details')]
                    .map((it) => [it.textContent.trim(), it.getBoundingClientRect()]);
                return boxes.flatMap(([a, one], i) => boxes.slice(i + 1)
                    .filter(([, other]) => one.left < other.right && other.left < one.right
                        && one.top < other.bottom && other.top < one.bottom)
                    .map(([b]) => `${a} / ${b}`));
            }""";

    @RegisterExtension private final House house = House.shared();

    private Page open(Device device, NewGame game) {
        var window = house.window(device);
        window.open("/match/" + window.make(game));
        return window.page();
    }

    @Test
    @DisplayName("The log follows, stays where it was scrolled back to, and follows again")
    void log() {
        var page = open(Device.LAPTOP, NewGame.easy());
        // So low that one turn fills the log.
        page.setViewportSize(1280, 560);
        var player = new Player(page, Hands.withMouse(page));
        var log = page.locator(LOG);
        var latest = page.getByText("Latest");
        player.playTurn();
        Moment.awaitDecision(page);
        page.waitForFunction(IS_AT_END, LOG);
        assertThat(latest).isHidden();

        log.evaluate("log => log.scrollTop = 0");
        assertThat(latest).isVisible();
        player.playTurn();
        Moment.awaitDecision(page);
        assertThat(log.evaluate("log => log.scrollTop")).as("stays").isEqualTo(0);

        latest.click();
        assertThat(latest).isHidden();
        player.playTurn();
        Moment.awaitDecision(page);
        page.waitForFunction(IS_AT_END, LOG);
        assertThat(log).containsText("taken from");
    }

    @Test
    @DisplayName("What happened since the last turn is told beside the hints of a first game")
    void summary() {
        var page = open(Device.LAPTOP, NewGame.easy());
        new Player(page, Hands.withMouse(page)).playTurn();
        assertThat(Moment.awaitDecision(page)).isEqualTo(Moment.PLACE);
        page.getByLabel("Help and keys").click();
        page.getByText("Show tips again").click();
        assertThat(page.getByText("Got it")).isVisible();
        assertThat(page.getByText("Since your last turn")).isVisible();
    }

    @ParameterizedTest
    @EnumSource(names = {"LAPTOP", "TALL_PHONE"})
    @DisplayName("Rules without cards show none")
    void withoutCards(Device device) {
        var page = open(device, NewGame.rizk());
        page.waitForSelector(".badge[aria-disabled=false]");
        assertThat(page.getByLabel("Your cards")).hasCount(0);
        assertThat(page.getByText("Cards")).hasCount(0);
    }

    @Test
    @DisplayName("Letters go to a territory wherever the focus is")
    void letters() {
        var page = open(Device.LAPTOP, NewGame.easy());
        Moment.awaitDecision(page);
        page.getByLabel("Zoom in").focus();
        page.keyboard().press("k");
        assertThat(page.locator(".badge:focus"))
                .hasAttribute("aria-label", startsWith("Kamchatka"));
        page.locator("header select").focus();
        page.keyboard().press("j");
        assertThat(page.locator("header select")).isFocused();
    }

    private static Pattern startsWith(String name) {
        return Pattern.compile("^" + name + ",");
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    @DisplayName("Targets stand out from the land of every player")
    void targets(ColorScheme colours) {
        var window = house.window(Device.LAPTOP.options().setColorScheme(colours));
        window.open("/match/" + window.make(NewGame.easy()));
        var page = window.page();
        var player = new Player(page, Hands.withMouse(page));
        player.playUntil(Moment.ATTACK);
        Hands.withMouse(page).press(new Board(page).lit().getFirst());
        page.waitForSelector("path.target");
        assertThat(((Number) page.evaluate(LEAST_CONTRAST)).doubleValue()).isGreaterThan(3);
    }

    @Test
    @DisplayName("All continents are named on a random board, and the legend explains its ridges")
    void names() {
        var page = open(Device.LAPTOP, NewGame.on("random:42:7"));
        Moment.awaitDecision(page);
        var names = page.locator(".continent text:not(.bonus)").allTextContents();
        assertThat(names).hasSize(6).doesNotHaveDuplicates();
        assertThat(page.locator("path.ridges")).hasAttribute("d", startsWithPath());
        page.getByText("Legend").click();
        assertThat(page.getByText("Ridge: no border")).isVisible();
        assertThat(page.locator(".continent text:not(.bonus)")).hasCount(6);
        page.waitForFunction("() => (%s)().length === 0".formatted(OVERPRINTED));
    }

    private static Pattern startsWithPath() {
        return Pattern.compile("^M");
    }

    @Test
    @DisplayName("Neutral armies are explained")
    void neutral() {
        var page = open(Device.LAPTOP, NewGame.withNeutral());
        Moment.awaitDecision(page);
        page.getByText("Legend").click();
        assertThat(page.getByText("Neutral armies belong to nobody")).isVisible();
    }

    @Test
    @DisplayName("A replay starts before the first step, and its graphs end with the last turn")
    void replay() {
        var window = house.window(Device.LAPTOP);
        String match = window.make(NewGame.toWatch());
        window.open("/match/" + match);
        var page = window.page();
        Control.SKIP_AHEAD.on(page).click();
        var dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog).containsText(" won");
        String turns =
                dialog.locator(".subtitle").innerText().replaceAll("(?s).* (\\d+) turns.*", "$1");
        assertThat(dialog.locator("figure").first().locator(".turn").last()).hasText(turns);
        window.open("/replay/" + match);
        assertThat(page.getByRole(AriaRole.SLIDER).first()).hasValue("0");
    }
}
