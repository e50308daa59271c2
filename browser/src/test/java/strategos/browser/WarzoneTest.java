package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A match in which all give orders at the same time")
class WarzoneTest {

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName(
            "Two people put orders together, change them, and watch them being carried out in turn")
    void twoPeople() {
        var host = house.window(Device.DESK);
        var guest = house.window(Device.DESK);
        var heardByGuest = new Heard(guest.page());
        host.open("/match/" + host.make(NewGame.warzone("you", "open")));
        guest.page().navigate(host.page().getByLabel("Invite link").inputValue());
        guest.page().getByRole(AriaRole.BUTTON, named("Join game")).click();
        var heardByHost = new Heard(host.page());
        var first = new Commander(host.page(), Hands.withMouse(host.page()));
        var second = new Commander(guest.page(), Hands.withMouse(guest.page()));

        first.awaitOrders();
        first.deployAll();
        first.attack(4);
        var before = first.drafted();
        assertThat(before).hasSize(4);
        assertThat(first.roundsOnBoard()).containsExactly("1", "2", "3", "4");

        first.later(0).click();
        first.takeBack(3).click();
        var changed = List.of(before.get(1), before.get(0), before.get(2));
        first.assertDrafted(changed);
        assertThat(first.roundsOnBoard()).containsExactly("1", "2", "3");

        host.page().reload();
        first.awaitOrders();
        first.assertDrafted(changed);

        first.done();
        assertThat(host.page().getByText("Your orders are sent. Waiting for")).isVisible();
        assertThat(kinds(heardByGuest)).doesNotContain("order-given");
        assertThat(guest.page().locator(".plan .label")).hasCount(0);

        second.awaitOrders();
        second.deployAll();
        second.attack(2);
        var show = Glimpse.of(host.page(), "Skip to the end");
        second.done();
        show.await();
        assertThat(host.page().getByText("Turn 2").first()).isVisible();
        first.awaitOrders();
        second.awaitOrders();

        assertThat(carriedOut(heardByHost, 0)).isEqualTo(3);
        assertThat(carriedOut(heardByHost, 1)).isEqualTo(2);
        assertThat(new Board(host.page()).lands())
                .zipSatisfy(
                        new Board(guest.page()).lands(),
                        (a, b) -> assertThat(a.armies()).isEqualTo(b.armies()));
        assertThat(host.troubles()).isEmpty();
        assertThat(guest.troubles()).isEmpty();
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Stream<JsonObject> events(Heard heard) {
        return heard.frames().stream().map(frame -> frame.getAsJsonObject("event"));
    }

    private static List<String> kinds(Heard heard) {
        return events(heard).map(event -> event.get("kind").getAsString()).toList();
    }

    /** How many orders with a round of their own were carried out or skipped for a seat. */
    private static long carriedOut(Heard heard, int seat) {
        return events(heard)
                .filter(
                        event ->
                                event.get("kind").getAsString().matches("order-(executed|skipped)"))
                .filter(event -> event.get("seat").getAsInt() == seat)
                .filter(event -> event.get("round").getAsInt() > 0)
                .count();
    }

    @Test
    @DisplayName("By touch on a phone, with the list in a tab of its own")
    void onAPhone() {
        var window = house.window(Device.PHONE);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.warzone("you", "random")));
        page.getByRole(AriaRole.BUTTON, named("Whole board")).tap();
        var player = new Commander(page, Hands.withFinger(page));
        var hands = Hands.withFinger(page);
        player.awaitOrders();
        player.deployAll();
        orderOnce(page, player);
        orderOnce(page, player);

        hands.press(Control.LIST);
        assertThat(page.locator(".order.drafted")).hasCount(2);
        var before = player.drafted();
        player.earlier(1).tap();
        player.assertDrafted(before.reversed());
        player.takeBack(1).tap();
        assertThat(page.locator(".order.drafted")).hasCount(1);

        var show = Glimpse.of(page, "Skip to the end");
        player.done();
        show.await();
        hands.pressIfThere(Control.SKIP_SHOW);
        assertThat(page.getByText("Turn 2").first()).isVisible();
        player.awaitOrders();
        assertThat(window.troubles()).isEmpty();
    }

    /** The list is on another tab while orders are pointed out on this one. */
    private static void orderOnce(Page page, Commander player) {
        var board = new Board(page);
        var hands = Hands.withFinger(page);
        var from =
                board.lit().stream()
                        .filter(land -> land.hostileBorders() > 0)
                        .findFirst()
                        .orElseThrow();
        var to = from.borders().stream().filter(Land.Border::isHostile).findFirst().orElseThrow();
        int before = player.roundsOnBoard().size();
        hands.press(from);
        hands.press(board.named(to.name()));
        hands.press(Control.ORDER);
        Patience.await(
                () -> player.roundsOnBoard().size() == before + 1, "the order is not on the board");
    }

    @Test
    @DisplayName("It comes to its end, and is looked back on")
    void wholeMatch() {
        var window = house.window(Device.DESK.lively());
        var page = window.page();
        String match = window.make(NewGame.warzone("you", "balanced", "rush"));
        window.open("/match/" + match);
        new Commander(page, Hands.withMouse(page)).playToTheEnd();
        assertThat(page.getByRole(AriaRole.DIALOG)).containsText("won");

        window.open("/replay/" + match);
        assertThat(page.getByRole(AriaRole.SLIDER).first()).isVisible();
        page.getByRole(AriaRole.BUTTON, named("Next turn")).click();
        assertThat(page.getByRole(AriaRole.STATUS).first()).containsText("Turn 1");
        page.getByRole(AriaRole.BUTTON, named("Next turn")).click();
        assertThat(page.getByRole(AriaRole.STATUS).first()).containsText("Turn 2");
        assertThat(window.troubles()).isEmpty();
    }
}
