package strategos.testkit;

import strategos.game.Game;
import strategos.game.Step;

/**
 * A state, and the step that is about to be taken in it.
 *
 * @param state must not be changed; copy it to continue from here
 */
public record Moment<S, M>(S state, Step<M> next) {

    /** The state once the step has been taken. */
    public S after(Game<S, M, ?> game) {
        S after = game.copy(state);
        game.apply(after, next);
        return after;
    }
}
