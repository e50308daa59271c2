package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;

/** The checklist's second phase: who may attack whom, with how many dice, and who loses what. */
class ClassicAttackingTest {

    /** Seat 0 holds Alaska with this many armies, next to Kamchatka of seat 2. */
    private static Position alaska(int armies, int kamchatka) {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska " + armies + ", Brazil 1")
                .holds(2, "Kamchatka " + kamchatka + ", Japan 2")
                .holdsTheRest(1);
    }

    private static Play attack(int armies, int kamchatka) {
        return alaska(armies, kamchatka).attacks(0);
    }

    // Attacking

    @DisplayName("003: Players can choose to attack or continue to the fortifying phase.")
    @Test
    void attackOrGoOn() {
        var play = attack(4, 2);
        assertThat(play.options()).contains("attack Alaska Kamchatka 3", "done");
        assertThat(play.move("done").stage()).isEqualTo(Stage.FORTIFY);
    }

    @DisplayName(
            "003: Players can only attack territores that are adjacent or connected to territories that the attacknig player owns.")
    @Test
    void onlyNeighboursAreAttacked() {
        var play = attack(4, 2);
        assertThat(play.allows("attack Alaska Kamchatka 1")).as("over the sea").isTrue();
        assertThat(play.allows("attack Alaska Alberta 1")).as("over land").isTrue();
        assertThat(play.refusal("attack Alaska Japan 1")).isEqualTo("Alaska does not border Japan");
        assertThat(play.refusal("attack Kamchatka Alaska 1")).isEqualTo("Kamchatka is not yours");
        assertThat(play.refusal("attack Alaska Alaska 1")).isEqualTo("Alaska is your own");
    }

    @DisplayName(
            "003: A territory must have atleast two units to declare an attack on another territory")
    @Test
    void twoUnitsToAttack() {
        assertThat(attack(2, 1).allows("attack Alaska Kamchatka 1")).isTrue();
        assertThat(attack(1, 1).refusal("attack Alaska Kamchatka 1"))
                .isEqualTo("Alaska has only one army, which has to stay");
        assertThat(attack(4, 1).refusal("attack Brazil Peru 1"))
                .isEqualTo("Brazil has only one army, which has to stay");
    }

    @DisplayName(
            "003: The attacking player maybe continue to attack one country until he has elimated the enemy units on the territory or until he has only one unit left.")
    @Test
    void attackGoesOnUntilOneSideIsGone() {
        var losing = attack(3, 2).move("attack Alaska Kamchatka 1").dice("1 - 6 6");
        losing.move("attack Alaska Kamchatka 1").dice("2 - 3 3");
        assertThat(losing.armies("Alaska")).isEqualTo(1);
        assertThat(losing.allows("attack Alaska Kamchatka 1")).isFalse();

        var winning = attack(4, 2).move("attack Alaska Kamchatka 1").dice("6 - 1 1");
        assertThat(winning.armies("Kamchatka")).isEqualTo(1);
        winning.move("attack Alaska Kamchatka 1").dice("6 - 1");
        assertThat(winning.owner("Kamchatka")).isZero();
    }

    @DisplayName(
            "003: The attacknig player may also choose to attack a new territory as much as they'd like durring there attacking phase.")
    @Test
    void newTerritoriesAreAttacked() {
        var play = attack(9, 3);
        play.move("attack Alaska Kamchatka 1").dice("1 - 2 2");
        play.move("attack Alaska Alberta 1").dice("6 - 2").move("occupy 3");
        play.move("attack Alberta Ontario 1").dice("6 - 2").move("occupy 1");
        play.move("attack Alaska Kamchatka 2").dice("6 6 - 1 1");
        assertThat(play.owner("Ontario")).isZero();
        assertThat(play.armies("Kamchatka")).isEqualTo(1);
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
    }

    // To attack

    @DisplayName(
            "003: After the attacker selects which territory they are attacking, they and the enemy must select how many \"dice\" they intend to roll.")
    @Test
    void bothSelectDice() {
        var play = alaska(4, 2).stands(2, StandingDefence.ASK).attacks(0);
        play.move("attack Alaska Kamchatka 2");
        assertThat(play.decider()).isEqualTo(2);
        assertThat(play.options()).containsExactly("defend 1", "defend 2");
        assertThat(play.move("defend 1").dice("5 4 - 3").armies("Kamchatka")).isEqualTo(1);
    }

