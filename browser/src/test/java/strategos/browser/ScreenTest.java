package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Several people play at one screen")
class ScreenTest {

    /** The words of a choice lie over its button. */
    private static final Locator.CheckOptions FORCED = new Locator.CheckOptions().setForce(true);

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("Morris hides nothing: the other plays on at once, to the end and once more")
    void open() {
        var window = house.window(Device.LAPTOP);
        var page = window.page();
        window.open("/new");
        page.getByLabel("Morris", new Page.GetByLabelOptions().setExact(true)).check(FORCED);
        page.getByLabel("Three Men’s Morris").check(FORCED);
        page.getByLabel("Here").last().check(FORCED);
        page.getByLabel("Name of the player in seat 2").fill("Bea");
        page.getByText("Start game").click();
        page.waitForSelector(".point.place");
        new MorrisPlayer(
                        page,
                        new MorrisBoard(page, "three"),
                        point -> page.locator(".point .reach").nth(point).click())
                .playToTheEnd();
        page.getByRole(AriaRole.DIALOG).getByText("Play again").click();
        page.waitForSelector(".point.place");
        assertThat(page.getByText("Bea").first()).isVisible();
        assertThat(window.troubles()).isEmpty();
    }

    @OnDevices({Device.SMALL_PHONE, Device.LAPTOP})
    @DisplayName("Risk hides cards: a curtain falls until the next player has the screen")
    void curtain(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.sharedScreen()));
        var curtain = page.getByRole(AriaRole.DIALOG);
        Patience.await(() -> Control.CONFIRM.isOn(page) || curtain.isVisible(), "nobody decides");
        if (curtain.isVisible()) pass(page);
        String first = nameInChat(page);
        new Player(page, Hands.withMouse(page)).playTurn();
        var lands = ownLands(page);
        assertThat(curtain).isVisible();
        new Layout(page, device).assertTidy("curtain");
        assertThat(Barriers.on(page)).isEmpty();
        page.keyboard().press("Escape");
        page.reload();
        assertThat(curtain).isVisible();
        pass(page);
        assertThat(curtain).isHidden();
        Patience.await(() -> Control.CONFIRM.isOn(page), "the next player cannot place");
        assertThat(ownLands(page)).isNotEmpty().doesNotContainAnyElementsOf(lands);
        assertThat(nameInChat(page)).isNotEmpty().isNotEqualTo(first);
        assertThat(window.troubles()).isEmpty();
    }

    /** The name of the player at the screen, as the chat shows it. */
    private static String nameInChat(Page page) {
        var messages =
                page.getByRole(AriaRole.LOG, new Page.GetByRoleOptions().setName("Messages"));
        page.getByRole(AriaRole.BUTTON, named("Chat")).click();
        assertThat(messages).isVisible();
        int before = messages.getByRole(AriaRole.LISTITEM).getByText("Hello!").count();
        page.getByRole(AriaRole.BUTTON, named("Hello!")).click();
        var lines = messages.getByRole(AriaRole.LISTITEM).getByText("Hello!");
        assertThat(lines).hasCount(before + 1);
        String name = messages.locator(".name").last().innerText();
        page.keyboard().press("Escape");
        assertThat(messages).isHidden();
        return name;
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    private static void pass(Page page) {
        page.getByRole(AriaRole.DIALOG).getByRole(AriaRole.BUTTON).click();
    }

    private static List<String> ownLands(Page page) {
        return new Board(page).mine().stream().map(Land::name).toList();
    }
}
