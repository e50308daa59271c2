package strategos.conquest.orders;

import strategos.conquest.move.OrderCard;
import strategos.conquest.rules.Structure.OrderCards;
import strategos.conquest.state.OrderBook;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.turn.Setting;
import strategos.conquest.turn.Turns;

/** The end of a turn: each seat that has conquered something draws a card. */
public final class Rewarding {

    private final Setting setting;
    private final Turns turns;
    private final boolean drawn;

    Rewarding(Turns turns, OrderCards cards) {
        this.setting = turns.setting();
        this.turns = turns;
        this.drawn = cards == OrderCards.DRAWN;
    }

    void begin(State state) {
        state.extra().orders().startAt(0);
        goOn(state);
    }

    /** The next seat that has earned a card draws; after the last, the next turn begins. */
    private void goOn(State state) {
        OrderBook book = state.extra().orders();
        for (; drawn && book.step() < setting.seats(); book.nextStep()) {
            int seat = drawer(state);
            if (state.isPlaying(seat) && book.hasConquered(seat)) {
                state.enter(Stage.ORDER_CARD);
                return;
            }
        }
        turns.mustering().next(state);
    }

    /** Who draws now. */
    public int drawer(State state) {
        int place = state.position() + state.extra().orders().step();
        return state.seatAt(place % setting.seats());
    }

    public void draw(State state, int outcome) {
        OrderBook book = state.extra().orders();
        book.addCards(drawer(state), OrderCard.of(outcome), 1);
        book.nextStep();
        goOn(state);
    }
}
