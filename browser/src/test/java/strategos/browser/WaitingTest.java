package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A match that waits for players, and one that is over")
class WaitingTest {

    private static final LocatorAssertions.IsInViewportOptions WHOLE =
            new LocatorAssertions.IsInViewportOptions().setRatio(1);

    private static final Page.GetByLabelOptions EXACT = new Page.GetByLabelOptions().setExact(true);

    @RegisterExtension private final House house = House.shared();

    @OnDevices({Device.LAPTOP, Device.SMALL_PHONE})
    @DisplayName("Open seats are filled with bots, and the match begins")
    void fill(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.withFriend()));
        assertThat(page.locator(".lobby h2")).hasText("Waiting for players");
        assertThat(page.getByText("from this computer only")).isVisible();
        new Layout(page, device).assertTidy("waiting");
        assertThat(Barriers.on(page)).isEmpty();
        page.getByText("Fill the seat with a bot").click();
        Moment.awaitDecision(page);
        assertThat(page.locator(".lobby")).isHidden();
        assertThat(window.troubles()).isEmpty();
    }

    @OnDevices({Device.SMALL_PHONE, Device.PHONE, Device.TALL_PHONE})
    @DisplayName("On a phone, all buttons are in reach at once, and the chat leaves the link free")
    void phone(Device device) {
        for (NewGame game : List.of(NewGame.withFriends(), NewGame.morrisWithFriend())) {
            var host = house.window(device);
            var page = host.page();
            String match = host.make(game);
            host.open("/match/" + match);
            assertThat(page.getByText("Cancel game")).isInViewport(WHOLE);
            for (Locator each : page.locator(".lobby button").all())
                assertThat(each).isInViewport(WHOLE);
            new Layout(page, device).assertTidy("waiting");
            page.getByLabel("Chat", EXACT).click();
            assertThat(page.getByLabel("Write a message")).isInViewport(WHOLE);
            new Layout(page, device).assertFree(".lobby .link *");
            assertThat(host.troubles()).isEmpty();

            var friend = house.window(device);
            friend.open("/match/" + match);
            assertThat(friend.page().getByText("Join game")).isInViewport(WHOLE);
            new Layout(friend.page(), device).assertTidy("invited");
            assertThat(friend.troubles()).isEmpty();
        }
    }

    @Test
    @DisplayName("A match that nobody has joined is cancelled, and gone from the list")
    void cancel() {
        var window = house.window(Device.LAPTOP);
        var page = window.page();
        String match = window.make(NewGame.withFriend());
        window.open("/match/" + match);
        page.getByText("Cancel game").click();
        assertThat(page.getByText("Game cancelled.")).isVisible();
        assertThat(page.getByText("New game").first()).isVisible();
        assertThat(window.get("/api/matches/" + match)).contains("not-found");
        assertThat(page.getByText("Your games")).hasCount(0);
    }

    @Test
    @DisplayName("A friend who has joined can leave, and the seat is open again")
    void leave() {
        var host = house.window(Device.LAPTOP);
        String match = host.make(NewGame.withFriends());
        host.open("/match/" + match);
        var friend = house.window(Device.TALL_PHONE);
        friend.open("/match/" + match);
        friend.page().getByText("Join game").click();
        assertThat(host.page().getByText("Leave game")).isVisible();
        friend.page().getByText("Leave game").click();
        assertThat(friend.page().getByText("You left the game.")).isVisible();
        assertThat(host.page().getByText("Cancel game")).isVisible();
    }

    @Test
    @DisplayName("A match that is over is played again, and removed from the list")
    void again() {
        var window = house.window(Device.LAPTOP);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.shortMorris()));
        page.waitForSelector(".point.place");
        new MorrisPlayer(
                        page,
                        new MorrisBoard(page, "three"),
                        point -> page.locator(".point .reach").nth(point).click())
                .playToTheEnd();
        page.getByRole(AriaRole.DIALOG).getByText("Play again").click();
        assertThat(page.getByRole(AriaRole.DIALOG)).isHidden();
        page.waitForSelector(".point.place");
        window.open("/");
        var rows = page.locator(".matches li");
        assertThat(rows).hasCount(2);
        page.getByLabel("Remove ").first().click();
        assertThat(rows).hasCount(1);
        page.reload();
        assertThat(rows).hasCount(1);
        assertThat(window.troubles()).isEmpty();
    }
}
