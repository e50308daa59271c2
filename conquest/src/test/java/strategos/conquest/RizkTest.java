package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.game.Simulation;

/** Document 001, sentence by sentence: the game. docs/rules/rizk.md */
class RizkTest {

    private static final String SOUTH_AMERICA = "Argentina 1, Brazil 1, Peru 1, Venezuela 1";

    private static Position position(int attackers, int defenders) {
        return Position.of(ConquestPresets.RIZK, 3)
                .holds(0, "Alaska " + attackers + ", Japan 1")
                .holds(1, "Kamchatka " + defenders + ", Peru 1")
                .holdsTheRest(2);
    }

    private static State playedUntil(Conquest game, Stage stage, long seed) {
        var random = new Seed(seed).random();
        var simulation = game.simulation();
        State state = game.start();
        while (state.stage() != stage) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
        }
        return state;
    }

    @DisplayName(
            "001: Players are randomly assigned territories, evenly distributed -- the greatest gap in territory count between any two players is 1")
    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 4, 5, 8, 14})
    void dealt(int players) {
        var game = new Conquest(ConquestPresets.RIZK, ConquestBoards.world(), players);
        State one = playedUntil(game, Stage.SETTLE, 1);
        State other = playedUntil(game, Stage.SETTLE, 2);
        var counts = IntStream.range(0, players).map(one::holdings).summaryStatistics();
        assertThat(counts.getSum()).isEqualTo(42);
        assertThat(counts.getMax() - counts.getMin()).isLessThanOrEqualTo(1);
        assertThat(IntStream.range(0, 42)).anyMatch(t -> one.owner(t) != other.owner(t));
    }

    @DisplayName(
            "001: Each player takes turns placing `k` units in any subset of territories that they own")
    @Test
    void seeding() {
        var game = new Conquest(ConquestPresets.RIZK, ConquestBoards.world(), 3);
        var play = new Play(game, playedUntil(game, Stage.SETTLE, 1));
        int first = play.decider();
        String own = play.options().getFirst().replaceAll("^place (.*) \\d+$", "$1");
        assertThat(play.options()).as("14 tiles, 1 to 21 units").hasSize(14 * 21);
        play.move("place " + own + " 21");
        assertThat(play.decider()).isNotEqualTo(first);
        assertThat(play.refusal("place " + own + " 1")).endsWith(" is not yours");
    }

    @DisplayName("001: `k` is an option: every player places as many, however many tiles it has")
    @Test
    void chosenAllotment() throws NotationException {
        var rules = RulesetText.change(ConquestPresets.RIZK, "options", "armies-to-place = 5");
        var game = new Conquest(rules, ConquestBoards.world(), 4);
        State state = playedUntil(game, Stage.REINFORCE, 1);
        for (int seat = 0; seat < 4; seat++) {
            int placed = state.totalArmies(seat) - state.holdings(seat);
            assertThat(placed).as("seat %d", seat).isEqualTo(5);
        }
    }

    @DisplayName(
            "001: Once all players have exhausted their initial unit allotment, the game begins")
    @Test
    void begins() {
        var game = new Conquest(ConquestPresets.RIZK, ConquestBoards.world(), 3);
        State state = playedUntil(game, Stage.REINFORCE, 1);
        assertThat(IntStream.range(0, 3).map(state::totalArmies)).containsExactly(35, 35, 35);
    }

    @DisplayName("001: A turn consists of 3 phases: (1) reinforcement, (2) attack, (3) movement")
    @Test
    void phases() {
        var play = position(5, 1).reinforces(0, 1);
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.move("place Alaska 1").stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.move("done").stage()).isEqualTo(Stage.FORTIFY);
        assertThat(play.move("done").stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.seat()).isEqualTo(1);
    }

    @DisplayName("001: reinforcements = max { 3, (num_territories / 3) } + region_bonuses")
    @ParameterizedTest(name = "{0} territories bring {1}")
    @CsvSource({"1, 3", "9, 3", "11, 3", "12, 4", "14, 4"})
    void reinforcements(int territories, int units) {
        var position =
                Position.on(SampleBoards.FULL_WORD, ConquestPresets.RIZK, 3)
                        .holds(1, "Territory 63 1");
        for (int t = 0; t < territories; t++) position.holds(0, "Territory " + t * 4 + " 1");
        var play = position.holdsTheRest(2).begins(0);
        assertThat(play.left()).isEqualTo(units);
    }

    @DisplayName(
            "001: A player must place all of these units into territories that they own before they may move on to the attack phase")
    @Test
    void placeAll() {
        var play = position(5, 1).reinforces(0, 3).move("place Alaska 2");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.refusal("done")).isEqualTo("it is time to place reinforcements");
        assertThat(play.refusal("place Peru 1")).isEqualTo("Peru is not yours");
        assertThat(play.move("place Japan 1").stage()).isEqualTo(Stage.ATTACK);
    }

    @DisplayName(
            "001: a player may move units from any territory with 2 or more units to attack an adjacent territory owned by another player")
    @Test
    void attacks() {
        assertThat(position(1, 1).attacks(0).allows("attack Alaska Kamchatka 1")).isFalse();
        assertThat(position(2, 1).attacks(0).allows("attack Alaska Kamchatka 1")).isTrue();
        assertThat(position(5, 1).attacks(0).allows("attack Alaska Peru 3")).isFalse();
        assertThat(position(5, 1).attacks(0).allows("attack Alaska Japan 3")).isFalse();
    }

    @DisplayName(
            "001: The attacker rolls `min { 3, num-units-attacking }` dice; the defender rolls `min { 2, num-units-defending }` dice")
    @ParameterizedTest(name = "{0} against {1} roll {2} and {3}")
    @CsvSource({"2, 1, 1, 1", "3, 2, 2, 2", "4, 3, 3, 2", "9, 1, 3, 1", "9, 9, 3, 2"})
    void dice(int attackers, int defenders, int attackDice, int defendDice) {
        var play = position(attackers, defenders).attacks(0);
        assertThat(
                        play.options().stream()
                                .filter(move -> move.startsWith("attack Alaska Kamchatka")))
                .containsExactly("attack Alaska Kamchatka " + attackDice);
        play.move("attack Alaska Kamchatka " + attackDice);
        assertThat(play.view(0).phase().toString()).contains("defendDice=" + defendDice);
    }

    @DisplayName(
            "001: The highest roll of the attacker is matched with the highest roll of the defender, and so on; ties go to the defender. The losing units are removed")
    @ParameterizedTest(name = "{0}: {1} and {2} are left")
    @CsvSource({"6 1 5 - 5 4, 9, 3", "5 2 1 - 5 1, 8, 4", "3 3 3 - 3 3, 7, 5"})
    void pairs(String faces, int attackers, int defenders) {
        var play = position(9, 5).attacks(0).move("attack Alaska Kamchatka 3").dice(faces);
        assertThat(play.armies("Alaska")).isEqualTo(attackers);
        assertThat(play.armies("Kamchatka")).isEqualTo(defenders);
    }

    @DisplayName(
            "001: The attacker may end the attack, run out of units with which to attack, or kill all defending units")
    @Test
    void endsOfAnAttack() {
        var ended = position(5, 3).attacks(0).move("attack Alaska Kamchatka 3").dice("6 6 6 - 5 5");
        assertThat(ended.move("done").stage()).isEqualTo(Stage.FORTIFY);
        var spent = position(2, 3).attacks(0).move("attack Alaska Kamchatka 1").dice("1 - 5 5");
        assertThat(spent.allows("attack Alaska Kamchatka 1")).isFalse();
        var killed = position(5, 1).attacks(0).move("attack Alaska Kamchatka 3").dice("6 6 6 - 5");
        assertThat(killed.owner("Kamchatka")).isZero();
    }

    @DisplayName(
            "001: the attacker conquers the territory and must move at least 1 unit into the node")
    @Test
    void conquers() {
        var play = position(5, 1).attacks(0).move("attack Alaska Kamchatka 3").dice("6 6 6 - 5");
        assertThat(play.stage()).isEqualTo(Stage.OCCUPY);
        assertThat(play.options()).containsExactly("occupy 1", "occupy 2", "occupy 3", "occupy 4");
    }

    @DisplayName(
            "001: A player may move any number of units to adjacent nodes. Each unit may only move up to 1 node away")
    @Test
    void movement() {
        var play =
                Position.of(ConquestPresets.RIZK, 3)
                        .holds(0, "Alaska 5, Alberta 3, Ontario 1")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2)
                        .fortifies(0);
        assertThat(play.refusal("fortify Alaska Ontario 1")).contains("does not border");
        play.move("fortify Alaska Alberta 4").move("fortify Alberta Ontario 2");
        assertThat(play.armies("Alberta")).isEqualTo(5);
        assertThat(play.refusal("fortify Alberta Ontario 2"))
                .isEqualTo("only 1 of the armies on Alberta have not moved yet");
        assertThat(play.stage()).as("as often as one likes").isEqualTo(Stage.FORTIFY);
    }

    @DisplayName("001: Region bonuses are determined by the map")
    @Test
    void regions() {
        Board world = ConquestBoards.world();
        assertThat(world.bonus(1)).isEqualTo(2);
        assertThat(SampleBoards.SMALL.bonus(2)).isEqualTo(3);
    }

    @DisplayName(
            "001: Bonuses are applied right before the start of a player's turn, for all regions that a player fully controls; a player must control a region for a full round")
    @Test
    void fullRound() {
        var play =
                Position.of(ConquestPresets.RIZK, 2)
                        .holds(0, SOUTH_AMERICA)
                        .holdsTheRest(1)
                        .begins(0);
        assertThat(play.left()).as("dealt whole, and not held for a round").isEqualTo(3);
        play.move("place Peru 3").move("done").move("done");
        play.move(play.options().getLast()).move("done").move("done");
        assertThat(play.seat()).isZero();
        assertThat(play.left())
                .as("held for a round, and grown by 5 %, rounded down")
                .isEqualTo(3 + 2);
    }

    @DisplayName("001: Region bonuses scale throughout the course of the game")
    @ParameterizedTest(name = "after {0} rounds North America pays {1}")
    @CsvSource({"0, 5", "4, 6", "10, 7", "20, 10", "40, 15", "100, 15"})
    void scale(int rounds, int bonus) {
        var position = Position.of(ConquestPresets.RIZK, 2).rounds(rounds);
        for (int t = 0; t < 9; t++) position.holds(0, ConquestBoards.world().name(t) + " 1");
        var view = position.holdsTheRest(1).hasBegun(0).attacks(0).view(0);
        assertThat(view.income(0)).isEqualTo(3 + bonus);
    }
}
