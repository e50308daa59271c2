package strategos.maps.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.Board;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.State;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.game.Simulation;

@Tag("slow")
class LargestBoardTest {

    private static final int SEATS = 6;

    /** All that are claimed, all that are placed, and some turns. */
    private static final int DECISIONS = 20_000;

    @DisplayName(
            "4,000 territories are claimed, placed and fought over, and the record names them all")
    @Test
    void plays() throws NotationException {
        Board board = Plan.of(Board.LIMIT, new Seed(1)).board();
        var game = new Conquest(ConquestPresets.MODERN, board, SEATS);
        Simulation<State> simulation = game.simulation();
        var random = new Seed(1).random();
        State state = game.start();
        for (int i = 0; i < DECISIONS && simulation.actor(state) != Simulation.NOBODY; i++) {
            if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
            else simulation.play(state, random.nextInt(simulation.count(state)));
        }
        assertThat(state.turns()).isPositive();
        assertThat(IntStream.range(0, state.owners()).map(state::holdings).sum())
                .isEqualTo(Board.LIMIT);
        assertThat(Conquest.open(game.setup(), SEATS).board()).isEqualTo(board);
    }
}
