package strategos.conquest.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.battle.RoundOdds;

class SkirmishTest {

    private static final Offset<Double> EXACTLY = within(1e-12);

    @DisplayName("The odds of a battle of several rounds agree with trying each roll in turn")
    @ParameterizedTest
    @CsvSource({
        "8, 5, 1, 3, 2, 0", "8, 5, 3, 3, 2, 0", "8, 5, 4, 3, 2, 0", "4, 2, 2, 3, 2, 0",
        "9, 9, 6, 2, 2, 0", "7, 6, 5, 3, 1, 0", "7, 6, 5, 3, 2, 1", "7, 6, 5, 3, 3, -1",
    })
    void agreesWithTrying(int armies, int garrison, int rounds, int attack, int defend, int edge) {
        var dice = new DiceLimits(attack, defend, edge);
        var odds = new Skirmish(armies, garrison, dice, rounds).odds();
        assertThat(odds.win()).isCloseTo(tried(armies, garrison, dice, rounds), EXACTLY);
        assertThat(odds.inAnyCase().attackers().total()).isCloseTo(1, EXACTLY);
        assertThat(odds.inAnyCase().defenders().total()).isCloseTo(1, EXACTLY);
    }

    private static double tried(int armies, int garrison, DiceLimits dice, int rounds) {
        if (garrison == 0) return 1;
        if (armies == 1 || rounds == 0) return 0;
        var round = RoundOdds.of(dice.attackDice(armies), dice.defendDice(garrison), dice.edge());
        double win = 0;
        for (int lost = 0; lost <= round.compared(); lost++)
            win +=
                    round.chance(lost).value()
                            * tried(
                                    armies - lost,
                                    garrison - (round.compared() - lost),
                                    dice,
                                    rounds - 1);
        return win;
    }

    @DisplayName("With rounds enough it is the battle to the last army")
    @Test
    void roundsEnough() {
        var whole = Assault.of(40, 30).odds();
        var rounds = new Skirmish(40, 30, DiceLimits.PRINTED, 70).odds();
        assertThat(rounds.win()).isCloseTo(whole.win(), EXACTLY);
        assertThat(rounds.expectedAttackerLosses())
                .isCloseTo(whole.expectedAttackerLosses(), EXACTLY);
        assertThat(rounds.expectedDefenderLosses())
                .isCloseTo(whole.expectedDefenderLosses(), EXACTLY);
    }

    @DisplayName("One round of three dice against two costs both sides two armies together")
    @Test
    void oneRound() {
        var odds = new Skirmish(10, 10, DiceLimits.PRINTED, 1).odds();
        assertThat(odds.win()).isZero();
        assertThat(odds.expectedAttackerLosses() + odds.expectedDefenderLosses())
                .isCloseTo(2, EXACTLY);
        assertThat(odds.ifNotWon().attackers().chance(10)).isCloseTo(2890 / 7776.0, EXACTLY);
    }

    @DisplayName("What cannot be fought is refused in plain words")
    @Test
    void refuses() {
        assertThatThrownBy(() -> new Skirmish(5, 5, DiceLimits.PRINTED, 0))
                .hasMessage("a battle has at least 1 round");
        assertThatThrownBy(() -> new Skirmish(501, 5, DiceLimits.PRINTED, 3))
                .hasMessage(
                        "odds of a number of rounds are computed for at most 500 armies per"
                                + " side");
        assertThatThrownBy(() -> new Skirmish(1, 5, DiceLimits.PRINTED, 3))
                .hasMessageStartingWith("an attack needs at least 2 armies");
    }
}
