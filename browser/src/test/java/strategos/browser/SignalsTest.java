package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A player is called")
class SignalsTest {

    /**
     * Counts what a page plays, and what it announces while it is hidden. A browser without a
     * window permits no notices, so the page is told that it may show them.
     */
    private static final String EARS =
            """
            window.played = 0;
            const start = AudioScheduledSourceNode.prototype.start;
            AudioScheduledSourceNode.prototype.start = function (...when) {
                window.played++;
                return start.apply(this, when);
            };
            const bufferStart = AudioBufferSourceNode.prototype.start;
            AudioBufferSourceNode.prototype.start = function (...when) {
                window.played++;
                return bufferStart.apply(this, when);
            };
            window.notices = [];
            const announce = (title, { body }) => window.notices.push(title + ': ' + body);
            ServiceWorkerRegistration.prototype.showNotification = async (...notice) => announce(...notice);
            window.Notification = class {
                static permission = 'granted';
                static requestPermission = async () => 'granted';
                constructor(...notice) { announce(...notice); }
            };
            window.isAway = false;
            Object.defineProperty(document, 'hidden', { get: () => window.isAway });""";

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("by sounds of a battle, which one press turns off for good")
    void sounds() {
        var window = house.window(Device.DESK);
        var page = window.page();
        page.addInitScript(EARS);
        window.open("/match/" + window.make(NewGame.easy()));
        var hands = Hands.withMouse(page);
        var player = new Player(page, hands);
        player.playUntil(Moment.ATTACK);
        player.pointAt(player.bestAttack().orElseThrow());
        hands.press(Control.ROLL);
        page.waitForFunction("() => window.played > 0");

        Moment.awaitDecision(page);
        button(page, "Mute sounds").click();
        page.reload();
        assertThat(button(page, "Unmute sounds")).isVisible();
        player.playUntil(Moment.FORTIFY);
        assertThat(page.evaluate("() => window.played")).isEqualTo(0);
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("on the home page, on the tab and by a notice that says only where")
    void myTurn() {
        var window = house.window(Device.DESK);
        var page = window.page();
        page.addInitScript(EARS);
        window.open("/settings");
        page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Notifications"))
                .getByText("On", new Locator.GetByTextOptions().setExact(true))
                .click();

        var friend = house.window(Device.DESK);
        String match = window.make(NewGame.morrisWithFriend());
        friend.join(match);
        window.open("/match/" + match);
        friend.open("/match/" + match);
        Patience.await(() -> isAsked(page) || isAsked(friend.page()), "nobody begins");
        if (isAsked(friend.page())) place(friend.page(), 10);
        place(page, 0);
        friend.page().waitForSelector(".point.place");

        page.clock().install();
        window.open("/how");
        page.waitForResponse("**/api/me/matches", () -> page.clock().runFor("00:10"));
        assertThat(page).hasTitle(Pattern.compile("^How to play"));
        page.evaluate("() => { window.isAway = true; }");
        place(friend.page(), 20);
        assertThat(friend.page().locator(".point.place")).hasCount(0);
        page.clock().runFor("00:30");
        assertThat(page).hasTitle(Pattern.compile("^\\(1\\) How to play"));
        page.waitForFunction("() => window.notices.length > 0");
        assertThat(page.evaluate("() => window.notices"))
                .isEqualTo(List.of("It is your turn: Nine Men’s Morris, flying"));
        assertThat(page.locator("link[rel=icon]")).hasAttribute("href", "/favicon-turn.svg");
        assertThat(page.getByText("1 game is waiting for you")).isAttached();

        window.open("/");
        assertThat(
                        page.getByRole(
                                AriaRole.HEADING,
                                new Page.GetByRoleOptions().setName("Your turn 1")))
                .isVisible();
        assertThat(Barriers.on(page)).isEmpty();
    }

    private static boolean isAsked(Page page) {
        return page.locator(".point.place").first().isVisible();
    }

    private static void place(Page page, int point) {
        page.waitForSelector(".point.place");
        page.locator(".point .reach").nth(point).click();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}
