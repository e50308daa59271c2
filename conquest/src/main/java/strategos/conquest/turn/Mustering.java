package strategos.conquest.turn;

import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** The start of a turn that all seats take together: everyone gets armies to deploy. */
public final class Mustering {

    private final Setting setting;
    private final Turns turns;

    Mustering(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
    }

    /** The seat in turn is the one whose orders are carried out first. */
    void begin(State state) {
        state.countTurn();
        state.clearMarks();
        OrderBook book = state.extra().orders();
        book.beginTurn();
        for (int seat = 0; seat < setting.seats(); seat++) {
            book.left(seat, state.isPlaying(seat) ? turns.reinforcing().receive(state, seat) : 0);
        }
        state.enter(Stage.ORDERS);
    }

    /** The next turn, with which the next seat comes first; every turn is a round of the match. */
    public void next(State state) {
        if (hasWinner(state)) {
            turns.end(state);
            return;
        }
        int place = state.position();
        do {
            place = (place + 1) % setting.seats();
        } while (!state.isPlaying(state.seatAt(place)));
        state.position(place);
        state.countRound();
        if (turns.goals().isLimit(state)) {
            turns.end(state);
        } else {
            turns.beginRound(state);
        }
    }

    /** Whether a seat has won by this turn, which is the seat in turn then. */
    private boolean hasWinner(State state) {
        int first = state.position();
        for (int step = 0; step < setting.seats(); step++) {
            state.position((first + step) % setting.seats());
            if (turns.goals().isReachedByTurn(state)) return true;
        }
        state.position(first);
        return false;
    }
}
