package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.morris.Rules.Flying;
import strategos.testkit.Garble;

class RulesTextTest {

    @DisplayName("Every preset is read as it was written")
    @ParameterizedTest
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void presetsAreRead(Rules preset) throws Exception {
        assertThat(RulesText.read("a file", RulesText.write(preset))).isEqualTo(preset);
    }

    @Test
    @DisplayName("A record says every option, and opens the very same game again")
    void setupSaysEverything() throws Exception {
        var rules =
                RulesText.read("a file", "name = mine\nbase = morris-fly\nquiet-moves = 30\nmen=8");
        var setup = new Morris(rules).setup();
        assertThat(setup.get("rules"))
                .isEqualTo(
                        """
                        name = mine
                        board = nine
                        men = 8
                        first = drawn
                        flying = after-mill
                        taking = any
                        aim = take
                        repetitions = 3
                        quiet-moves = 30""");
        assertThat(Morris.open(setup).rules()).isEqualTo(rules);
    }

    @Test
    @DisplayName("What is not said is taken from the base, standard rules unless it is named")
    void base() throws Exception {
        assertThat(RulesText.read("a file", "")).isEqualTo(MorrisPresets.MORRIS);
        assertThat(RulesText.read("a file", "flying = never # harder").flying())
                .isEqualTo(Flying.NEVER);
        assertThat(RulesText.read("a file", "base = six-mens-morris").board())
                .isEqualTo(MorrisBoards.SIX);
    }

    @Test
    @DisplayName("Every fault is told with its line, all at once")
    void faults() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(
                        () ->
                                RulesText.read(
                                        "my.rules",
                                        """
                                        board = eleven
                                        men = many
                                        # a comment
                                        wings = 2
                                        flying
                                        taking = some
                                        """))
                .withMessage(
                        """
                        my.rules:1: 'board' is one of nine, twelve, six, three, not 'eleven'
                        my.rules:2: 'men' is a number, not 'many'
                        my.rules:4: there is no option 'wings'
                        my.rules:5: expected 'option = value', found 'flying'
                        my.rules:6: 'taking' is one of any, not-from-mills, not 'some'""");
    }

    @Test
    @DisplayName("Options that do not go together are refused with the reason")
    void combinations() {
        assertRefused("men = 13", "13 men each do not fit the 24 points of nine");
        assertRefused("repetitions = 1", "a draw at occurrence 1 of a position");
        assertRefused("flying = after-mill\naim = mill", "a mill cannot both win and allow flying");
        assertRefused("base = chess", "there is no preset 'chess'", ":1");
    }

    private static void assertRefused(String text, String why) {
        assertRefused(text, why, "");
    }

    private static void assertRefused(String text, String why, String line) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> RulesText.read("my.rules", text))
                .withMessage("my.rules" + line + ": " + why);
    }

    @RepeatedTest(200)
    @DisplayName("A garbled text is read or refused with words")
    void garbled(RepetitionInfo repetition) {
        var random = new Seed(repetition.getCurrentRepetition()).random();
        String text = Garble.garble(RulesText.write(MorrisPresets.MORRIS_FLY), random);
        try {
            var rules = RulesText.read("my.rules", text);
            assertThat(Morris.open(Map.of("rules", RulesText.write(rules))).rules())
                    .isEqualTo(rules);
        } catch (NotationException refused) {
            assertThat(refused).hasMessageStartingWith("my.rules");
        }
    }
}
