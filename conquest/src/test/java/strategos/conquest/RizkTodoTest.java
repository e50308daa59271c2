package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.Stage;
import strategos.game.NotationException;

/** Document 001, its list of things to do and of extensions, item by item. docs/rules/rizk.md */
class RizkTodoTest {

    private static Position position(int attackers, int defenders) {
        return Position.of(ConquestPresets.RIZK, 3)
                .holds(0, "Alaska " + attackers + ", Alberta 1")
                .holds(1, "Kamchatka " + defenders + ", Peru 1")
                .holdsTheRest(2);
    }

    @DisplayName("001: `attack-once`")
    @Test
    void attackOnce() {
        var play = position(9, 5).attacks(0).move("attack Alaska Kamchatka 3").dice("6 6 6 - 1 1");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.armies("Kamchatka")).isEqualTo(3);
    }

    @DisplayName("001: `attack-k-times`")
    @Test
    void attackTimes() {
        var play = position(9, 9).attacks(0).move("attack-times Alaska Kamchatka 2");
        play.dice("6 6 6 - 1 1");
        assertThat(play.stage()).as("one more").isEqualTo(Stage.BATTLE);
        play.dice("6 6 6 - 1 1");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.armies("Kamchatka")).isEqualTo(5);
        assertThat(play.refusal("attack-times Alaska Kamchatka 0")).contains("1 to 100");
    }

    @DisplayName("001: `attack-k-times` ends sooner when the territory falls")
    @Test
    void attackTimesEnds() {
        var play =
                position(9, 1).attacks(0).move("attack-times Alaska Kamchatka 5").dice("6 6 6 - 1");
        assertThat(play.stage()).isEqualTo(Stage.OCCUPY);
    }

    @DisplayName(
            "001: `attack-till-end`: attack until either the attacker can no longer attack (<2 units) or the defender has no units remaining")
    @Test
    void attackTillEnd() {
        var lost = position(3, 5).attacks(0).move("blitz Alaska Kamchatka").dice("1 1 - 6 6");
        assertThat(lost.armies("Alaska")).isEqualTo(1);
        assertThat(lost.stage()).isEqualTo(Stage.ATTACK);
        var won =
                position(5, 3)
                        .attacks(0)
                        .move("blitz Alaska Kamchatka")
                        .dice("6 6 6 - 1 1")
                        .dice("6 6 6 - 1");
        assertThat(won.stage()).isEqualTo(Stage.OCCUPY);
    }

    @DisplayName(
            "001: `attack-with-k`: attack until either territory taken or `k` friendly units dead")
    @Test
    void attackWith() {
        var play = position(9, 9).attacks(0).move("attack-losing Alaska Kamchatka 3");
        play.dice("1 1 1 - 6 6").dice("6 1 1 - 5 5");
        assertThat(play.armies("Alaska")).isEqualTo(6);
        assertThat(play.stage()).as("three are dead").isEqualTo(Stage.ATTACK);
        var taken =
                position(9, 1)
                        .attacks(0)
                        .move("attack-losing Alaska Kamchatka 3")
                        .dice("6 6 6 - 1");
        assertThat(taken.stage()).isEqualTo(Stage.OCCUPY);
    }

    @DisplayName("001: conquer a territory once no defenders remaining")
    @Test
    void conquer() {
        var play = position(5, 1).attacks(0).move("attack Alaska Kamchatka 3").dice("6 6 6 - 1");
        assertThat(play.owner("Kamchatka")).isZero();
    }

    @DisplayName(
            "001: unit movement after attack completed: inputs specifying how many units should be moved")
    @Test
    void movementAfterAttack() {
        var play = position(5, 1).attacks(0).move("attack Alaska Kamchatka 3").dice("6 6 6 - 1");
        assertThat(play.refusal("occupy 5"))
                .isEqualTo("1 to 4 armies can move into Kamchatka, not 5");
        play.move("occupy 2");
        assertThat(play.armies("Kamchatka")).isEqualTo(2);
        assertThat(play.armies("Alaska")).isEqualTo(3);
    }

    @DisplayName("001: unit movement between nodes")
    @Test
    void movement() {
        var play = position(5, 1).fortifies(0).move("fortify Alaska Alberta 2");
        assertThat(play.armies("Alberta")).isEqualTo(3);
    }

    @DisplayName("001: reinforcing nodes with additional units")
    @Test
    void reinforcing() {
        assertThat(position(5, 1).reinforces(0, 3).move("place Alaska 3").armies("Alaska"))
                .isEqualTo(8);
    }

    @DisplayName("001: track total number of reinforcements for a player in a round")
    @Test
    void tracked() {
        var play = position(5, 1).begins(0);
        assertThat(play.view(1).received(0)).hasValue(3);
        assertThat(play.move("place Alaska 3").view(2).received(0)).hasValue(3);
        assertThat(play.view(0).received(1)).as("its first turn has not begun").hasValue(0);
    }

    @DisplayName("001: set up the game by having players take turns seeding units")
    @Test
    void seeding() {
        assertThat(ConquestPresets.RIZK.setup().armies().name()).isEqualTo("AT_ONCE");
        var game = new Conquest(ConquestPresets.RIZK, SampleBoards.SMALL, 3);
        var play = new Play(game, game.start());
        while (play.stage() != Stage.SETTLE) play.roll(0);
        int first = play.decider();
        while (play.decider() == first) play.move(play.options().getFirst());
        assertThat(play.stage()).as("the next one seeds").isEqualTo(Stage.SETTLE);
    }

    @DisplayName("001: phase- and player-turn- transitions")
    @Test
    void transitions() {
        var play = position(5, 1).begins(0).move("place Alaska 3").move("done").move("done");
        assertThat(play.seat()).isEqualTo(1);
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
    }

    @DisplayName(
            "001: (Optional) better testing map (shorter names, simpler layout, easy to understand)")
    @Test
    void testingMap() {
        assertThat(SampleBoards.SMALL.size()).isLessThan(13);
        assertThat(new Conquest(ConquestPresets.RIZK, SampleBoards.SMALL, 3).seats()).isEqualTo(3);
    }

    @DisplayName(
            "001: fog of war, boosts, economy management, random events and team play go with it")
    @ParameterizedTest(name = "{0}")
    @CsvSource({"sight = fog", "boosts = on", "economy = on", "events-every = 3", "teams = 2"})
    void extensions(String option) throws NotationException {
        var rules = RulesetText.read("options", "base = rizk\n" + option);
        var game = new Conquest(rules, SampleBoards.BOOSTED, 4);
        assertThat(game.rules().extensions()).isNotEqualTo(ConquestPresets.RIZK.extensions());
    }
}
