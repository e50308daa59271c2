package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The rules of capitals: after the opening each seat names one of its territories, publicly and in
 * turn order. docs/rules/aims.md#capitals
 */
public final class Capitals {

    private final Setting setting;
    private final Turns turns;

    Capitals(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
    }

    void begin(State state) {
        state.position(0);
        state.enter(Stage.NAME_CAPITAL);
    }

    public void name(State state, int territory) {
        state.extra().set(Page.CAPITALS, state.seat(), territory + 1);
        if (state.position() + 1 == setting.seats()) {
            turns.begin(state);
        } else {
            state.position(state.position() + 1);
        }
    }

    public Optional<String> refuse(State state, int territory) {
        return state.owner(territory) == state.seat()
                ? Optional.empty()
                : Optional.of(setting.board().name(territory) + " is not yours");
    }

    /** The capital that a seat has named, or {@link State#NOWHERE}. */
    public int of(State state, int seat) {
        return state.extra().get(Page.CAPITALS, seat) - 1;
    }

    /** The side that holds all capitals, or {@link State#NOBODY}. */
    int holder(State state) {
        int first = state.owner(of(state, 0));
        if (first >= setting.seats()) return State.NOBODY;
        for (int seat = 1; seat < setting.seats(); seat++)
            if (!setting.sides().areTogether(state.owner(of(state, seat)), first))
                return State.NOBODY;
        return setting.sides().of(first);
    }
}
