package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Two browsers play one match")
class TwoBrowsersTest {

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("A friend follows the invite link and sits down; each sees only the own cards")
    void friend() {
        var host = house.window(Device.DESK);
        var guest = house.window(Device.PHONE);
        host.open("/match/" + host.make(NewGame.withFriend()));
        String link = host.page().getByLabel("Invite link").inputValue();
        guest.page().navigate(link);
        guest.page().getByRole(AriaRole.BUTTON, button("Join game")).tap();

        var first = new Player(host.page(), Hands.withMouse(host.page()));
        var second = new Player(guest.page(), Hands.withFinger(guest.page()));
        for (int turn = 0; turn < 4; turn++) {
            boolean isHostsTurn = awaitTurn(host, guest);
            (isHostsTurn ? first : second).playTurn();
        }
        awaitTurn(host, guest);
        Patience.await(
                () -> armies(host).equals(armies(guest)), "each sees other armies on the board");
        assertThat(new Board(host.page()).lands())
                .zipSatisfy(
                        new Board(guest.page()).lands(),
                        (a, b) -> assertThat(a.isMine() && b.isMine()).isFalse());
        guest.page().getByRole(AriaRole.BUTTON, button("Cards")).tap();
        assertThat(cards(host)).isNotEmpty().isNotEqualTo(cards(guest));
        assertThat(cards(guest)).isNotEmpty();
        assertThat(host.troubles()).isEmpty();
        assertThat(guest.troubles()).isEmpty();
    }

    /** Whether it is the host who is to place armies, and not the guest. */
    private static boolean awaitTurn(Window host, Window guest) {
        Patience.await(() -> isAtTurn(host) || isAtTurn(guest), "it is nobody's turn");
        return isAtTurn(host);
    }

    private static boolean isAtTurn(Window window) {
        return Control.CONFIRM.isOn(window.page());
    }

    private static List<Integer> armies(Window window) {
        return new Board(window.page()).lands().stream().map(Land::armies).toList();
    }

    private static Page.GetByRoleOptions button(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static String cards(Window window) {
        return window.page().getByLabel("Your cards").innerText();
    }
}
