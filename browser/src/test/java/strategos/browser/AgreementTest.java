package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Players of Morris end a match themselves")
class AgreementTest {

    @RegisterExtension private final House house = House.shared();

    private Window host;
    private Window guest;

    @BeforeEach
    void begin() {
        host = house.window(Device.LAPTOP);
        guest = house.window(Device.SMALL_PHONE);
        String match = host.make(NewGame.morrisWithFriend());
        guest.join(match);
        host.open("/match/" + match);
        guest.open("/match/" + match);
        Patience.await(() -> mayPlace(host) || mayPlace(guest), "nobody can place");
        (mayPlace(host) ? host : guest).page().locator(".point .reach").first().click();
        assertThat(host.page().locator(".log")).containsText("A");
    }

    private static boolean mayPlace(Window window) {
        return window.page().locator(".point.place").count() > 0;
    }

    private void inHelp(String button) {
        host.page().keyboard().press("?");
        host.page().getByRole(AriaRole.DIALOG).getByText(button).click();
    }

    @Test
    @DisplayName("by a draw that one offers and the other accepts")
    void draw() {
        inHelp("Offer a draw");
        var accept = guest.page().getByText("Accept the draw");
        assertThat(accept).isVisible();
        new Layout(guest.page(), Device.SMALL_PHONE).assertTidy("offer");
        assertThat(Barriers.on(guest.page())).isEmpty();
        accept.click();
        assertThat(host.page().getByText("Both agreed.").first()).isVisible();
        assertThat(guest.page().getByText("Both agreed.").first()).isVisible();
        assertThat(host.troubles()).isEmpty();
        assertThat(guest.troubles()).isEmpty();
    }

    @Test
    @DisplayName("by resigning")
    void resign() {
        inHelp("Resign");
        host.page().getByRole(AriaRole.DIALOG).getByText("Resign", exactly()).click();
        assertThat(guest.page().getByText("You won.").first()).isVisible();
        assertThat(host.page().getByText("You resigned.").first()).isVisible();
    }

    private static Locator.GetByTextOptions exactly() {
        return new Locator.GetByTextOptions().setExact(true);
    }
}
