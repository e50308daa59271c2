package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("Every attack shows its exact odds")
class OddsTest {

    private static final Pattern PERCENT = Pattern.compile("(> )?[\\d.]+ %");

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("also a blitz that stops early, by armies left, armies lost or rounds")
    void stops() {
        var window = house.window(Device.DESK);
        var page = window.page();
        window.open("/match/" + window.make(NewGame.easy()));
        Moment.awaitDecision(page);
        var player = new Player(page, Hands.withMouse(page));
        player.place();
        Moment.awaitDecision(page);
        player.pointAt(player.bestAttack().orElseThrow());
        String toTheEnd = chance(page);
        var stop = page.locator("select[aria-label='When the blitz stops']");
        stop.selectOption("rounds");
        assertThat(win(page)).not().hasText(toTheEnd);
        assertThat(chance(page)).matches(PERCENT);
        stop.selectOption("losses");
        assertThat(chance(page)).matches(PERCENT);
        stop.selectOption("left");
        assertThat(win(page)).hasText(toTheEnd);
    }

    @Test
    @DisplayName("also an airlift, to a territory that no border leads to")
    void airlift() {
        var window = house.window(Device.DESK);
        var page = window.page();
        page.routeWebSocket(Pattern.compile(".*/socket.*"), OddsTest::withAirlift);
        window.open("/match/" + window.make(NewGame.warzone("you", "random")));
        var hands = Hands.withMouse(page);
        var commander = new Commander(page, hands);
        commander.awaitOrders();
        commander.deployAll();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Airlift")).click();
        var board = new Board(page);
        var from = board.lit().getFirst();
        var to =
                board.lands().stream()
                        .filter(land -> isAbroad(from, land))
                        .findFirst()
                        .orElseThrow();
        hands.press(from);
        var asked = page.waitForRequest("**/api/odds?*", () -> hands.press(to));
        assertThat(asked.url()).contains("defenders=" + to.armies());
        assertThat(chance(page)).matches(PERCENT);
    }

    /** Lets a page believe that its player holds the card for an airlift, which luck deals. */
    private static void withAirlift(WebSocketRoute line) {
        line.connectToServer()
                .onMessage(
                        frame ->
                                line.send(
                                        frame.text()
                                                .replace(
                                                        "\"inTurn\":false,\"cards\":[]",
                                                        "\"inTurn\":false,\"cards\":[\"airlift\"]")
                                                .replace(
                                                        "\"mayAirlift\":false",
                                                        "\"mayAirlift\":true")));
    }

    private static boolean isAbroad(Land from, Land to) {
        return !to.isMine() && from.borders().stream().noneMatch(it -> it.name().equals(to.name()));
    }

    /** What is shown, once it is more than that it is being looked up. */
    private static String chance(Page page) {
        assertThat(win(page)).hasText(PERCENT);
        return win(page).innerText();
    }

    private static Locator win(Page page) {
        return page.locator(".odds .win");
    }
}
