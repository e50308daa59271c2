package strategos.bots.conquest.planner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.Decision;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

@DisplayName("A planner that plans once per turn")
class OncePerTurnTest {

    private static final int TURNS = 6;

    @ParameterizedTest(name = "planning once: {0}")
    @ValueSource(booleans = {true, false})
    @DisplayName("searches when it reinforces, and not when it attacks; others do both")
    void followsItsPlan(boolean isOnce) throws Exception {
        var game =
                new Conquest(RulesetText.read("test", "base = modern"), ConquestBoards.world(), 3);
        var effort = new Effort(List.of(1, 2), 4, isOnce);
        var planner = Planning.of(game, new Seed(7), WinChances.shipped(game), effort);
        var state = game.start();
        var simulation = game.simulation();
        var chance = new Seed(3).random();
        long reinforcing = 0;
        long attacking = 0;
        while (state.turns() <= TURNS) {
            int actor = simulation.actor(state);
            if (actor == Simulation.NATURE) {
                simulation.roll(state, chance);
                continue;
            }
            var view = game.view(state, Viewer.inSeat(actor));
            var decision = view.decision();
            long before = ((Searching) planner).nodes();
            if (actor == 0) game.move(state, actor, planner.decide(view, Budget.UNLIMITED));
            else simulation.play(state, simulation.count(state) - 1);
            long nodes = ((Searching) planner).nodes() - before;
            if (decision == Decision.ATTACK || decision == Decision.OCCUPY) attacking += nodes;
            else reinforcing += nodes;
        }
        assertThat(reinforcing).isPositive();
        assertThat(attacking > 0).isEqualTo(!isOnce);
    }
}
