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

@DisplayName("A finished match can be studied")
class StudyTest {

    @RegisterExtension private final House house = House.shared();

    @OnDevices({Device.DESK, Device.SMALL_PHONE})
    @DisplayName("From the result to an attack against the odds, and on from there against bots")
    void study(Device device) {
        var window = house.window(device);
        var page = window.page();
        String match = window.make(NewGame.toWatch());
        window.open("/match/" + match);
        Control.SKIP_AHEAD.on(page).click();
        page.getByRole(AriaRole.DIALOG).getByText("Full result").click();

        assertThat(page.getByRole(AriaRole.HEADING, level(1))).containsText(" won");
        var luck = page.getByRole(AriaRole.TABLE).filter(having("How unusual"));
        assertThat(luck.getByRole(AriaRole.ROW)).hasCount(3);
        assertThat(luck).containsText(Pattern.compile("[+−]\\d+\\.\\d"));
        assertThat(page.getByRole(AriaRole.IMG, named("Chance in percent"))).isVisible();
        LooksTest.assertFits(window);

        page.locator(".attacks a[href^='/replay/" + match + "#']").first().click();
        assertThat(page).hasURL(Pattern.compile("/replay/.*#\\d+"));
        assertThat(page.getByRole(AriaRole.STATUS).getByText("% to conquer")).isVisible();
        LooksTest.assertFits(window);

        page.getByRole(AriaRole.BUTTON, named("Chances")).click();
        var chances = page.getByRole(AriaRole.DIALOG);
        assertThat(chances.getByRole(AriaRole.IMG)).isVisible();
        LooksTest.assertFits(window);
        chances.getByLabel("Close").click();
        assertThat(chances).hasCount(0);

        page.getByRole(AriaRole.BUTTON, named("Play on from here")).click();
        var dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog).containsText("does not count for ratings");
        LooksTest.assertFits(window);
        dialog.getByText("Start game").click();
        assertThat(page).hasURL(Pattern.compile("/match/(?!" + Pattern.quote(match) + ")"));
        Moment.awaitDecision(page);
        if (device == Device.DESK)
            assertThat(page.locator("a[href^='/replay/" + match + "#']"))
                    .hasText(Pattern.compile("step \\d+ of Modern · The World with .+ and .+"));
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("Before the end the page says that there is no result, and leads to the match")
    void early() {
        var window = house.window(Device.DESK);
        String match = window.make(NewGame.easy());
        window.open("/result/" + match);
        var page = window.page();
        assertThat(page.getByText("The result will be here when it is over")).isVisible();
        page.getByText("Go to the game").click();
        Moment.awaitDecision(page);
    }

    @Test
    @DisplayName("A match of Morris has a page without luck, and is played on as well")
    void morris() {
        var window = house.window(Device.PHONE);
        var page = window.page();
        String match = window.make(NewGame.shortMorris());
        window.open("/match/" + match);
        page.waitForSelector(".point.place");
        new MorrisPlayer(
                        page,
                        new MorrisBoard(page, "three"),
                        point -> page.locator(".point .reach").nth(point).click())
                .playToTheEnd();
        window.open("/");
        page.locator("a[href='/result/" + match + "']").click();
        assertThat(page.getByRole(AriaRole.HEADING, level(1))).isVisible();
        assertThat(page.locator("a[href='/replay/" + match + "']")).isVisible();
        assertThat(page.locator("figure").first()).isVisible();
        assertThat(page.getByText("How unusual")).hasCount(0);
        LooksTest.assertFits(window);

        window.open("/replay/" + match + "#2");
        page.getByRole(AriaRole.BUTTON, named("Play on from here")).click();
        page.getByRole(AriaRole.DIALOG).getByText("Start game").click();
        page.waitForSelector(".point.place");
        assertThat(window.troubles()).isEmpty();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Page.GetByRoleOptions level(int level) {
        return new Page.GetByRoleOptions().setLevel(level);
    }

    private static Locator.FilterOptions having(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }
}
