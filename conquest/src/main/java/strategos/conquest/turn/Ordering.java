package strategos.conquest.turn;

import strategos.conquest.rules.TurnOrder;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** Determines the turn order before anything else: drawn place by place, or by a die roll. */
public final class Ordering {

    private final Setting setting;
    private final Turns turns;

    Ordering(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
    }

    void begin(State state) {
        for (int owner = 0; owner < state.owners(); owner++) state.seatAt(owner, owner);
        if (setting.rules().order() == TurnOrder.DRAWN) {
            state.enter(Stage.DRAW_ORDER);
        } else {
            state.enter(Stage.ROLL_ORDER);
            rollAgain(state, (1 << setting.seats()) - 1);
        }
    }

    /** How many seats may still come next in the order. */
    public int outcomes(State state) {
        return setting.seats() - state.position();
    }

    /** Puts the drawn one of the seats that are left into the next place of the order. */
    public void draw(State state, int outcome) {
        int place = state.position();
        int drawn = state.seatAt(place + outcome);
        state.seatAt(place + outcome, state.seatAt(place));
        state.seatAt(place, drawn);
        state.position(place + 1);
        if (place + 2 == setting.seats()) turns.open(state);
    }

    // One die each. There is no battle yet, so the state keeps who has rolled the highest face in
    // place of its attacker, who is rolling in place of its defender, and the face as its dice.

    /** These seats roll, the first of them now. */
    private static void rollAgain(State state, int seats) {
        state.between(0, seats);
        state.attackDice(0);
        state.position(Integer.numberOfTrailingZeros(seats));
    }

    /** The seats that roll in this round, as a set. */
    public int rolling(State state) {
        return state.to();
    }

    /** The highest face in this round so far, or 0. */
    public int highest(State state) {
        return state.attackDice();
    }

    /** The seats that have rolled the highest face, as a set. */
    public int leading(State state) {
        return state.from();
    }

    /** The seat in turn has rolled this face. docs/rules/academy.md#order */
    public void roll(State state, int face) {
        int seat = state.position();
        int rolling = state.to();
        int highest = face > state.attackDice() ? 0 : state.from();
        if (face >= state.attackDice()) highest |= 1 << seat;
        state.attackDice(Math.max(face, state.attackDice()));
        state.between(highest, rolling);
        int next = rolling & -1 << (seat + 1);
        if (next != 0) {
            state.position(Integer.numberOfTrailingZeros(next));
        } else if (Integer.bitCount(highest) > 1) {
            rollAgain(state, highest);
        } else {
            beginWith(state, Integer.numberOfTrailingZeros(highest));
        }
    }

    private void beginWith(State state, int first) {
        int seats = setting.seats();
        for (int place = 0; place < seats; place++) state.seatAt(place, (first + place) % seats);
        state.between(State.NOWHERE, State.NOWHERE);
        state.attackDice(0);
        turns.open(state);
    }
}
