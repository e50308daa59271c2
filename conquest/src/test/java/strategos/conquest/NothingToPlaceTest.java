package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.Stage;
import strategos.game.NotationException;

/**
 * A turn or a trade that brings no armies moves on by itself. docs/rules/classic.md#reinforcements
 */
class NothingToPlaceTest {

    // Alaska and Ontario show infantry, Alberta cavalry, Central America artillery.
    private static final String[] SET = {"Alaska", "Alberta", "Central America"};

    private static Position poor(String base, String options) throws NotationException {
        Ruleset preset = ConquestPresets.named(base).orElseThrow();
        var rules =
                RulesetText.change(
                        preset, "poor", "least-income = 0\nterritories-per-army = 9\n" + options);
        return Position.of(rules, 3).holds(0, "Japan 3").holds(1, "Siam 3").holdsTheRest(2);
    }

    @DisplayName("A turn that begins with nothing to place begins with the attack")
    @ParameterizedTest
    @ValueSource(strings = {"classic", "modern", "academy", "rizk"})
    void turn(String preset) throws NotationException {
        var play = poor(preset, "").begins(0);
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.allows("attack Japan Mongolia 2") || play.allows("attack Japan Mongolia"))
                .isTrue();
    }

    @DisplayName("A hand that could hold a set can be traded first, or kept")
    @Test
    void trading() throws NotationException {
        var play = poor("modern", "").holdsCards(0, SET).begins(0);
        assertThat(play.stage()).isEqualTo(Stage.TRADE);
        assertThat(play.allows("done")).isTrue();
        play.move("trade Alaska Alberta Central America");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.left()).isEqualTo(4);
        play.move("place Japan 4");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
    }

    @DisplayName("A trade that brings nothing goes on where it was, or to the attack")
    @ParameterizedTest
    @ValueSource(strings = {"classic", "modern", "academy"})
    void emptyTrade(String preset) throws NotationException {
        var worthless = poor(preset, "set-values = 0, then +0");
        var play = worthless.holdsCards(0, SET).begins(0);
        play.move("trade Alaska Alberta Central America");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
    }

    @DisplayName("Forced trades that bring nothing are made until the hand is small enough")
    @Test
    void forcedTrades() throws NotationException {
        var play =
                poor("modern", "set-values = 0, then +0")
                        .holdsCards(0, SET)
                        .holdsCards(0, "Ontario", "Greenland", "Quebec")
                        .begins(0);
        assertThat(play.stage()).isEqualTo(Stage.TRADE);
        assertThat(play.refusal("done")).contains("you have to trade a set");
        play.move("trade Alaska Alberta Central America");
        assertThat(play.stage()).as("three cards are left").isEqualTo(Stage.TRADE);
        play.move("done");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
    }
}
