package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A whole game of Morris can be played, with flying, to its replay")
class MorrisTest {

    /** Points so far apart in the list lie on no line together. */
    private static final int FAR_APART = 7;

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("by mouse")
    void byMouse() {
        var window = house.window(Device.DESK);
        play(window, pointing(window.page(), Locator::click));
    }

    @Test
    @DisplayName("with every kind of move made by dragging beads")
    void byDragging() {
        var window = house.window(Device.DESK);
        playEveryMove(window, dragging(window.page()));
    }

    @Tag("long")
    @Test
    @DisplayName("by dragging beads")
    void byDraggingToTheEnd() {
        var window = house.window(Device.DESK);
        play(window, dragging(window.page()));
    }

    private static IntConsumer dragging(Page page) {
        return point -> drag(page, page.locator(".point").nth(point));
    }

    /**
     * Lifts a bead that can be moved, lets one go where it may lie, and presses whatever else there
     * is.
     */
    private static void drag(Page page, Locator point) {
        var looks = List.of(point.getAttribute("class").split(" "));
        var reach = point.locator(".reach").boundingBox();
        page.mouse().move(reach.x + reach.width / 2, reach.y + reach.height / 2);
        if (!looks.contains("to")) page.mouse().down();
        if (looks.contains("from")) page.mouse().move(reach.x, reach.y);
        else page.mouse().up();
    }

    @Test
    @DisplayName("with every kind of move made by touch on a screen 375 pixels wide")
    void byTouch() {
        var window = house.window(Device.PHONE);
        playEveryMove(window, pointing(window.page(), Locator::tap));
    }

    @Tag("long")
    @Test
    @DisplayName("by touch on a screen 375 pixels wide")
    void byTouchToTheEnd() {
        var window = house.window(Device.PHONE);
        play(window, pointing(window.page(), Locator::tap));
    }

    @Test
    @DisplayName("with every kind of move made by keyboard alone")
    void byKeyboard() {
        var window = house.window(Device.DESK);
        playEveryMove(window, typing(window.page()));
    }

    @Tag("long")
    @Test
    @DisplayName("by keyboard alone")
    void byKeyboardToTheEnd() {
        var window = house.window(Device.DESK);
        play(window, typing(window.page()));
    }

    private static IntConsumer typing(Page page) {
        return point -> {
            if (page.locator(".point:focus").count() == 0)
                page.locator(".point[tabindex='0']").focus();
            page.keyboard().type(String.valueOf((char) ('a' + point)));
            page.keyboard().press("Enter");
        };
    }

    private static IntConsumer pointing(Page page, Consumer<Locator> press) {
        return point -> press.accept(page.locator(".point .reach").nth(point));
    }

    private static MorrisPlayer open(Window window, IntConsumer press) {
        var page = window.page();
        window.open("/match/" + window.make(NewGame.morris()));
        assertThat(page.getByRole(AriaRole.APPLICATION)).isVisible();
        return new MorrisPlayer(page, new MorrisBoard(page, "nine"), press);
    }

    private static void playEveryMove(Window window, IntConsumer press) {
        open(window, press).playEveryDeed();
        assertThat(window.troubles()).isEmpty();
    }

    private static void play(Window window, IntConsumer press) {
        var page = window.page();
        var player = open(window, press);
        player.playToTheEnd();
        assertThat(player.deeds()).containsExactlyInAnyOrder(MorrisPlayer.Deed.values());
        assertThat(page.getByText("You won.").first()).isVisible();
        page.getByRole(AriaRole.DIALOG).getByText("Watch the replay").click();
        assertThat(page.getByRole(AriaRole.SLIDER).first()).isVisible();
        assertThat(window.troubles()).isEmpty();
    }

    @OnDevices({Device.SMALL_PHONE, Device.PHONE})
    @DisplayName("The buttons of the end screen fit a phone, and mills closed are counted")
    void endOnPhone(Device device) {
        var window = house.window(device);
        var page = window.page();
        playToTheEnd(window, NewGame.shortMorris());
        var dialog = page.getByRole(AriaRole.DIALOG);
        var mills = dialog.locator("tbody tr td:last-child");
        assertThat(mills.nth(1)).isVisible();
        var box = dialog.boundingBox();
        for (var button : dialog.locator(".ways .button").all()) {
            var fitted = button.boundingBox();
            assertThat(fitted.x).as(button.innerText()).isGreaterThanOrEqualTo(box.x);
            assertThat(fitted.x + fitted.width)
                    .as(button.innerText())
                    .isLessThanOrEqualTo(box.x + box.width);
        }
        assertThat(mills.allInnerTexts().subList(0, 2)).as("the first mill wins").contains("1");
    }

