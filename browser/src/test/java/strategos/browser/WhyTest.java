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
        var why = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Why?"));
        why.click();
        assertThat(dialog(page)).containsText("Rush");
        assertThat(dialog(page)).containsText(ODDS);
        String odds = battle.locator(".odds").textContent().strip();
        assertThat(dialog(page)).containsText(": " + odds + " to take it");
        assertThat(Barriers.on(page)).isEmpty();
    }

    private static Locator dialog(Page page) {
        return page.getByRole(AriaRole.DIALOG);
    }
}
