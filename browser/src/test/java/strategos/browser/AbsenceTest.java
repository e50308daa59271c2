package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A bot plays for a player who is not there")
class AbsenceTest {

    @RegisterExtension private final House house = House.own("--grace", "2");

    @Test
    @DisplayName("after a tab was closed in mid-turn, until its owner returns")
    void closedTab() {
        var host = house.window(Device.DESK);
        String match = host.make(NewGame.withFriend());
        var pair = Pair.seated(match, host, house.window(Device.DESK));
        Window leaver = pair.atTurn();
        Window stayer = pair.other(leaver);
        leaver.page().navigate("about:blank");
        assertThat(stayer.page().getByText("A bot is playing for").first()).isVisible();
        assertThat(pair.atTurn()).as("the bot ends the turn").isSameAs(stayer);
        leaver.open("/match/" + match);
        assertThat(stayer.page().getByText("is back").first()).isVisible();
        new Player(stayer.page(), Hands.withMouse(stayer.page())).playTurn();
        assertThat(pair.atTurn()).as("the owner plays again").isSameAs(leaver);
    }

    @Test
    @DisplayName("in a match by correspondence that was overdue when the server started again")
    void correspondence() {
        var host = house.window(Device.DESK);
        String match = host.make(NewGame.byCorrespondence(3));
        var pair = Pair.seated(match, host, house.window(Device.DESK));
        Window slow = pair.atTurn();
        assertThat(slow.page().getByRole(AriaRole.TIMER).first()).hasText("2 d 23 h");
        pair.other(slow).page().navigate("about:blank");
        house.server().kill();
        house.server().moveClock(Duration.ofDays(2));
        house.server().startAgain();
        assertThat(slow.page().getByRole(AriaRole.TIMER).first()).containsText("h");
        assertThat(pair.atTurn()).as("there is a day left").isSameAs(slow);
        house.server().kill();
        house.server().moveClock(Duration.ofDays(1));
        house.server().startAgain();
        pair.other(slow).open("/match/" + match);
        Patience.await(() -> Control.CONFIRM.isOn(pair.other(slow).page()), "no bot has played");
        assertThat(Control.CONFIRM.on(slow.page())).isHidden();
    }
}
