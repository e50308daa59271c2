package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A setting applies to every match in the browser")
class SettingsTest {

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("Strong patterns and other colours, chosen by keyboard, are on the board")
    void looks() {
        var window = house.window(Device.SMALL_PHONE);
        var page = window.page();
        window.open("/settings");
        choose(page, "Subtle", "ArrowRight");
        choose(page, "Standard", "ArrowRight");
        assertThat(option(page, "Strong")).isChecked();
        assertThat(option(page, "Classic")).isChecked();

        Object usual = seatColour(house.window(Device.SMALL_PHONE));
        assertThat(seatColour(window)).isNotEqualTo(usual);
        assertThat(page.locator("html")).hasAttribute("data-patterns", "strong");
        assertThat(Barriers.on(page)).isEmpty();
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("A player who wants to be asked ends a turn by pressing twice")
    void confirmedEnd() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/settings");
        choose(page, "End at once", "ArrowRight");
        window.open("/match/" + window.make(NewGame.easy()));
        new Player(page, Hands.withMouse(page)).playUntil(Moment.FORTIFY);
        page.keyboard().press(".");
        Locator again = button(page, "Press again to end your turn");
        assertThat(again).isVisible();
        page.keyboard().press("Escape");
        assertThat(again).not().isVisible();
        button(page, "End turn").click();
        again.click();
        assertThat(again).not().isVisible();
        assertThat(button(page, "End turn")).not().isVisible();
        assertThat(window.troubles()).isEmpty();
    }

    private static void choose(Page page, String chosen, String key) {
        option(page, chosen).focus();
        page.keyboard().press(key);
    }

    private static Locator option(Page page, String name) {
        return page.getByRole(
                AriaRole.RADIO, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    private static Object seatColour(Window window) {
        window.open("/match/" + window.make(NewGame.easy()));
        Moment.awaitDecision(window.page());
        return window.page()
                .locator(".seat-0")
                .first()
                .evaluate("it => getComputedStyle(it).getPropertyValue('--seat')");
    }
}
