package strategos.wire;

import strategos.game.Step;

/**
 * Translates the views and steps of one family of games into messages for clients. It only uses
 * views, so it cannot leak hidden information.
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

    /** A collector for the history of a match, empty at first. */
    HistoryCollector<V> historyCollector();
}
