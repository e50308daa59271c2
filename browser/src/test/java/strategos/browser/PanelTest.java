package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Each match is looked at in windows of all sizes, see {@link Device#sizes}. */
@DisplayName("In every decision nothing is clipped, covered or out of the window")
class PanelTest {

    @RegisterExtension private final House house = House.shared();

    @ParameterizedTest
    @EnumSource(names = {"LAPTOP", "TALL_PHONE"})
    @DisplayName("Placing, attacking, moving in and fortifying; rolling again happens in one place")
    void turn(Device device) {
        var page = open(device, NewGame.easy());
        var hands = hands(page, device);
        var player = new Player(page, hands);
        var layout = new Layout(page, device);

        assertThat(Moment.awaitDecision(page)).isEqualTo(Moment.PLACE);
        layout.assertTidy("placing");
        var attacker =
                new Board(page)
                        .mine().stream()
                                .filter(land -> land.hostileBorders() > 0)
                                .findFirst()
                                .orElseThrow();
        hands.press(attacker);
        layout.assertTidy("placing, with an army placed");
        hands.press(Control.ALL);
        hands.press(Control.CONFIRM);

        assertThat(Moment.awaitDecision(page)).isEqualTo(Moment.ATTACK);
        layout.assertTidy("attacking");
        player.pointAt(player.bestAttack().orElseThrow());
        layout.assertTidy("attacking, with a target");
        layout.watchRolls();
        if (device.isPhone()) hands.press(Control.ROLL);
        else layout.pressSlowly(Control.ROLL);
        page.waitForSelector(".dice .roll");
        Moment.awaitDecision(page);
        layout.assertTidy("after a roll");

        player.playUntil(Moment.OCCUPY);
        layout.assertTidy("moving in");
        player.playUntil(Moment.FORTIFY);
        assertThat(layout.placesOfRolls()).as("where rolls were made from").hasSize(1);
        layout.assertTidy("fortifying");
        var lit = new Board(page).lit();
        if (!lit.isEmpty()) {
            hands.press(lit.getFirst());
            layout.assertTidy("fortifying, from somewhere");
            hands.press(new Board(page).lit().getFirst());
            layout.assertTidy("fortifying, to somewhere");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LAPTOP", "TALL_PHONE"})
    @DisplayName("Claiming")
    void claiming(Device device) {
        var page = open(device, NewGame.claimed());
        page.waitForSelector(".badge[aria-disabled=false]");
        assertThat(page.locator(".panel .mission")).containsText("Your mission: ");
        new Layout(page, device).assertTidy("claiming");
        hands(page, device).press(new Board(page).lit().getFirst());
        page.waitForSelector(".badge[aria-disabled=false]");
        new Layout(page, device).assertTidy("claiming once more");
    }

    @ParameterizedTest
    @EnumSource(names = {"LAPTOP", "TALL_PHONE"})
    @DisplayName("Voting, trading and defending")
    void defending(Device device) {
        var page = open(device, NewGame.academy());
        var hands = hands(page, device);
        Moment.awaitDecision(page);
        if (device.isPhone()) hands.press(Control.PLAYERS);
        assertThat(page.getByText("Agree to end")).isVisible();
        new Layout(page, device).assertTidy("voting");
        if (device.isPhone()) hands.press(Control.TURN);
        var player = new Player(page, hands);
        player.playUntil(Moment.TRADE);
        new Layout(page, device).assertTidy("trading");
        if (device.isPhone()) hands.press(Control.PLAYERS);
        page.getByText("Ask me").click();
        assertThat(page.getByLabel("Ask me")).isChecked();
        if (device.isPhone()) hands.press(Control.TURN);
        player.playUntil(Moment.DEFEND);
        new Layout(page, device).assertTidy("defending");
    }

    @ParameterizedTest
    @EnumSource(names = {"LAPTOP", "TALL_PHONE"})
    @DisplayName("Giving orders and watching them being carried out")
    void orders(Device device) {
        var page = open(device, NewGame.warzone("you", "balanced", "rush"));
        var hands = hands(page, device);
        var layout = new Layout(page, device);
        var commander = new Commander(page, hands);
        commander.awaitOrders();
        layout.assertTidy("giving orders");
        commander.deployAll();
        layout.assertTidy("armies deployed");
        hands.press(new Board(page).lit().getFirst());
        layout.assertTidy("an order from somewhere");
        hands.press(new Board(page).lit().getFirst());
        assertThat(Control.ORDER.on(page)).isVisible();
        layout.assertTidy("an order to somewhere");
        hands.press(Control.ORDER);
        if (device.isPhone()) hands.press(Control.LIST);
        assertThat(page.locator(".order.drafted")).hasCount(1);
        layout.assertTidy("the list of orders");
    }

    @ParameterizedTest
    @EnumSource(names = {"LAPTOP", "TALL_PHONE"})
    @DisplayName("Watching, the end screen, the help and the board of a match that is over")
    void watching(Device device) {
        var page = open(device, NewGame.toWatch());
        var layout = new Layout(page, device);
        assertThat(Control.SKIP_AHEAD.on(page)).isVisible();
        layout.assertTidy("watching");
        page.getByLabel("Help and keys").click();
        assertThat(page.getByRole(AriaRole.DIALOG)).containsText("Keys");
        layout.assertTidy("the help");
        page.keyboard().press("Escape");
        Control.SKIP_AHEAD.on(page).click();
        assertThat(page.getByRole(AriaRole.DIALOG)).containsText(" won");
        assertThat(page.getByRole(AriaRole.DIALOG)).containsText("All figures");
        layout.assertTidy("the end screen");
        page.getByText("See the board").click();
        assertThat(page.getByRole(AriaRole.DIALOG)).isHidden();
        layout.assertTidy("a match that is over");
    }

    private Page open(Device device, NewGame game) {
        var window = house.window(device);
        window.open("/match/" + window.make(game));
        return window.page();
    }

    private static Hands hands(Page page, Device device) {
        return device.isPhone() ? Hands.withFinger(page) : Hands.withMouse(page);
    }
}
