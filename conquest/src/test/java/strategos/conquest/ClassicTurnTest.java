package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;

/** The checklist's turns: three phases, one player after the other. */
class ClassicTurnTest {

    private static Position position() {
        return Position.of(ConquestPresets.CLASSIC, 3)
                .holds(0, "Alaska 5, Alberta 2")
                .holds(2, "Madagascar 3")
                .holdsTheRest(1);
    }

    @DisplayName(
            "003: A turn is defined in three phases: Allocating reinforcements, attacking, and fortifying, and they always occur in this order.")
    @Test
    void threePhases() {
        var play = position().reinforces(0, 1);
        assertThat(play.refusal("attack Alaska Kamchatka 1"))
                .isEqualTo("it is time to place reinforcements");
        assertThat(play.refusal("fortify Alaska Alberta 1"))
                .isEqualTo("it is time to place reinforcements");
        assertThat(play.allows("done")).isFalse();

        play.move("place Alaska 1");
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        assertThat(play.refusal("place Alaska 1"))
                .isEqualTo("it is time to attack, or end your attacks");
        assertThat(play.allows("fortify Alaska Alberta 1")).isFalse();

        play.move("done");
        assertThat(play.stage()).isEqualTo(Stage.FORTIFY);
        assertThat(play.refusal("attack Alaska Kamchatka 1"))
                .isEqualTo("it is time to fortify, or end your turn");
        assertThat(play.allows("place Alaska 1")).isFalse();

        play.move("fortify Alaska Alberta 1");
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
        assertThat(play.seat()).isEqualTo(1);
    }

    @DisplayName("003: The first player in the turn ordering is prompted to play a turn.")
    @Test
    void firstPlayerBegins() {
        var game = new Conquest(ConquestPresets.CLASSIC, ConquestBoards.world(), 5);
        var play = EagerPlay.of(game, new Seed(11));
        State state = game.start();
        while (state.turns() == 0) game.apply(state, play.next(state));
        assertThat(state.turns()).isEqualTo(1);
        assertThat(state.seat()).isEqualTo(state.seatAt(0));
    }

    @DisplayName(
            "003: After a turn is completed, the next player in the turn ordering who has not yet been eliminated is prompted to play a turn.")
    @Test
    void theNextPlayerFollows() {
        assertThat(position().begins(1).seat()).isEqualTo(1);
        var withoutSeatOne =
                Position.of(ConquestPresets.CLASSIC, 3).holds(0, "Alaska 5").holdsTheRest(2);
        assertThat(withoutSeatOne.fortifies(0).move("done").seat()).isEqualTo(2);
    }

    @DisplayName("003: A player is eliminated when they control no territories.")
    @Test
    void eliminatedWithoutTerritories() {
        var play =
                Position.of(ConquestPresets.CLASSIC, 3)
                        .holds(0, "Alaska 5")
                        .holds(2, "Kamchatka 1")
                        .holdsTheRest(1)
                        .attacks(0);
        assertThat(play.view(0).isAlive(2)).isTrue();
        play.move("attack Alaska Kamchatka 1").dice("6 - 1").move("occupy 1");
        assertThat(play.view(0).isAlive(2)).isFalse();
        assertThat(play.stage()).isEqualTo(Stage.ATTACK);
        play.move("done").draw("Peru").move("done");
        assertThat(play.seat()).isEqualTo(1);
        play.move("place Peru " + play.left()).move("done").move("done");
        assertThat(play.seat()).isEqualTo(0);
    }

    @DisplayName(
            "003: After the fortifying phase, a player ends their turn and then the next player takes their turn.")
    @Test
    void fortifyingEndsTheTurn() {
        var play = position().fortifies(0).move("done");
        assertThat(play.seat()).isEqualTo(1);
        assertThat(play.stage()).isEqualTo(Stage.REINFORCE);
    }
}
