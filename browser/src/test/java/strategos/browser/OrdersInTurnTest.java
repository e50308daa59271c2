package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.util.Comparator.comparingInt;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import strategos.browser.Land.Border;

@DisplayName("A match in which players give one order each in turn")
class OrdersInTurnTest {

    private static final String CAN_ORDER =
            "() => document.querySelector('.badge[aria-disabled=false]') !== null";

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("002: Each player, in round-robin turn order, give one of their orders")
    void twoPeople() {
        var host = house.window(Device.DESK);
        var guest = house.window(Device.DESK);
        host.open("/match/" + host.make(NewGame.ordersInTurn("you", "open")));
        guest.page().navigate(host.page().getByLabel("Invite link").inputValue());
        guest.page().getByRole(AriaRole.BUTTON, named("Join game")).click();
        host.page().waitForFunction("() => document.querySelector('section.orders') !== null");
        boolean isHostFirst = isAsked(host.page());
        var first = isHostFirst ? host.page() : guest.page();
        var second = isHostFirst ? guest.page() : host.page();

        assertThat(second.getByText("is giving an order.")).isVisible();
        deployAll(first);
        assertThat(shown(second)).hasCount(1);
        assertThat(first.getByText("is giving an order.")).isVisible();
        deployAll(second);
        assertThat(shown(first)).hasCount(2);
        attack(first);
        assertThat(shown(first)).hasCount(3);
        assertThat(shown(second)).hasCount(3);
        assertThat(shown(second).allInnerTexts()).isEqualTo(shown(first).allInnerTexts());

        press(second, "^No more orders");
        awaitTurn(first);
        press(first, "^No more orders");
        assertThat(host.page().getByText("Turn 2").first()).isVisible();
        awaitTurn(second);
        assertThat(shown(second)).hasCount(0);
        assertThat(host.troubles()).isEmpty();
        assertThat(guest.troubles()).isEmpty();
    }

    @Test
    @DisplayName("By touch on a phone, against bots whose orders are in the list")
    void onAPhone() {
        var window = house.window(Device.PHONE);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.ordersInTurn("you", "rush")));
        page.getByRole(AriaRole.BUTTON, named("Whole board")).tap();
        var hands = Hands.withFinger(page);
        awaitTurn(page);
        hands.press(strongest(page));
        hands.press(Control.ALL);
        button(page, "^Deploy \\d+(?! more)").tap();
        awaitTurn(page);
        hands.press(Control.LIST);
        assertThat(shown(page).nth(1)).isVisible();
        hands.press(Control.TURN);
        button(page, "^No more orders").tap();
        hands.pressIfThere(Control.SKIP_SHOW);
        assertThat(page.getByText("Turn 2").first()).isVisible();
        assertThat(window.troubles()).isEmpty();
    }

    /** Whether it is this player's turn to give an order, when both pages know whose it is. */
    private static boolean isAsked(Page page) {
        return (boolean)
                page.waitForFunction(
                                """
                                () => {
                                    if (document.querySelector('.badge[aria-disabled=false]')) return { asked: true };
                                    return document.body.innerText.includes('is giving an order.') ? { asked: false } : null;
                                }""",
                                null,
                                Patience.between())
                        .evaluate("it => it.asked");
    }

    private static void awaitTurn(Page page) {
        page.waitForFunction(CAN_ORDER, null, Patience.between());
    }

    private static void deployAll(Page page) {
        awaitTurn(page);
        var hands = Hands.withMouse(page);
        hands.press(strongest(page));
        hands.press(Control.ALL);
        press(page, "^Deploy \\d+(?! more)");
    }

    private static Land strongest(Page page) {
        return new Board(page)
                .mine().stream()
                        .max(
                                comparingInt(
                                        (Land land) ->
                                                land.armies() * 10 + (int) land.hostileBorders()))
                        .orElseThrow();
    }

    private static void attack(Page page) {
        awaitTurn(page);
        var board = new Board(page);
        var hands = Hands.withMouse(page);
        var from =
                board.lit().stream()
                        .filter(land -> land.hostileBorders() > 0)
                        .findFirst()
                        .orElseThrow();
        var to = from.borders().stream().filter(Border::isHostile).findFirst().orElseThrow();
        hands.press(from);
        hands.press(board.named(to.name()));
        hands.press(Control.ORDER);
    }

    private static void press(Page page, String name) {
        button(page, name).click();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile(name)));
    }

    /** The orders that have been given, in the list that both see. */
    private static Locator shown(Page page) {
        return page.locator(".order.shown");
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }
}