    @DisplayName(
            "003: The attacker may choose to roll 1,2, or 3 \"dice\". They must have 1 more unit than the dice they roll.")
    @Test
    void attackersDice() {
        for (int dice = 1; dice <= 3; dice++) {
            String move = "attack Alaska Kamchatka " + dice;
            assertThat(attack(dice + 1, 1).allows(move)).as("one more unit than dice").isTrue();
            assertThat(attack(dice, 1).allows(move)).as("as many units as dice").isFalse();
        }
        assertThat(attack(3, 1).refusal("attack Alaska Kamchatka 3"))
                .isEqualTo("3 dice need 4 armies, but Alaska has 3");
        assertThat(attack(9, 1).refusal("attack Alaska Kamchatka 4"))
                .isEqualTo("you can attack with 1 to 3 dice, not 4");
        assertThat(attack(9, 1).allows("attack Alaska Kamchatka 0")).isFalse();
    }

    @DisplayName(
            "003: The attacker may choose to roll 1, or 2 \"dice\". They must have 1 more unit than the dice they roll. (read as the defender's line: two dice need two units)")
    @Test
    void defendersDice() {
        var two = alaska(4, 2).stands(2, StandingDefence.ASK).attacks(0);
        two.move("attack Alaska Kamchatka 3");
        assertThat(two.allows("defend 1")).isTrue();
        assertThat(two.allows("defend 2")).isTrue();
        assertThat(two.refusal("defend 3")).isEqualTo("you can defend with 1 to 2 dice, not 3");
        assertThat(two.allows("defend 0")).isFalse();
        var one = alaska(4, 1).stands(2, StandingDefence.ASK).attacks(0);
        one.move("attack Alaska Kamchatka 3");
        assertThat(one.stage()).as("one unit rolls one die, unasked").isEqualTo(Stage.BATTLE);
        one.dice("1 1 1 - 1");
    }

    // Deciding the winner of a battle

    private static Play rolled(String attack, String faces) {
        return alaska(5, 3).attacks(0).move(attack).dice(faces);
    }

    @DisplayName("003: A winner is declared by the higher dice roll.")
    @Test
    void higherRollWins() {
        assertThat(rolled("attack Alaska Kamchatka 3", "2 5 3 - 4 1").armies("Kamchatka"))
                .as("5 beats 4, and 3 beats 1")
                .isEqualTo(1);
        assertThat(rolled("attack Alaska Kamchatka 3", "2 2 3 - 4 4").armies("Alaska"))
                .as("4 beats 3, and 4 beats 2")
                .isEqualTo(3);
    }

    @DisplayName("003: If the attacker has a higher dice roll, then the defender loses one unit.")
    @Test
    void defenderLosesOne() {
        var play = rolled("attack Alaska Kamchatka 1", "5 - 4 4");
        assertThat(play.armies("Alaska")).isEqualTo(5);
        assertThat(play.armies("Kamchatka")).isEqualTo(2);
    }

    @DisplayName("003: If the defender has a higher dice roll, then the attacker loses one unit.")
    @Test
    void attackerLosesOne() {
        var play = rolled("attack Alaska Kamchatka 1", "4 - 5 1");
        assertThat(play.armies("Alaska")).isEqualTo(4);
        assertThat(play.armies("Kamchatka")).isEqualTo(3);
    }

    @DisplayName(
            "003: If the defender and the attacker tie for the highest roll, then the attacker loses one unit.")
    @Test
    void tiesGoToTheDefender() {
        var play = rolled("attack Alaska Kamchatka 1", "6 - 6 1");
        assertThat(play.armies("Alaska")).isEqualTo(4);
        assertThat(play.armies("Kamchatka")).isEqualTo(3);
    }

    @DisplayName(
            "003: If each player rolled more than one dice, then compare the two next-highest dice and repeat the above win conditions.")
    @Test
    void nextHighestDiceAreCompared() {
        var split = rolled("attack Alaska Kamchatka 3", "1 6 4 - 4 5");
        assertThat(split.armies("Alaska")).as("4 ties with 4").isEqualTo(4);
        assertThat(split.armies("Kamchatka")).as("6 beats 5").isEqualTo(2);
        var both = rolled("attack Alaska Kamchatka 2", "6 5 - 5 4");
        assertThat(both.armies("Kamchatka")).isEqualTo(1);
    }
}
