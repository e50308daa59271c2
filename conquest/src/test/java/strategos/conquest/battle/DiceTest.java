package strategos.conquest.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DiceTest {

    @DisplayName("Highest is compared with highest, then next with next")
    @Test
    void highestAgainstHighest() {
        assertThat(Dice.compare(faces(2, 6, 5), faces(4, 5))).isEqualTo(new Losses(0, 2));
        assertThat(Dice.compare(faces(1, 6), faces(5, 2))).isEqualTo(new Losses(1, 1));
        assertThat(Dice.compare(faces(1, 2, 3), faces(6, 4))).isEqualTo(new Losses(2, 0));
    }

    @DisplayName("A tie goes to the defender")
    @Test
    void tiesGoToTheDefender() {
        assertThat(Dice.compare(faces(6, 3, 1), faces(6, 2))).isEqualTo(new Losses(1, 1));
        assertThat(Dice.compare(faces(4), faces(4))).isEqualTo(new Losses(1, 0));
    }

    @DisplayName("As many pairs are compared as the side with fewer dice has")
    @Test
    void fewerDiceDecideHowManyAreLost() {
        assertThat(Dice.compare(faces(5, 5, 5), faces(4))).isEqualTo(new Losses(0, 1));
        assertThat(Dice.compare(faces(5), faces(4, 4))).isEqualTo(new Losses(0, 1));
        assertThat(Dice.compare(faces(5, 5, 5), faces(5, 4, 5))).isEqualTo(new Losses(2, 1));
    }

    @DisplayName("Comparing leaves the dice as they lie")
    @Test
    void comparingLeavesTheDiceAsTheyLie() {
        int[] attack = faces(1, 6, 3);
        Dice.compare(attack, faces(2, 5));
        assertThat(attack).containsExactly(1, 6, 3);
    }

    @DisplayName("An outcome is the faces in base 6, the attacker's first die the highest digit")
    @Test
    void outcomeIsFacesInBaseSix() {
        assertThat(Dice.outcome(faces(1, 1, 1), faces(1, 1))).isZero();
        assertThat(Dice.outcome(faces(1, 1, 1), faces(1, 6))).isEqualTo(5);
        assertThat(Dice.outcome(faces(2, 1, 1), faces(1, 1))).isEqualTo(6 * 6 * 6 * 6);
        assertThat(Dice.outcome(faces(6, 6, 6), faces(6, 6))).isEqualTo(7775);
    }

    @DisplayName("Every outcome of every pair of dice reads back as its faces and losses")
    @Test
    void everyOutcomeReadsBack() {
        for (int attackDice = 1; attackDice <= Dice.MOST; attackDice++) {
            for (int defendDice = 1; defendDice <= Dice.MOST; defendDice++) {
                for (int outcome = 0; outcome < Dice.outcomes(attackDice + defendDice); outcome++) {
                    int[] attack = Dice.attackFaces(attackDice, defendDice, outcome);
                    int[] defend = Dice.defendFaces(defendDice, outcome);
                    assertThat(attack).hasSize(attackDice);
                    assertThat(defend).hasSize(defendDice);
                    assertThat(Dice.outcome(attack, defend)).isEqualTo(outcome);
                    assertThat(Dice.losses(attackDice, defendDice, outcome))
                            .isEqualTo(Dice.compare(attack, defend));
                }
            }
        }
    }

    @DisplayName("A face that no die has is refused")
    @Test
    void refusesAFaceThatNoDieHas() {
        assertThatThrownBy(() -> Dice.outcome(faces(7), faces(1)))
                .hasMessage("a die shows 1 to 6, not 7");
    }

    private static int[] faces(int... faces) {
        return faces;
    }
}
