package strategos.bots.conquest.planner;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Territory;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Viewer;

@DisplayName("The number of nodes that a planner looks at")
class PlanLimitTest {

    /** A rollout that has begun is played to its end. */
    private static final int ROLLOUT = 2_000;

    private static State dealt(Conquest game) {
        var state = game.start();
        var random = new Seed(1).random();
        while (state.stage() != Stage.REINFORCE) game.simulation().roll(state, random);
        return state;
    }

    private static long nodesOfADecision(Conquest game, Budget budget) {
        var state = dealt(game);
        var view = game.view(state, Viewer.inSeat(state.seat()));
        var planner = ConquestBots.PLANNER.make(game, new Seed(2));
        assertThat(view.isLegal(planner.decide(view, budget))).isTrue();
        return ConquestBots.nodes(planner);
    }

    @Test
    @DisplayName("is limited by the budget of a decision")
    void budget() {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        long free = nodesOfADecision(game, Budget.UNLIMITED);
        assertThat(free).isLessThan(PlanLimit.nodes(game.board()));
        long limited = nodesOfADecision(game, new Budget(300, Duration.ofDays(1)));
        assertThat(limited).isBetween(300L, 300L + ROLLOUT).isLessThan(free);
    }

    @Test
    @DisplayName(
            "does not grow with the size of the board: 3,750 per decision with 400 territories")
    void largeBoard() {
        var game = new Conquest(ConquestPresets.MODERN, grid(20), 6);
        assertThat(PlanLimit.nodes(game.board())).isEqualTo(3_750);
        assertThat(nodesOfADecision(game, Budget.UNLIMITED)).isBetween(1_000L, 3_750L + ROLLOUT);
    }

    /** A square of territories, each row a continent. */
    private static Board grid(int side) {
        List<Continent> continents =
                IntStream.range(0, side).mapToObj(row -> new Continent("Row " + row, 5)).toList();
        List<Territory> territories =
                IntStream.range(0, side * side)
                        .mapToObj(t -> new Territory("T" + t, List.of(), t / side, around(t, side)))
                        .toList();
        return new Board("grid", "Grid", continents, territories);
    }

    private static List<Integer> around(int territory, int side) {
        int column = territory % side;
        return IntStream.of(
                        territory - side,
                        territory + side,
                        column == 0 ? -1 : territory - 1,
                        column == side - 1 ? -1 : territory + 1)
                .filter(to -> to >= 0 && to < side * side)
                .boxed()
                .toList();
    }
}