    @OnDevices({Device.SMALL_PHONE, Device.LAPTOP})
    @DisplayName("Practice is a copy of a game that shows the values of moves, and undoes them")
    void practice(Device device) {
        var window = house.window(device);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.shortMorris()));
        page.getByRole(AriaRole.BUTTON, named("Practice")).click();
        assertThat(page.locator(".practice")).containsText("Practice");
        assertThat(page.locator(".worth").first()).isVisible();
        assertThat(page.getByRole(AriaRole.STATUS).getByText("Best move: ")).isVisible();
        new Layout(page, device).assertTidy("practice");
        assertThat(Barriers.on(page)).isEmpty();
        var free = page.locator(".point.place");
        int points = free.count();
        var told = free.first().getAttribute("aria-label");
        assertThat(told).containsPattern("win|draw|loss|estimate");
        free.first().locator(".reach").click();
        assertThat(free).not().hasCount(points);
        page.getByRole(AriaRole.BUTTON, named("Undo")).click();
        assertThat(free).hasCount(points);
        assertThat(page.getByRole(AriaRole.BUTTON, named("Undo"))).isFocused();
        assertThat(page.getByRole(AriaRole.BUTTON, named("Practice"))).isHidden();
        page.getByRole(AriaRole.BUTTON, named("Values")).click();
        assertThat(page.locator(".worth")).hasCount(0);
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    private static void playToTheEnd(Window window, NewGame game) {
        var page = window.page();
        window.open("/match/" + window.make(game));
        new MorrisPlayer(page, new MorrisBoard(page, "three"), pointing(page, Locator::click))
                .playToTheEnd();
    }

    @OnDevices({Device.SMALL_PHONE, Device.TABLET, Device.LAPTOP})
    @DisplayName("What the learner remembers is shown in a match against it, and can be sorted")
    void memory(Device device) {
        var window = house.window(device);
        var page = window.page();
        playToTheEnd(window, NewGame.againstLearner());
        page.getByText("See the board").click();
        page.getByText("What it remembers").click();
        var dialog = page.getByRole(AriaRole.DIALOG);
        assertThat(dialog).containsText("has learned from");
        assertThat(dialog.getByRole(AriaRole.ROW).nth(1)).containsText("placing");
        dialog.getByText("Wins", new Locator.GetByTextOptions().setExact(true)).click();
        assertThat(dialog.locator("th[aria-sort=descending]")).containsText("Wins");
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("The home page offers both ways to play, the flying one against the learner")
    void fromHome() {
        var window = house.window(Device.PHONE);
        var page = window.page();
        window.open("/");
        page.getByText("Nine Men’s Morris", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.getByText("Beads in mills are safe")).isVisible();
        page.getByText("Flying after a mill").click();
        assertThat(page.getByRole(AriaRole.APPLICATION)).isVisible();
        assertThat(page.getByText("What it remembers")).isVisible();
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("A reload in the middle leaves everything as it was, the log included")
    void reload() {
        var window = house.window(Device.DESK.lively());
        var page = window.page();
        window.open("/match/" + window.make(NewGame.morris()));
        for (int turn = 0; turn < 3; turn++) {
            page.waitForSelector(".point.place");
            page.locator(".point.place .reach").nth(FAR_APART * turn).click();
        }
        page.waitForSelector(".point.place");
        var board = labels(page);
        var log = page.locator("aside li").allInnerTexts();
        page.reload();
        page.waitForSelector(".point.place");
        assertThat(labels(page)).isEqualTo(board);
        assertThat(page.locator("aside li").allInnerTexts()).isEqualTo(log);
        assertThat(window.troubles()).isEmpty();
    }

    private static List<String> labels(Page page) {
        return page.locator(".point").all().stream()
                .map(it -> it.getAttribute("aria-label"))
                .toList();
    }
}
