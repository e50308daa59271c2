package strategos.conquest.turn;

import strategos.conquest.board.Start;
import strategos.conquest.state.State;

/**
 * An opening from the starting positions of a board: the first seat gets the first position,
 * regardless of the turn order.
 */
final class Positions {

    private Positions() {}

    /** Gives every seat what it begins with, and the neutral army the rest. */
    static void take(Setting setting, State state) {
        var starts = setting.board().features().starts();
        for (int seat = 0; seat < starts.size(); seat++) take(state, seat, starts.get(seat));
        int neutral = setting.seats();
        for (int t = 0; t < setting.board().size(); t++)
            if (state.owner(t) == State.NOBODY)
                take(state, neutral, t, setting.rules().setup().each());
    }

    private static void take(State state, int seat, Start start) {
        start.armies().forEach((territory, armies) -> take(state, seat, territory, armies));
    }

    private static void take(State state, int owner, int territory, int armies) {
        state.give(territory, owner);
        state.addArmies(territory, armies);
    }
}
