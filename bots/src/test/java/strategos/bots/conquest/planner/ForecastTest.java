package strategos.bots.conquest.planner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.Planning;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.Decision;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;

@DisplayName("A planner's forecast")
class ForecastTest {

    private static final int TURNS = 12;

    private final Conquest game = game();
    private final Simulation<State> simulation = game.simulation();

    private static Conquest game() {
        try {
            return new Conquest(
                    RulesetText.read("test", "base = modern"), ConquestBoards.world(), 3);
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Planner planner() {
        var effort = new Effort(List.of(1, 2), 4);
        return (Planner) Planning.of(game, new Seed(7), WinChances.shipped(game), effort);
    }

    @Test
    @DisplayName("is made by playing the whole turn on a copy")
    void wholeTurn() {
        var state = game.start();
        var chance = new Seed(3).random();
        while (state.stage() != Stage.REINFORCE) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, chance);
            else simulation.play(state, 0);
        }
        State before = game.copy(state);
        var view = game.view(state, Viewer.inSeat(state.seat()));
        List<Decision> decided = new ArrayList<>();
        var script = ConquestBots.BALANCED.make(game, new Seed(1));
        Bot<Move, View> bot =
                (seen, budget) -> {
                    decided.add(seen.decision());
                    return script.decide(seen, budget);
                };
        var forecast = new TurnForecast(game, WinChances.shipped(game), bot);
        assertThat(forecast.of(view, new Seed(5))).hasSize(3);
        assertThat(decided).startsWith(Decision.REINFORCE).contains(Decision.ATTACK);
        assertThat(decided).endsWith(Decision.FORTIFY);
        assertThat(state).isEqualTo(before);
    }

    @Test
    @DisplayName("gives the chances of all seats at the beginning of every turn, always the same")
    void chances() {
        var state = game.start();
        var chance = new Seed(3).random();
        int last = 0;
        while (state.turns() <= TURNS) {
            int actor = simulation.actor(state);
            if (actor == Simulation.NATURE) {
                simulation.roll(state, chance);
                continue;
            }
            var view = game.view(state, Viewer.inSeat(actor));
            if (state.turns() != last) {
                double[] forecast = planner().forecast(view);
                assertThat(forecast).as("turn %d of seed 3", state.turns()).hasSize(3);
                assertThat(DoubleStream.of(forecast).sum()).isEqualTo(1, within(1e-6));
                assertThat(planner().forecast(view)).isEqualTo(forecast);
            }
            last = state.turns();
            simulation.play(state, simulation.count(state) - 1);
        }
        assertThat(last).isEqualTo(TURNS);
    }
}
