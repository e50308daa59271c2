package strategos.conquest.turn;

import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** The card that a seat draws in a turn in which it has conquered something. */
public final class CardDraw {

    private final Turns turns;
    private final Drawn drawn;

    CardDraw(Setting setting, Turns turns) {
        this.turns = turns;
        drawn = setting.rules().cards().drawn();
    }

    void afterAttacking(State state) {
        if (drawn == Drawn.AFTER_ATTACKING && hasCard(state)) {
            state.enter(Stage.DRAW_CARD);
        } else {
            turns.fortifying().begin(state);
        }
    }

    void afterFortifying(State state) {
        if (drawn == Drawn.AFTER_FORTIFYING && hasCard(state)) {
            state.enter(Stage.DRAW_CARD);
        } else {
            turns.next(state);
        }
    }

    /**
     * Whether there is a card to draw and the seat has earned it; used cards make a new deck when
     * it has run out.
     */
    private static boolean hasCard(State state) {
        if (!state.conquered()) return false;
        if (state.deckSize() == 0) state.reshuffle();
        return state.deckSize() > 0;
    }

    public void draw(State state, int outcome) {
        state.drawCard(state.seat(), outcome);
        switch (drawn) {
            case AFTER_ATTACKING -> turns.fortifying().begin(state);
            case AFTER_FORTIFYING -> turns.next(state);
            case NEVER -> throw new IllegalStateException("no cards are drawn here");
        }
    }
}
