package strategos.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("A whole game can be played")
class WholeGameTest {

    /** Long enough for everything that there is to do in a game. */
    private static final NewGame SHORT = NewGame.on("random:20:5:3:2");

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("by mouse")
    void byMouse() {
        play(SHORT, Device.DESK.lively(), Hands::withMouse);
    }

    @Test
    @DisplayName("with every kind of move made by keyboard alone")
    void movesByKeyboard() {
        playEveryMove(NewGame.easy(), Device.DESK.options(), Hands::onKeyboard);
    }

    @Tag("long")
    @Test
    @DisplayName("by keyboard alone")
    void byKeyboard() {
        play(NewGame.easy(), Device.DESK.options(), Hands::onKeyboard);
    }

    @Test
    @DisplayName("with every kind of move made by touch on a screen 375 pixels wide")
    void movesByTouch() {
        playEveryMove(SHORT, Device.PHONE.options(), Hands::withFinger);
    }

    @Tag("long")
    @Test
    @DisplayName("by touch on a screen 375 pixels wide")
    void byTouch() {
        play(SHORT, Device.PHONE.options(), Hands::withFinger);
    }

    private void playEveryMove(
            NewGame game, NewContextOptions device, Function<Page, Hands> hands) {
        var window = house.window(device);
        open(window, game, hands).playEveryDeed();
        assertThat(window.troubles()).isEmpty();
    }

    private static Player open(Window window, NewGame game, Function<Page, Hands> hands) {
        window.open("/match/" + window.make(game));
        Moment.awaitDecision(window.page());
        return new Player(window.page(), hands.apply(window.page()));
    }

    private void play(NewGame game, NewContextOptions device, Function<Page, Hands> hands) {
        var window = house.window(device);
        var player = open(window, game, hands);
        player.playToTheEnd();
        assertThat(player.deeds()).containsExactlyInAnyOrder(Player.Deed.values());
        assertThat(window.page().getByText("The world is yours.").first()).isVisible();
        window.page().getByRole(AriaRole.DIALOG).getByText("Watch the replay").click();
        assertThat(window.page().getByRole(AriaRole.SLIDER).first()).isVisible();
        window.open("/");
        assertThat(window.page().getByText("You won · turn")).isVisible();
        assertThat(window.troubles()).isEmpty();
    }
}
