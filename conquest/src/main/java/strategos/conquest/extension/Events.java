package strategos.conquest.extension;

import java.util.Optional;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.State;

/**
 * The rules of events: one event every few rounds, drawn when a round begins and in force until it
 * ends. Its page holds the number of the event in force, counted from 1, and the territory drawn
 * with it.
 */
public final class Events {

    static final int NUMBERS = 2;

    private static final int KIND = 0;
    private static final int TERRITORY = 1;

    private final int every;

    Events(int every) {
        this.every = every;
    }

    /** Whether there are any in these rules. */
    public boolean arePlayed() {
        return every > 0;
    }

    /** A round begins: the last event is over. Answers whether one is to be drawn. */
    public boolean isDue(State state) {
        if (!arePlayed()) return false;
        state.extra().clear(Page.EVENT);
        return state.rounds() % every == 0;
    }

    /** How many ways there are: every event, with every territory. */
    public int outcomes(State state) {
        return WorldEvent.KINDS * state.board().size();
    }

    /** The event of an outcome happens. */
    public void happen(State state, int outcome) {
        int kind = outcome / state.board().size();
        int territory = outcome % state.board().size();
        state.extra().set(Page.EVENT, KIND, kind + 1);
        state.extra().set(Page.EVENT, TERRITORY, territory);
        switch (WorldEvent.of(kind)) {
            case PLAGUE -> plague(state);
            case UPRISING -> state.addArmies(territory, 1 - state.armies(territory));
            case HARVEST, FAMINE, MORALE, ENTRENCHMENT -> {}
        }
    }

    private static void plague(State state) {
        for (int t = 0; t < state.board().size(); t++) {
            int armies = state.armies(t);
            if (armies > WorldEvent.CROWD) state.addArmies(t, -armies / 2);
        }
    }

    public Optional<WorldEvent> inForce(State state) {
        if (!arePlayed()) return Optional.empty();
        int kind = state.extra().get(Page.EVENT, KIND);
        return kind == 0 ? Optional.empty() : Optional.of(WorldEvent.of(kind - 1));
    }

    /** The territory that was drawn with the event in force. */
    public int territory(State state) {
        return state.extra().get(Page.EVENT, TERRITORY);
    }
}
