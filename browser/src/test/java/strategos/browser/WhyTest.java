package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A player who wonders about a bot")
class WhyTest {

    private static final Pattern ODDS = Pattern.compile("\\d+ armies against \\d+: [\\d.]+ %");

    private static final Pattern MORRIS_REASONS =
            Pattern.compile(
                    "Why \\w+ did this.*Place a bead on .*(Chance to win: \\d+ %|Wins in|Loses in)",
                    Pattern.DOTALL);

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("presses a line of the log, and reads why, by keyboard as well")
    void live() {
        var window = house.window(Device.LAPTOP);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.against("hard")));
        assertThat(page.getByText("Basil").first()).isVisible();
        var player = new Player(page, Hands.withMouse(page));
        player.playTurn();
        Moment.awaitDecision(page);
        var line = page.locator(".entry button:has(.why)").last();
        line.focus();
        page.keyboard().press("Enter");
        assertThat(dialog(page)).containsText("Why Basil did this");
        assertThat(dialog(page)).containsText(Pattern.compile("Place|Attack|Move|Trade"));
        assertThat(Barriers.on(page)).isEmpty();
        page.keyboard().press("Escape");
        assertThat(dialog(page)).isHidden();
    }

    @Test
    @DisplayName("asks in the replay, which shows the same odds")
    void replay() {
        var window = house.window(Device.LAPTOP);
        var page = window.page();
        String match = window.make(NewGame.toWatch());
        window.open("/match/" + match);
        Control.SKIP_AHEAD.on(page).click();
        assertThat(dialog(page)).containsText(" won");
        window.open("/replay/" + match);
        var battle = page.locator("li.battle button").first();
        battle.click();
        button(page, "Why?").click();
        assertThat(dialog(page)).containsText("Rush");
        assertThat(dialog(page)).containsText(ODDS);
        String odds = battle.locator(".odds").textContent().strip();
        assertThat(dialog(page)).containsText(": " + odds + " to take it");
        assertThat(Barriers.on(page)).isEmpty();
    }

    @OnDevices({Device.SMALL_PHONE, Device.LAPTOP})
    @DisplayName("reads why in Morris, too, in the match and in its replay")
    void inMorris(Device device) {
        var window = house.window(device);
        var page = window.page();
        String match = window.make(NewGame.shortMorris());
        window.open("/match/" + match);
        page.waitForSelector(".point.place");
        page.locator(".point.place .reach").first().click();
        page.waitForSelector(".point.place");
        if (device.isPhone()) button(page, "Log").click();
        button(page, "Why?").last().click();
        assertThat(dialog(page)).containsText(MORRIS_REASONS);
        LooksTest.assertFits(window);
        page.keyboard().press("Escape");
        assertThat(dialog(page)).isHidden();

        if (device.isPhone()) button(page, "Turn").click();
        new MorrisPlayer(
                        page,
                        new MorrisBoard(page, "three"),
                        point -> page.locator(".point .reach").nth(point).click())
                .playToTheEnd();
        window.open("/replay/" + match);
        Patience.await(
                () -> {
                    button(page, "Step forward").click();
                    return button(page, "Why?").isVisible();
                },
                "no step is explained");
        button(page, "Why?").click();
        assertThat(dialog(page)).containsText(MORRIS_REASONS);
        assertThat(Barriers.on(page)).isEmpty();
        assertThat(window.troubles()).isEmpty();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator dialog(Page page) {
        return page.getByRole(AriaRole.DIALOG);
    }
}
