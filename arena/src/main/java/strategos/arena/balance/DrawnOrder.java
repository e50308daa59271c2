package strategos.arena.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.Conquest;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Chance;
import strategos.game.Step;
import strategos.game.Turn;

/**
 * A turn order, and the rolls that lead to it.
 *
 * @param rolls the outcomes for one place after the other
 * @param seats the seat with the first turn, the second, and so on
 */
record DrawnOrder(List<Integer> rolls, List<Integer> seats) {

    DrawnOrder {
        rolls = List.copyOf(rolls);
        seats = List.copyOf(seats);
    }

    /** Every order of turns that a game can begin with, each once. */
    static List<DrawnOrder> all(Conquest game) {
        List<DrawnOrder> found = new ArrayList<>();
        addAll(game, game.start(), List.of(), found);
        return found;
    }

    private static void addAll(
            Conquest game, State state, List<Integer> rolls, List<DrawnOrder> found) {
        if (state.stage() != Stage.DRAW_ORDER) {
            var seats = IntStream.range(0, game.seats()).map(state::seatAt).boxed().toList();
            found.add(new DrawnOrder(rolls, seats));
        } else if (game.turn(state) instanceof Turn.Roll(Chance.Uniform(int outcomes))) {
            for (int outcome = 0; outcome < outcomes; outcome++) {
                State next = game.copy(state);
                game.apply(next, new Step.Rolled<>(outcome));
                List<Integer> longer = new ArrayList<>(rolls);
                longer.add(outcome);
                addAll(game, next, longer, found);
            }
        }
    }

    /** The place of a seat in this order, from 0. */
    int place(int seat) {
        return seats.indexOf(seat);
    }
}
