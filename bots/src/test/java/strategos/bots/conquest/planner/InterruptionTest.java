package strategos.bots.conquest.planner;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.Viewer;

@DisplayName("A planner's battle is interrupted")
class InterruptionTest {

    @ParameterizedTest(name = "{0} against {1}: at {2}")
    @CsvSource({"10, 1, 1", "10, 4, 2", "10, 10, 4", "30, 20, 8", "3, 10, 2"})
    @DisplayName("when the rest would probably lose against half of the defenders")
    void keeps(int attackers, int defenders, int keep) {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 2);
        var state = game.start();
        state.give(0, 0);
        state.addArmies(0, attackers);
        state.give(1, 1);
        state.addArmies(1, defenders);
        var view = game.view(state, Viewer.inSeat(0));
        assertThat(Interruption.attack(view, 0, 1)).isEqualTo(new Blitz(0, 1, keep));
    }
}
