package strategos.conquest.turn;

import java.util.random.RandomGenerator;
import strategos.conquest.goal.Mission;
import strategos.conquest.goal.Mission.Beat;
import strategos.conquest.goal.MissionDeck;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.rules.Winning.MissionsDrawn;
import strategos.conquest.state.ExtraState.Page;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The rules of secret missions: each seat draws one before or after the opening, and wins if it is
 * complete at the end of its own turn. docs/rules/aims.md#missions
 */
public final class Missions {

    /** The number of no mission. */
    public static final int NONE = -1;

    private final Setting setting;
    private final Turns turns;
    private final MissionDeck deck;

    Missions(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
        int owners = setting.rules().setup().owners(setting.seats());
        deck =
                setting.rules().winning().goal() == Goal.MISSIONS
                        ? MissionDeck.of(setting.board(), setting.seats(), owners)
                        : MissionDeck.NONE;
    }

    /** Whether missions are played, and drawn at this time. */
    boolean areDrawn(MissionsDrawn time) {
        var winning = setting.rules().winning();
        return winning.goal() == Goal.MISSIONS && winning.missionsDrawn() == time;
    }

    void begin(State state) {
        state.position(0);
        state.enter(Stage.DRAW_MISSION);
    }

    /** How many missions can be drawn. */
    public int outcomes() {
        return deck.size();
    }

    public void draw(State state, int outcome) {
        give(state, state.seat(), outcome);
        if (state.position() + 1 < setting.seats()) {
            state.position(state.position() + 1);
        } else if (areDrawn(MissionsDrawn.BEFORE_OPENING)) {
            turns.opening().begin(state);
        } else {
            turns.begin(state);
        }
    }

    private void give(State state, int seat, int number) {
        state.extra().set(Page.MISSIONS, seat, deck.inHand(state, seat, number) + 1);
    }

    /** A seat has been beaten: other seats whose mission was to beat it get another goal. */
    public void beaten(State state, int loser, int victor) {
        for (int seat = 0; seat < setting.seats(); seat++) {
            int number = number(state, seat);
            boolean late = get(number) instanceof Beat(int victim) && victim == loser;
            if (late && seat != victor) give(state, seat, number);
        }
    }

    /** The number of a seat's mission in the deck, or {@link #NONE}. */
    public int number(State state, int seat) {
        return state.extra().get(Page.MISSIONS, seat) - 1;
    }

    public Mission get(int number) {
        return deck.get(number);
    }

    /** Whether a seat has done what it is after, and is not beaten itself. */
    public boolean isFulfilled(State state, int seat) {
        return state.isPlaying(seat) && deck.isFulfilled(state, seat, number(state, seat));
    }

    /** Lets a seat that has a mission have drawn any other. */
    public void redraw(State state, int seat, RandomGenerator random) {
        if (number(state, seat) != NONE) give(state, seat, random.nextInt(deck.size()));
    }
}
