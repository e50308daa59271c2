package strategos.conquest.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.rules.Combat.DiceChoice;
import strategos.conquest.rules.SetValue.Escalating;
import strategos.conquest.rules.Setup.Neutral;
import strategos.game.NotationException;

class RulesetTextTest {

    @DisplayName("What is written is read as the same ruleset")
    @Test
    void roundTrip() throws NotationException {
        for (Ruleset preset : ConquestPresets.ALL) {
            String text = RulesetText.write(preset);
            assertThat(RulesetText.read("again", text)).isEqualTo(preset);
            assertThat(text.lines()).contains("name = " + preset.name());
        }
    }

    @DisplayName("What is not said is as in the base, which is modern unless another is named")
    @Test
    void base() throws NotationException {
        assertThat(RulesetText.read("t", "")).isEqualTo(ConquestPresets.MODERN);
        assertThat(RulesetText.read("t", "base = classic")).isEqualTo(ConquestPresets.CLASSIC);
        var house =
                RulesetText.read(
                        "t",
                        """
                        base = classic      # the checklist, but
                        name = house rules
                        seats = 2-8
                        defender-dice = most
                        neutral = with-two-seats
                        set-values = 5, 7, then +1
                        """);
        assertThat(house.name()).isEqualTo("house rules");
        assertThat(house.seats()).isEqualTo(new Seats(2, 8));
        assertThat(house.combat().defender()).isEqualTo(DiceChoice.MOST);
        assertThat(house.setup().neutral()).isEqualTo(Neutral.WITH_TWO_SEATS);
        assertThat(house.cards().value()).isEqualTo(new Escalating(List.of(5, 7), 1));
        assertThat(house.income()).isEqualTo(ConquestPresets.CLASSIC.income());
    }

    @DisplayName("All faults are named at once, with file and line, in the order of the file")
    @Test
    void faults() {
        assertThat(
                        faultsOf(
                                """
                                seats = 2-99999999999
                                defender-dice = all
                                forced-trade = -5

                                set-values = 4, 6, 8
                                seats = 3
                                colour = red
                                whatever
                                base = modren
                                """))
                .isEqualTo(
                        """
                        t.rules:2: 'defender-dice' is one of chosen, most, not 'all'
                        t.rules:3: 'forced-trade' is a number, not '-5'
                        t.rules:5: 'set-values' is numbers such as 4, 6, 8, then +5, or such as fixed 4, 6, 8, 10, not '4, 6, 8'
                        t.rules:6: 'seats' is given twice
                        t.rules:7: there is no option 'colour'
                        t.rules:8: expected 'option = value', found 'whatever'
                        t.rules:9: there is no preset 'modren'\
                        """);
    }

    @DisplayName("Combinations that cannot work are refused")
    @Test
    void combinations() {
        assertThat(faultsOf("seats = 1-4"))
                .isEqualTo("t.rules:1: a match needs at least 2 seats, not 1");
        assertThat(faultsOf("seats = 6-4")).isEqualTo("t.rules:1: at most 4 seats is less than 6");
        assertThat(faultsOf("seats = 2-15"))
                .isEqualTo("t.rules:1: at most 14 seats can play, not 15");
        assertThat(faultsOf("forced-trade = 4"))
                .isEqualTo(
                        "t.rules:1: trading cannot be mandatory with 4 cards: they may contain no"
                                + " set");
        assertThat(faultsOf("territories-per-army = 0"))
                .isEqualTo("t.rules:1: one army for every 0 territories");
        assertThat(faultsOf("least-income = 99999999"))
                .isEqualTo("t.rules:1: the minimum income is 0 to 10000, not 99999999");
        assertThat(faultsOf("matching-card = 99999999"))
                .isEqualTo("t.rules:1: a matching card brings 0 to 10000 armies, not 99999999");
        assertThat(faultsOf("win-share = 50"))
                .isEqualTo(
                        "t.rules:1: a match is won with 51 to 100 percent of the territories, not"
                                + " with 50");
        assertThat(faultsOf("name =")).isEqualTo("t.rules:1: '' cannot be the name of a ruleset");
    }

    @DisplayName("Options that exclude each other are refused where the last of them is said")
    @Test
    void clashes() {
        assertThat(faultsOf("teams = 2\n\ngoal = missions\nsight = open"))
                .isEqualTo(
                        "t.rules:3: missions cannot be combined with teams: one could be to beat"
                                + " a team-mate");
        assertThat(faultsOf("base = classic\nteams = 7"))
                .isEqualTo("t.rules:2: 3 to 6 seats cannot be divided into 7 teams");
        assertThat(faultsOf("seats = 7\nteams = 2\ngoal = missions"))
                .isEqualTo(
                        """
                        t.rules:2: 7 to 7 seats cannot be divided into 2 teams
                        t.rules:3: missions cannot be combined with teams: one could be to beat a team-mate\
                        """);
    }

    private static String faultsOf(String text) {
        var fault =
                catchThrowableOfType(
                        NotationException.class, () -> RulesetText.read("t.rules", text));
        return String.valueOf(fault.getMessage());
    }
}
