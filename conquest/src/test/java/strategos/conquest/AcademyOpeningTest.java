package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.StartingArmies;
import strategos.game.Seed;
import strategos.game.Simulation;

/** Document 000, sentence by sentence: setup, and how a match begins. docs/rules/academy.md */
class AcademyOpeningTest {

    private static final Board WORLD = ConquestBoards.world();

    private static Play begin(int seats) {
        var game = new Conquest(ConquestPresets.ACADEMY, WORLD, seats);
        return new Play(game, game.start());
    }

    /** One die each, such as 6 for the first seat. */
    private static Play rolled(Play play, int... faces) {
        for (int face : faces) play.roll(face - 1);
        return play;
    }

    @DisplayName(
            "000: we are given a MAP, with CONTINENT contained in MAP, and each CONTINENT contains one or more TERRITORYs")
    @Test
    void map() {
        assertThat(WORLD.continents()).isNotEmpty();
        assertThat(
                        IntStream.range(0, WORLD.continents().size())
                                .map(c -> Long.bitCount(WORLD.members(c, 0))))
                .allMatch(size -> size >= 1);
    }

    @DisplayName("000: If 3 are playing, each player counts out 35 Troops; 4: 30; 5: 25; 6: 20")
    @ParameterizedTest(name = "{0} players: {1}")
    @CsvSource({"3, 35", "4, 30", "5, 25", "6, 20"})
    void troops(int players, int troops) {
        assertThat(StartingArmies.of(players, WORLD.size())).isEqualTo(troops);
        assertThat(filled(players).left()).isEqualTo(players * troops - WORLD.size());
    }

    /** All territories are claimed, each in board order. */
    private static Play filled(int players) {
        var play = begin(players);
        rolled(play, 6);
        for (int other = 1; other < players; other++) rolled(play, 1);
        while (play.stage() == Stage.CLAIM) play.move(play.options().getFirst());
        return play;
    }

    @DisplayName(
            "000: If 2 are playing, see special instructions: 40 each, and 40 for a neutral army")
    @Test
    void twoPlayers() {
        var game = new Conquest(ConquestPresets.ACADEMY, WORLD, 2);
        State state = opened(game, 1);
        assertThat(IntStream.range(0, 3).map(state::totalArmies)).containsExactly(40, 40, 40);
    }

    private static State opened(Conquest game, long seed) {
        var random = new Seed(seed).random();
        var simulation = game.simulation();
        State state = game.start();
        while (state.turns() == 0) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
        }
        return state;
    }

    @DisplayName(
            "000: the order is based on one die roll, with the PLAYER with the highest die roll going first, and the player after them in sequence following")
    @Test
    void order() {
        var play = rolled(begin(4), 2, 3, 6, 5);
        var view = play.view(0);
        assertThat(IntStream.range(0, 4).map(view::seatAt)).containsExactly(2, 3, 0, 1);
        assertThat(play.decider()).isEqualTo(2);
    }

    @DisplayName("000: those who tie for the highest roll again")
    @Test
    void ties() {
        var play = rolled(begin(3), 5, 2, 5);
        assertThat(play.stage()).isEqualTo(Stage.ROLL_ORDER);
        rolled(play, 1, 4);
        assertThat(play.decider()).isEqualTo(2);
    }

    @DisplayName("000: PLAYERs will be able to choose the TERRITORYs they want to claim")
    @Test
    void choose() {
        var play = rolled(begin(3), 6, 1, 1);
        assertThat(play.options()).hasSize(42).contains("claim Japan", "claim Peru");
    }

    @DisplayName(
            "000: PLAYERs must place one troop down on any unmarked TERRITORY until all TERRITORYs are claimed")
    @Test
    void claim() {
        var play = rolled(begin(3), 6, 1, 1).move("claim Japan");
        assertThat(play.armies("Japan")).isEqualTo(1);
        assertThat(play.owner("Japan")).isZero();
        assertThat(play.decider()).isEqualTo(1);
        assertThat(play.refusal("claim Japan")).isEqualTo("Japan is not free");
        assertThat(play.refusal("place Japan 1")).contains("claim a territory");
        while (play.stage() == Stage.CLAIM) play.move(play.options().getFirst());
        assertThat(play.stage()).isEqualTo(Stage.SETTLE);
    }

    @DisplayName(
            "000: each PLAYER will then place the remaining troops in any TERRITORY they want, split in any way they want")
    @Test
    void excess() {
        var play = filled(3);
        int first = play.decider();
        assertThat(play.options()).hasSize(14 * 21);
        String own = play.options().getFirst().replaceAll("^place (.*) \\d+$", "$1");
        play.move("place " + own + " 20");
        assertThat(play.decider()).as("one is left to place").isEqualTo(first);
        play.move("place " + own + " 1");
        assertThat(play.decider()).isNotEqualTo(first);
    }

    @DisplayName("000: There is no limit to the number of troops in a TERRITORY")
    @Test
    void noLimit() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, "Japan 100000")
                        .holdsTheRest(1)
                        .reinforces(0, 9);
        assertThat(play.move("place Japan 9").armies("Japan")).isEqualTo(100_009);
    }

    @DisplayName("000: The PLAYER who started first will start the game")
    @Test
    void firstStarts() {
        var play = filled(3);
        while (play.stage() == Stage.SETTLE) play.move(play.options().getFirst());
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.seat()).isZero();
    }

    @DisplayName("000: Players take turns in a cyclic pattern")
    @Test
    void cyclic() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(0, "Japan 1")
                        .holds(1, "Peru 1")
                        .holdsTheRest(2);
        var turns = play.begins(1);
        assertThat(turns.seat()).isEqualTo(1);
        turns.move("place Peru 1").move("done").move("done");
        assertThat(turns.seat()).isEqualTo(2);
        turns.move("place Alaska " + turns.left()).move("done").move("done");
        assertThat(turns.seat()).isZero();
    }

    @DisplayName(
            "000: The game will end when all territories are owned by one PLAYER. That PLAYER wins the game")
    @Test
    void end() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(1, "Kamchatka 1")
                        .holds(0, "Alaska 5")
                        .holdsTheRest(0)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 2");
        assertThat(play.verdict().winners()).containsExactly(0);
    }

    @DisplayName(
            "000: When a PLAYER loses all their TERRITORYs, they are out of the game, meaning their turn will not exist and skipped")
    @Test
    void out() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(1, "Kamchatka 1")
                        .holds(0, "Alaska 5")
                        .holdsTheRest(2)
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 2")
                        .move("done")
                        .move("done")
                        .draw("Japan");
        assertThat(play.seat()).isEqualTo(2);
    }

    @DisplayName(
            "000: the PLAYER who delivers the final blow to the other player will receive all the CARDS that the defeated PLAYER owns")
    @Test
    void spoils() {
        var play =
                Position.of(ConquestPresets.ACADEMY, 3)
                        .holds(1, "Kamchatka 1")
                        .holds(0, "Alaska 5")
                        .holdsTheRest(2)
                        .holdsCards(1, "Peru", "wild1")
                        .holdsCards(0, "Japan")
                        .attacks(0)
                        .move("attack Alaska Kamchatka 3")
                        .dice("6 6 6 - 1")
                        .move("occupy 2");
        assertThat(play.hand(0)).isEqualTo(List.of("Peru", "Japan", "wild1"));
    }
}
