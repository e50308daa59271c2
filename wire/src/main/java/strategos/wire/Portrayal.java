package strategos.wire;

import strategos.game.Step;

/**
 * How one family of games is shown to other programs. It looks at views alone, so it can tell
 * nobody what is not theirs to know.
 *
 * @param <M> the moves of the game
 * @param <V> what a viewer sees of it
 */
public interface Portrayal<M, V> {

    Scene scene(V view);

    /**
     * What happened between two moments.
     *
     * @param seen the step as the viewer may see it
     */
    Event event(V before, Step<M> seen, V after);

    /** A new chronicle of a match, with nothing in it yet. */
    HistoryCollector<V> chronicle();
}
