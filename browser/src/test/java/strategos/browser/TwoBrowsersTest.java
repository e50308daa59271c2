package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Two browsers play one match")
class TwoBrowsersTest {

    @RegisterExtension private final House house = new House();

    @Test
    @DisplayName("A friend follows the invite link and sits down; each sees only the own cards")
    void friend() {
        var host = house.window(Device.DESK);
        var guest = house.window(Device.PHONE);
        host.open("/match/" + host.make(NewGame.withFriend()));
        String link = host.page().getByLabel("Invite link").inputValue();
        guest.page().navigate(link);
        guest.page().getByRole(AriaRole.BUTTON, button("Sit down")).tap();

        var first = new Player(host.page(), Hands.withMouse(host.page()));
        var second = new Player(guest.page(), Hands.withFinger(guest.page()));
        for (int turn = 0; turn < 4; turn++) {
            boolean isHostsTurn = awaitTurn(host, guest);
            (isHostsTurn ? first : second).playTurn();
        }
        awaitTurn(host, guest);
        assertThat(new Board(host.page()).lands())
                .zipSatisfy(
                        new Board(guest.page()).lands(),
                        (a, b) -> {
                            assertThat(a.armies()).isEqualTo(b.armies());
                            assertThat(a.isMine() && b.isMine()).isFalse();
                        });
        guest.page().getByRole(AriaRole.BUTTON, button("Cards")).tap();
        assertThat(cards(host)).isNotEmpty().isNotEqualTo(cards(guest));
        assertThat(cards(guest)).isNotEmpty();
        assertThat(host.troubles()).isEmpty();
        assertThat(guest.troubles()).isEmpty();
    }

    /** Whether it is the host who is to place armies, and not the guest. */
    private static boolean awaitTurn(Window host, Window guest) {
        long deadline = System.nanoTime() + Duration.ofMinutes(1).toNanos();
        while (System.nanoTime() < deadline) {
            if (Control.CONFIRM.isOn(host.page())) return true;
            if (Control.CONFIRM.isOn(guest.page())) return false;
        }
        throw new AssertionError("it is nobody's turn");
    }

    private static Page.GetByRoleOptions button(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static String cards(Window window) {
        return window.page().getByLabel("Your cards").innerText();
    }
}
