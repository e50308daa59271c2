package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A player who asks for a hint")
class HintTest {

    private static final Pattern CHANCE = Pattern.compile("Chance to win the game: [\\d.]+ %");
    private static final Pattern ODDS = Pattern.compile("\\d+ armies against \\d+: [\\d.]+ %");

    @RegisterExtension private final House house = House.shared();

    @OnDevices({Device.LAPTOP, Device.TALL_PHONE})
    @DisplayName(
            "sees a move with its reasons, in windows of all sizes, and plays it with one press")
    void playsIt(Device device) {
        var page = open(device, NewGame.easy());
        var layout = new Layout(page, device);
        assertThat(Moment.awaitDecision(page)).isEqualTo(Moment.PLACE);
        ask(page);
        assertThat(hint(page)).containsText(Pattern.compile("^\\s*Place \\d+ arm"));
        assertThat(hint(page)).containsText(CHANCE);
        layout.assertTidy("a hint to place");
        play(page).click();
        assertThat(Moment.awaitDecision(page)).isEqualTo(Moment.ATTACK);
        assertThat(hint(page)).isHidden();
        ask(page);
        assertThat(hint(page)).containsText(ODDS);
        assertThat(page.locator(".arrow")).hasCount(1);
        layout.assertTidy("a hint to attack");
        play(page).click();
        page.waitForSelector(".dice .roll");
    }

    @Test
    @DisplayName("gets it by keyboard, in dark colours, and nothing keeps anyone from using it")
    void byKeyboard() {
        var window = house.window(Device.LAPTOP.options().setColorScheme(ColorScheme.DARK));
        var page = window.page();
        window.open("/match/" + window.make(NewGame.easy()));
        Moment.awaitDecision(page);
        button(page).focus();
        page.keyboard().press("Enter");
        assertThat(play(page)).isFocused();
        assertThat(Barriers.on(page)).isEmpty();
        page.keyboard().press("Enter");
        assertThat(Moment.awaitDecision(page)).isEqualTo(Moment.ATTACK);
    }

    @Test
    @DisplayName("is not offered one while a seat is for somebody else")
    void notAgainstPeople() {
        var page = open(Device.LAPTOP, NewGame.withFriend());
        assertThat(page.getByRole(AriaRole.MAIN)).isVisible();
        page.waitForSelector(".board");
        assertThat(button(page)).isHidden();
    }

    @OnDevices({Device.TALL_PHONE, Device.LAPTOP})
    @DisplayName("gets one in Morris, too")
    void inMorris(Device device) {
        var page = open(device, NewGame.morris());
        ask(page);
        assertThat(hint(page)).containsText(Pattern.compile("^\\s*Place a bead on "));
        assertThat(hint(page)).containsText(Pattern.compile("Chance to win: \\d+ %|Wins in"));
        new Layout(page, device).assertTidy("a hint in Morris");
        assertThat(Barriers.on(page)).isEmpty();
        play(page).click();
        assertThat(hint(page)).isHidden();
    }

    @OnDevices({Device.TALL_PHONE, Device.LAPTOP})
    @DisplayName("gets one for orders, which go into the list before they are sent")
    void forOrders(Device device) {
        var page = open(device, NewGame.warzone("you", "random"));
        var hands = device.isPhone() ? Hands.withFinger(page) : Hands.withMouse(page);
        new Commander(page, hands).awaitOrders();
        ask(page);
        assertThat(hint(page)).containsText(Pattern.compile("^\\s*Place \\d+ arm"));
        new Layout(page, device).assertTidy("a hint for orders");
        page.getByText("Add order").click();
        assertThat(hint(page)).isHidden();
        ask(page);
        if (device.isPhone()) hands.press(Control.LIST);
        assertThat(page.locator(".order .words").first()).hasText(Pattern.compile("^\\+\\d+ "));
    }

    private Page open(Device device, NewGame game) {
        var window = house.window(device);
        window.open("/match/" + window.make(game));
        return window.page();
    }

    private static Locator button(Page page) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Hint").setExact(true));
    }

    private static void ask(Page page) {
        button(page).click();
        assertThat(hint(page)).isVisible();
    }

    private static Locator hint(Page page) {
        return page.getByRole(AriaRole.COMPLEMENTARY, new Page.GetByRoleOptions().setName("Hint"));
    }

    private static Locator play(Page page) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play this"));
    }
}
