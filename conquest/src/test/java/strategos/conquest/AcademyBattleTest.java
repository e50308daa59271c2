package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;

/** Document 000, sentence by sentence: attacking and fortifying. docs/rules/academy.md */
class AcademyBattleTest {

    private static Position position(int attackers, int defenders) {
        return Position.of(ConquestPresets.ACADEMY, 3)
                .holds(0, "Alaska " + attackers + ", Japan 1")
                .holds(1, "Kamchatka " + defenders + ", Peru 1")
                .holdsTheRest(2);
    }

    @DisplayName(
            "000: the PLAYER can choose to attack any territory they do not own, that borders a territory that they do own")
    @Test
    void targets() {
        var play = position(4, 1).attacks(0);
        assertThat(play.allows("attack Alaska Kamchatka 1")).isTrue();
        assertThat(play.allows("attack Alaska Alberta 1")).isTrue();
        assertThat(play.refusal("attack Alaska Peru 1")).isEqualTo("Alaska does not border Peru");
        assertThat(play.refusal("attack Alaska Japan 1")).isEqualTo("Japan is your own");
        assertThat(play.refusal("attack Siam China 1")).isEqualTo("Siam is not yours");
    }

    @DisplayName(
            "000: the PLAYER's TERRITORY needs at least two troops located in it to be able to attack")
    @Test
    void twoTroops() {
        assertThat(position(1, 1).attacks(0).refusal("attack Alaska Kamchatka 1"))
                .isEqualTo("Alaska has only one army, which has to stay");
        assertThat(position(2, 1).attacks(0).allows("attack Alaska Kamchatka 1")).isTrue();
    }

    @DisplayName(
            "000: the attacker can have as many battles as they want, as long as they have 2 or more troops")
    @Test
    void manyBattles() {
        var play = position(4, 3).attacks(0);
        for (int battle = 0; battle < 3; battle++)
            play.move("attack Alaska Kamchatka 1").dice("1 - 6 6");
        assertThat(play.armies("Alaska")).isEqualTo(1);
        assertThat(play.allows("attack Alaska Kamchatka 1")).isFalse();
    }

    @DisplayName("000: They can choose any time to stop the attacking phase")
    @Test
    void stop() {
        var play = position(5, 3).attacks(0).move("attack Alaska Kamchatka 1").dice("1 - 6 6");
        assertThat(play.move("done").stage()).isEqualTo(Stage.FORTIFY);
    }

    @DisplayName(
            "000: the PLAYER must announce the territory they are attacking with and the TERRITORY that borders it")
    @Test
    void announced() {
        var play = position(5, 3).attacks(0).move("attack Alaska Kamchatka 2");
        assertThat(play.stage()).isEqualTo(Stage.BATTLE);
        assertThat(play.view(1).board().name(play.view(1).from())).isEqualTo("Alaska");
        assertThat(play.view(1).board().name(play.view(1).to())).isEqualTo("Kamchatka");
    }

    @DisplayName(
            "000: The attacker can choose any number between 1 to 3. There must be one more army in the territory than the number of dice")
    @ParameterizedTest(name = "{0} armies can roll {1} dice: {2}")
    @CsvSource({
        "2, 1, true",
        "2, 2, false",
        "3, 2, true",
        "3, 3, false",
        "4, 3, true",
        "9, 1, true",
        "9, 4, false",
        "9, 0, false"
    })
    void attackersDice(int armies, int dice, boolean allowed) {
        assertThat(position(armies, 2).attacks(0).allows("attack Alaska Kamchatka " + dice))
                .isEqualTo(allowed);
    }

    @DisplayName(
            "000: Both the player and opponent must announce the number of dice to roll. The defender can roll either 1 or 2 dice")
    @Test
    void defendersDice() {
        var play =
                position(5, 3)
                        .stands(1, StandingDefence.ASK)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3");
        assertThat(play.stage()).isEqualTo(Stage.DEFEND);
        assertThat(play.decider()).isEqualTo(1);
        assertThat(play.options()).containsExactly("defend 1", "defend 2");
        assertThat(play.move("defend 1").dice("6 5 4 - 1").armies("Kamchatka")).isEqualTo(2);
    }

