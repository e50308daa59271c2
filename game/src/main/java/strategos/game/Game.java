package strategos.game;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

    /**
     * Who acts now, without an object to say so: the index of the seat that decides, the lowest of
     * several, {@link Simulation#NATURE} or {@link Simulation#NOBODY}.
     */
    default int actor(S state) {
        return switch (turn(state)) {
            case Turn.Roll _ -> Simulation.NATURE;
            case Turn.Over _ -> Simulation.NOBODY;
            case Turn.Decide(Seat seat) -> seat.index();
            case Turn.DecideTogether(Set<Seat> waiting) ->
                    waiting.stream().mapToInt(Seat::index).min().orElseThrow();
        };
    }

    /** How many turns have begun. */
    int turns(S state);

    default TurnOwner turnOwner() {
        return TurnOwner.ONE_SEAT;
    }

    /** The order that nature decides about now, if the roll is about an order. */
    default Optional<RollOrigin> rollOrigin(S state) {
        return Optional.empty();
    }

    /** Why the seat may not make the move now, in words for the player; empty if it may. */
    Optional<String> refusal(S state, Seat seat, M move);

    default boolean isLegal(S state, Seat seat, M move) {
        return refusal(state, seat, move).isEmpty();
    }

    /** Applies a step in place, unchecked: the caller asks {@link #refusal} first. */
    void apply(S state, Step<M> step);

    /** Applies the move of a seat, as {@link #apply} does. */
    default void move(S state, int seat, M move) {
        apply(state, new Step.Moved<>(Seat.of(seat), move));
    }

    /**
     * Draws the outcome of a roll and applies it, where nature acts. It takes the same numbers as
     * {@link Chance#draw}, so that a match is the same with and without its steps.
     */
    default void roll(S state, RandomGenerator random) {
        if (!(turn(state) instanceof Turn.Roll(Chance chance)))
            throw new IllegalStateException("nothing is to be rolled");
        apply(state, new Step.Rolled<>(chance.draw(random)));
    }

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
