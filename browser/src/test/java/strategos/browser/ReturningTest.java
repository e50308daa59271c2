package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A returning player finds the game as it was")
class ReturningTest {

    @RegisterExtension private final House house = House.shared();
    @RegisterExtension private final House killed = House.own();

    @Test
    @DisplayName("after a reload in the middle of a battle")
    void reload() {
        var window = house.window(Device.DESK);
        var told = new Told(window.page());
        window.open("/match/" + window.make(NewGame.easy()));
        fightOneRound(window);
        var before = Impression.of(window.page());
        window.page().reload();
        Moment.awaitDecision(window.page());
        assertThat(Impression.of(window.page())).isEqualTo(before);
        assertThat(told.gaps()).isEmpty();
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("in another tab, with the log of all that happened before")
    void anotherTab() {
        var window = house.window(Device.DESK);
        window.open("/match/" + window.make(NewGame.easy()));
        fightOneRound(window);
        var before = Impression.of(window.page());
        window.page().evaluate("sessionStorage.clear()");
        window.page().reload();
        assertThat(window.page().locator("aside li")).hasCount(before.log().size());
        assertThat(Impression.of(window.page())).isEqualTo(before);
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName(
            "after the server was killed in the middle of a battle, with every step that was told")
    void kill() {
        var window = killed.window(Device.DESK);
        var told = new Told(window.page());
        String match = window.make(NewGame.easy());
        window.open("/match/" + match);
        fightOneRound(window);
        var before = Impression.of(window.page());
        killed.server().kill();
        assertThat(window.page().getByText("Connection lost. Reconnecting…")).isInViewport();
        killed.server().startAgain();
        assertThat(window.page().getByText("Connected")).isAttached();
        assertThat(Impression.of(window.page())).isEqualTo(before);
        assertThat(told.onDisk(match)).containsAll(told.steps());
        new Player(window.page(), Hands.withMouse(window.page())).playUntil(Moment.FORTIFY);
        assertThat(told.gaps()).isEmpty();
    }

    /** Leaves a battle half fought: armies have fallen, and the attacker may go on. */
    private static void fightOneRound(Window window) {
        var hands = Hands.withMouse(window.page());
        var player = new Player(window.page(), hands);
        player.playUntil(Moment.ATTACK);
        player.pointAt(player.bestAttack().orElseThrow());
        hands.press(Control.ROLL);
        Moment.awaitDecision(window.page());
    }
}
