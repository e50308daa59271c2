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

/** Boards are measured only while no bots of live matches think, so the server is its own. */
@DisplayName("The gallery measures boards by matches of bots")
class BoardBalanceTest {

    /** Between two looks at the gallery, which limits how often one visitor asks. */
    private static final int PAUSE_MILLIS = 2_000;

    @RegisterExtension private final House house = House.own();

    @Test
    @DisplayName("and shows how fair a board is to its seats")
    void balance() {
        var window = house.window(Device.LAPTOP);
        var page = window.page();
        window.open("/boards");
        var balance = meres(page).locator("details");
        Patience.await(
                () -> {
                    page.waitForTimeout(PAUSE_MILLIS);
                    window.open("/boards");
                    assertThat(meres(page)).isVisible();
                    return balance.count() > 0;
                },
                "The Two Meres is not measured");
        assertThat(balance.locator("summary")).hasText("Favours the first turn.");
        balance.locator("summary").click();
        assertThat(balance).containsText("600 games of modern with 2 players, the bot balanced-1");
        assertThat(balance)
                .containsText(Pattern.compile("first turn\\s*6\\d %\\s*\\(\\d+–\\d+ %\\)"));
        LooksTest.assertFits(window);
        assertThat(window.troubles()).isEmpty();
    }

    private static Locator meres(Page page) {
        return page.getByRole(AriaRole.ARTICLE)
                .filter(new Locator.FilterOptions().setHasText("The Two Meres"));
    }
}