    @DisplayName("000: To roll 2 dice, they must have at least 2 armies on their territory")
    @Test
    void oneArmyOneDie() {
        var play =
                position(5, 1)
                        .stands(1, StandingDefence.ASK)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3");
        assertThat(play.stage()).as("there is nothing to choose").isEqualTo(Stage.BATTLE);
        assertThat(play.dice("1 1 1 - 6").armies("Kamchatka")).isEqualTo(1);
    }

    @DisplayName(
            "000: Roll the dice for both sides. Sort it from greatest to least, compare the greatest, then do the same for the two next-highest dice")
    @ParameterizedTest(name = "{0}: attacker loses {1}, defender {2}")
    @CsvSource({
        "6 1 3 - 3 5, 1, 1",
        "1 6 5 - 4 5, 0, 2",
        "5 5 5 - 5 5, 2, 0",
        "2 6 - 6, 1, 0",
        "3 - 2 1, 0, 1",
    })
    void outcome(String dice, int attackerLoses, int defenderLoses) {
        String[] sides = dice.split(" - ", -1);
        int attackDice = sides[0].split(" ", -1).length;
        var position = position(9, 5);
        if (sides[1].length() == 1) position.stands(1, StandingDefence.ALWAYS_ONE);
        var play = position.attacks(0).move("attack Alaska Kamchatka " + attackDice).dice(dice);
        assertThat(play.armies("Alaska")).isEqualTo(9 - attackerLoses);
        assertThat(play.armies("Kamchatka")).isEqualTo(5 - defenderLoses);
    }

    @DisplayName(
            "000: If the attacker's is higher, then the defender loses one troop from the territory under attack")
    @Test
    void attackerIsHigher() {
        assertThat(
                        position(2, 1)
                                .attacks(0)
                                .move("attack Alaska Kamchatka 1")
                                .dice("2 - 1")
                                .owner("Kamchatka"))
                .isZero();
    }

    @DisplayName(
            "000: If the defender's is higher or equal to, the attacker loses one troop from the territory they attacked from")
    @Test
    void defenderIsHigherOrEqual() {
        assertThat(
                        position(3, 1)
                                .attacks(0)
                                .move("attack Alaska Kamchatka 1")
                                .dice("4 - 4")
                                .armies("Alaska"))
                .isEqualTo(2);
        assertThat(
                        position(3, 1)
                                .attacks(0)
                                .move("attack Alaska Kamchatka 1")
                                .dice("4 - 5")
                                .armies("Alaska"))
                .isEqualTo(2);
    }

    @DisplayName("000: a PLAYER can also choose not to attack at all and move on to the next phase")
    @Test
    void noAttack() {
        assertThat(position(5, 1).attacks(0).move("done").stage()).isEqualTo(Stage.FORTIFY);
    }

    @DisplayName(
            "000: The PLAYER can move as many troops from one and only one of their TERRITORYs into one and only of the adjacent TERRITORYs that they own")
    @Test
    void fortify() {
        var position =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, "Alaska 5, Alberta 1, Ontario 1")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2);
        var play = position.fortifies(0);
        assertThat(play.refusal("fortify Alaska Ontario 1"))
                .isEqualTo("Alaska does not border Ontario");
        assertThat(play.refusal("fortify Alaska Alberta 5")).contains("one has to stay");
        play.move("fortify Alaska Alberta 4");
        assertThat(play.armies("Alberta")).isEqualTo(5);
        assertThat(play.seat()).as("one move, and the turn is over").isEqualTo(1);
    }

    @DisplayName(
            "000: The PLAYER can also choose not to do anything, and move on to the final phase")
    @Test
    void noMove() {
        assertThat(position(5, 1).fortifies(0).move("done").seat()).isEqualTo(1);
    }
}
