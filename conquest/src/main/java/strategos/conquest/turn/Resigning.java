package strategos.conquest.turn;

import java.util.Optional;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;

/**
 * The rules of resigning: armies of a seat that has resigned stay where they are and defend, like
 * neutral ones. docs/rules/aims.md#resigning
 */
public final class Resigning {

    private final Turns turns;
    private final boolean hasMissions;

    Resigning(Setting setting, Turns turns) {
        this.turns = turns;
        hasMissions = setting.rules().winning().goal() == Goal.MISSIONS;
    }

    /** A seat leaves the match. Its turn ends; where orders are given, they are withdrawn first. */
    public void resign(State state, int seat) {
        state.resign(seat);
        state.standing(seat, StandingDefence.ALWAYS_TWO);
        if (hasMissions) turns.missions().beaten(state, seat, State.NOBODY);
        if (turns.goals().isReached(state)) {
            turns.end(state);
        } else if (state.stage() != Stage.ORDERS && state.seat() == seat) {
            state.between(State.NOWHERE, State.NOWHERE);
            state.left(0);
            turns.next(state);
        }
    }

    public Optional<String> refuse(State state, int seat) {
        if (state.turns() == 0) return Optional.of("you cannot resign before the first turn");
        if (!state.isAlive(seat)) return Optional.of("you are out of the match");
        return switch (state.stage()) {
            case REINFORCE, TRADE, ATTACK, FORTIFY, ORDERS -> Optional.empty();
            default -> Optional.of("you can resign when this battle is over");
        };
    }
}
