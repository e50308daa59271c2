package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Players who do not know each other meet in the lobby")
class StrangersTest {

    private static final String GAME = "Three Men’s Morris";

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("A quick match brings two of them together, and both see how it ends")
    void quickMatch() {
        var ada = house.window(Device.LAPTOP);
        var bob = house.window(Device.PHONE);
        findPlayers(ada, "Ada");
        assertThat(ada.page().getByText("1 seat is still open.")).isVisible();
        assertThat(ada.page().getByText("Bots take the empty seats")).hasCount(0);
        assertThat(ada.page().getByText("Let anyone join")).hasCount(0);
        ada.page().reload();
        assertThat(ada.page().getByText("Fill the seat with a bot")).isVisible();
        assertThat(ada.page().getByText("Let anyone join")).hasCount(0);
        findPlayers(bob, "Bob");
        assertThat(bob.page()).hasURL(ada.page().url());

        playToTheEnd(ada, bob);

        assertThat(end(ada)).containsText("You won.");
        assertThat(end(bob)).containsText("Ada won.");
        ada.open("/");
        assertThat(ada.page().locator(".matches li")).containsText("Bob");
        assertThat(ada.troubles()).isEmpty();
        assertThat(bob.troubles()).isEmpty();
    }

    /** Reaches the lobby from the home page, and asks for somebody to play with. */
    private static void findPlayers(Window window, String name) {
        var page = window.page();
        window.open("/");
        page.getByText("Play with others").click();
        assertThat(page.getByRole(AriaRole.HEADING, named("Quick match"))).isVisible();
        page.locator("form").getByText(GAME, exact()).click();
        page.locator("form").getByText("never", exact()).click();
        page.getByLabel("Your name").fill(name);
        page.getByRole(AriaRole.BUTTON, named("Find players")).click();
    }

    @Test
    @DisplayName("An open game is found in the lobby, and watched there once it has begun")
    void openGame() {
        var host = house.window(Device.LAPTOP);
        String match = "/match/" + host.make(NewGame.morrisWithFriend());
        host.open(match);
        host.page().getByText("Let anyone join").click();
        assertThat(host.page().getByText("Your game is in the lobby now.")).isVisible();

        var guest = house.window(Device.SMALL_PHONE);
        guest.open("/lobby");
        link(guest, match, "Join").click();
        guest.page().getByRole(AriaRole.BUTTON, named("Join game")).click();
        assertThat(guest.page().getByText("Waiting for players")).isHidden();

        var watcher = house.window(Device.LAPTOP);
        watcher.open("/lobby");
        link(watcher, match, "Watch").click();
        assertThat(watcher.page().getByRole(AriaRole.APPLICATION)).isVisible();
        assertThat(watcher.page().locator(".point.place")).hasCount(0);
        assertThat(watcher.troubles()).isEmpty();
    }

    private static Locator link(Window window, String match, String action) {
        var withText = new Page.LocatorOptions().setHasText(action);
        return window.page().locator("a[href='%s']".formatted(match), withText);
    }

    private static void playToTheEnd(Window winner, Window loser) {
        var board = new MorrisBoard(winner.page(), "three");
        MorrisPlayer.playToTheEnd(
                new MorrisPlayer(winner.page(), board, point -> point(winner, point).click()),
                MorrisPlayer.losing(
                        loser.page(),
                        new MorrisBoard(loser.page(), "three"),
                        point -> point(loser, point).tap()));
    }

    private static Locator point(Window window, int number) {
        return window.page().locator(".point .reach").nth(number);
    }

    private static Locator end(Window window) {
        return window.page().getByRole(AriaRole.DIALOG);
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }

    private static Locator.GetByTextOptions exact() {
        return new Locator.GetByTextOptions().setExact(true);
    }
}
