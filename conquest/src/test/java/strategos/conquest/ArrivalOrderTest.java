package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;

/** The order in which messages of different seats arrive is nobody's business. */
class ArrivalOrderTest {

    private static final int TURNS = 12;
    private static final int SHUFFLES = 8;

    private final Conquest game = new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 5);

    @DisplayName("Arrival order across seats changes nothing")
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4})
    void shuffled(long seed) {
        var random = new Seed(seed).random();
        State state = game.start();
        for (int turn = 0; turn < TURNS; turn++) {
            roll(state, random);
            if (state.stage() == Stage.OVER) return;
            List<List<Move>> lists = orders(state, random);
            State end = given(state, lists, random);
            for (int i = 0; i < SHUFFLES; i++)
                assertThat(given(state, lists, random)).as("turn %d", turn).isEqualTo(end);
            state = end;
        }
    }

    private void roll(State state, RandomGenerator random) {
        while (state.stage() != Stage.ORDERS && state.stage() != Stage.OVER)
            game.simulation().roll(state, random);
    }

    /** What each seat would order if nobody else were there. */
    private List<List<Move>> orders(State state, RandomGenerator random) {
        return IntStream.range(0, game.seats())
                .mapToObj(seat -> orders(new State(state), seat, random))
                .toList();
    }

    private List<Move> orders(State state, int seat, RandomGenerator random) {
        List<Move> orders = new ArrayList<>();
        var view = game.view(state, Viewer.inSeat(seat));
        while (view.decides() && !(orders.size() > 0 && orders.getLast() instanceof Move.Done)) {
            Move move = new EagerOrders(view, random).next();
            game.move(state, seat, move);
            orders.add(move);
        }
        return orders;
    }

    /** The state after all lists, each in its own order but mixed with the others at random. */
    private State given(State state, List<List<Move>> lists, RandomGenerator random) {
        State after = new State(state);
        int[] next = new int[lists.size()];
        while (after.stage() == Stage.ORDERS) {
            int seat = random.nextInt(lists.size());
            if (next[seat] == lists.get(seat).size()) continue;
            Move move = lists.get(seat).get(next[seat]++);
            assertThat(game.refusal(after, Seat.of(seat), move)).as("%s", move).isEmpty();
            game.apply(after, new Step.Moved<>(Seat.of(seat), move));
        }
        return after;
    }
}
