package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A bot plays for a player who is not there")
class AbsenceTest {

    @RegisterExtension private final House house = House.own("--grace", "2");

    /** Two players of one match. */
    private record Pair(Window host, Window guest) {

        Window other(Window one) {
            return one == host ? guest : host;
        }

        /** The one who has to decide. */
        Window atTurn() {
            Patience.await(() -> isAtTurn(host) || isAtTurn(guest), "it is nobody's turn");
            return isAtTurn(host) ? host : guest;
        }

        private static boolean isAtTurn(Window window) {
            return Control.CONFIRM.isOn(window.page());
        }
    }

    private Pair seated(String match, Window host) {
        var guest = house.window(Device.DESK);
        host.open("/match/" + match);
        guest.open("/match/" + match);
        guest.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Join game"))
                .click();
        return new Pair(host, guest);
    }

    @Test
    @DisplayName("after a tab was closed in mid-turn, until its owner returns")
    void closedTab() {
        var host = house.window(Device.DESK);
        String match = host.make(NewGame.withFriend());
        var pair = seated(match, host);
        Window leaver = pair.atTurn();
        Window stayer = pair.other(leaver);
        leaver.page().navigate("about:blank");
        assertThat(stayer.page().getByText("A bot plays for").first()).isVisible();
        assertThat(pair.atTurn()).as("the bot ends the turn").isSameAs(stayer);
        leaver.open("/match/" + match);
        assertThat(stayer.page().getByText("plays again").first()).isVisible();
        new Player(stayer.page(), Hands.withMouse(stayer.page())).playTurn();
        assertThat(pair.atTurn()).as("the owner plays again").isSameAs(leaver);
    }

    @Test
    @DisplayName("in a match by correspondence that was overdue when the server started again")
    void correspondence() {
        var host = house.window(Device.DESK);
        String match = host.make(NewGame.byCorrespondence(3));
        var pair = seated(match, host);
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
        assertThat(Control.CONFIRM.isOn(slow.page())).isFalse();
    }
}
