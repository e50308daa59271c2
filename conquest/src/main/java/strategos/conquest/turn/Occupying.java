package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.rules.Combat.Occupation;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/** What follows a conquest: armies move in, and a seat without territories is eliminated. */
public final class Occupying {

    private final Setting setting;
    private final Turns turns;
    private final int seats;
    private final boolean hasMissions;
    private final boolean diceMoveIn;
    private final int forcedAt;

    Occupying(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
        seats = setting.seats();
        hasMissions = setting.rules().winning().goal() == Goal.MISSIONS;
        diceMoveIn = setting.rules().combat().occupation() == Occupation.AT_LEAST_THE_DICE;
        forcedAt = setting.rules().cards().forcedAfterElimination();
    }

    /**
     * The territory changes hands at once; where there is no choice of how many move in, they do.
     */
    void begin(State state) {
        int loser = state.owner(state.to());
        state.give(state.to(), state.seat());
        state.markConquered();
        turns.reinforcing().noteConquest(state, state.seat(), state.to());
        turns.attacking().closeInto(state, state.to());
        if (!state.isAlive(loser) && loser < seats && !state.hasResigned(loser))
            eliminate(state, loser);
        if (atLeast(state) == atMost(state)) {
            occupy(state, atMost(state));
        } else {
            state.enter(Stage.OCCUPY);
        }
    }

    /** The victor takes the cards. */
    private void eliminate(State state, int loser) {
        state.handOver(loser, state.seat());
        if (hasMissions) turns.missions().beaten(state, loser, state.seat());
        state.markEliminated();
    }

    public int atLeast(State state) {
        return diceMoveIn ? Math.min(state.attackDice(), atMost(state)) : 1;
    }

    /** One army stays behind. */
    public int atMost(State state) {
        return state.armies(state.from()) - 1;
    }

    public void occupy(State state, int armies) {
        state.addArmies(state.from(), -armies);
        state.addArmies(state.to(), armies);
        if (turns.goals().isReachedByConquest(state)) {
            turns.end(state);
        } else if (state.eliminated() && mustTradeNow(state)) {
            state.clearEliminated();
            turns.reinforcing().beginInAttack(state);
        } else {
            state.clearEliminated();
            goOn(state);
        }
    }

    private void goOn(State state) {
        if (state.armies(state.from()) == 1) turns.attacking().close(state, state.from());
        turns.attacking().open(state, state.to());
        state.enter(Stage.ATTACK);
    }

    private boolean mustTradeNow(State state) {
        return forcedAt > 0 && state.handSize(state.seat()) >= forcedAt;
    }

    public Optional<String> refuse(State state, int armies) {
        return armies >= atLeast(state) && armies <= atMost(state)
                ? Optional.empty()
                : Optional.of(
                        "%d to %d armies can move into %s, not %d"
                                .formatted(
                                        atLeast(state),
                                        atMost(state),
                                        setting.board().name(state.to()),
                                        armies));
    }
}
