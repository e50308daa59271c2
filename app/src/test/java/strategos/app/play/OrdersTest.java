package strategos.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.Script;

/** Orders at the terminal: given, listed, taken back, and what became of them. */
class OrdersTest {

    private static final String PLAY = "play --rules warzone --seats you,rush --seed 7";
    private static final Pattern HINT = Pattern.compile("A bot would play: (deploy .* (\\d+))");

    @TempDir private Path data;
    private Script script;

    @BeforeEach
    void open() {
        script = new Script(data);
    }

    /** An order that makes sense in the first turn. */
    private String deployment() {
        var hint = HINT.matcher(script.run(PLAY, "hint").out());
        assertThat(hint.find()).isTrue();
        return hint.group(1);
    }

    @Test
    @DisplayName("An order is noted and listed, and can be withdrawn as if it had never been given")
    void withdrawn() {
        String order = deployment();
        var answer = script.run(PLAY, order, "orders", "withdraw 1", "orders");
        assertThat(answer.out())
                .contains("Noted: " + order + ".")
                .contains("  1  " + order)
                .contains("Taken back: " + order)
                .contains("You have given no orders yet.");
        script.run(PLAY, "status");
        assertThat(script.record(2)).isEqualTo(script.record(3));
    }

    @Test
    @DisplayName("Cards of others are a secret, so nobody's are counted")
    void noCountOfCards() {
        String out = script.run(PLAY, "auto", "cards", "status").out();
        assertThat(out)
                .contains("You draw a card: ", "Income  Continents")
                .doesNotContain("0 cards", "Income  Cards");
    }

    @Test
    @DisplayName("Where no order has been given there is none to withdraw")
    void nothingToWithdraw() {
        assertThat(script.run(PLAY, "withdraw").out()).contains("You have given no orders yet.");
    }

    @Test
    @DisplayName("Nobody is done before everything is deployed, and is told so")
    void notDone() {
        assertThat(script.run(PLAY, "done").out())
                .contains("more armies to deploy before you are done");
    }

    @Test
    @DisplayName("What became of the orders is told line by line")
    void told() {
        assertThat(script.run(PLAY, "auto", "auto").out())
                .doesNotContain("Noted:")
                .containsPattern("You deploy \\d+ on ")
                .containsPattern("Rush \\(B\\) deploys \\d+ on ")
                .containsPattern("You advance \\d+ from .* lost \\d+ of \\d+")
                .contains("You draw a card: ");
    }

    @Test
    @Tag("slow")
    @DisplayName("In fog orders are told as far as they were seen, and a match can be finished")
    void inFog() {
        String play =
                "play warzone --deal --set sight=fog --seats you,rush,balanced,turtle --seed 7";
        assertThat(script.run(play, "auto", "auto", "auto").out())
                .containsPattern("You advance \\d+ from .* lost \\d+ of \\d+")
                .containsPattern("[A-Z]\\w+ \\(.\\) comes to .* out of the fog\\.")
                .containsPattern("[A-Z]\\w+ \\(.\\) leaves .* into the fog\\.");
        assertThat(script.run(play, Script.TO_THE_END).out()).contains("won on turn");
    }

    @Test
    @Tag("slow")
    @DisplayName("A match of orders can be played to its end, left and taken up again")
    void toTheEnd() {
        String play = PLAY + Script.SMALL_BOARD;
        script.run(play, "auto", "auto");
        var answer = script.run("resume 1", Script.TO_THE_END);
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.out()).contains("won on turn");
        script.run(play, Script.TO_THE_END);
        assertThat(script.record(1)).isEqualTo(script.record(2));
    }

    @Test
    @Tag("slow")
    @DisplayName("With 'orders = round-robin' everyone gives one order in turn, for all to see")
    void inTurn() {
        String play = PLAY + " --set orders=round-robin";
        String order = deployment();
        assertThat(script.run(play, order, "orders", "withdraw").out())
                .contains("Noted: " + order + ".")
                .containsPattern("Rush \\(B\\) orders: deploy .* \\d+\\.")
                .contains("A  " + order)
                .containsPattern("(?m)^B  deploy .* \\d+$")
                .contains("Everyone has seen your orders, so they cannot be taken back.");
        assertThat(script.run(play, "deploy " + twoPlaces(play)).out())
                .contains("Give one order at a time: the next player is waiting.");
        var whole = script.run(play + Script.SMALL_BOARD, Script.TO_THE_END);
        assertThat(whole.exitCode()).isZero();
        assertThat(whole.out()).contains("won on turn");
    }

    /** Two deployments of one army each, on territories that bots would deploy on. */
    private String twoPlaces(String play) {
        var hint = HINT.matcher(script.run(play, "hint").out());
        assertThat(hint.find()).isTrue();
        String place = hint.group(1).replaceFirst("deploy ", "").replaceFirst(" \\d+$", "");
        return place + " 1, " + place + " 1";
    }

    @Test
    @DisplayName("Cards are explained, and cannot be played by those who hold none")
    void cards() {
        assertThat(script.run(PLAY, "cards", "reinforce").out())
                .contains(
                        "You hold no cards. Conquer a territory to draw one at the end of the"
                                + " turn.")
                .contains("no card for that");
    }
}
