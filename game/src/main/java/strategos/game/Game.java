package strategos.game;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * One game with its ruleset, board and number of seats: everything known before play.
 *
 * <p>It is stateless. Each state is owned by one thread; one game serves any number of states.
 *
 * @param <S> the mutable state of a match
 * @param <M> the moves, as records
 * @param <V> what a viewer sees
 */
public interface Game<S, M, V> {

    int seats();

    S start();

    S copy(S state);

    Turn turn(S state);

    /** How many turns have begun. */
    int turns(S state);

    /** Why the seat may not make the move now, in words for the player; empty if it may. */
    Optional<String> refusal(S state, Seat seat, M move);

    default boolean isLegal(S state, Seat seat, M move) {
        return refusal(state, seat, move).isEmpty();
    }

    /** Applies a step in place, unchecked: the caller asks {@link #refusal} first. */
    void apply(S state, Step<M> step);

    /**
     * All that this viewer may know, legal moves included; a window that is valid until the state
     * changes.
     */
    V view(S state, Viewer viewer);

    /** The step as this viewer may see it; empty if the viewer may not know that it happened. */
    Optional<Step<M>> seen(S before, Step<M> step, S after, Viewer viewer);

    /** A full state that fits a view, drawn at random from those that do. */
    S guess(V view, RandomGenerator random);

    Notation<M> notation();

    /** What a record must say so that this very game can be opened again, as header lines. */
    Map<String, String> setup();
}
