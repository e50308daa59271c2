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

@DisplayName("A bot account")
class BotAccountPageTest {

    private static final String MATCHES = "/api/bot/matches";

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("gets a token, takes a seat while its program is online, and loses the token")
    void challenge() {
        var window = house.window(Device.SMALL_PHONE);
        var page = window.page();
        AccountPageTest.register(window, "Rosa");
        page.getByLabel("Name of the bot").fill("Rover");
        page.getByLabel("Name of the bot").press("Enter");
        assertThat(page.getByText("The token for Rover. Copy it now")).isVisible();
        LooksTest.assertFits(window);
        String token = page.locator("code").innerText();
        assertThat(window.get(MATCHES, token)).isEqualTo("[]");

        window.open("/new");
        page.getByLabel("Bot in seat 2").selectOption("@Rover");
        assertThat(page.getByText("A program of Rosa.")).isVisible();
        LooksTest.assertFits(window);
        page.getByText("Start game").click();
        page.waitForURL(Pattern.compile(".*/match/.*"));
        String match = page.url().replaceAll(".*/match/", "");
        assertThat(window.get(MATCHES, token)).contains(match);

        window.open("/account");
        button(page, "Revoke token for Rover").click();
        assertThat(button(page, "Revoke token for Rover")).hasCount(0);
        assertThat(window.get(MATCHES, token)).doesNotContain(match);
        assertThat(Barriers.on(page)).isEmpty();

        page.getByText("What programs can do here").click();
        assertThat(page.getByText("/api/bot/matches/{id}/answer")).isVisible();
        LooksTest.assertFits(window);
        assertThat(Barriers.on(page)).isEmpty();
        assertThat(window.troubles()).isEmpty();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}
