package strategos.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import strategos.game.Chance;
import strategos.game.Game;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * A game as its tests know it: what {@link GameContract} needs beyond the game itself.
 *
 * @param <S> the mutable state of a match
 * @param <M> the moves, as records
 * @param <V> what a viewer sees
 */
public interface GameUnderTest<S, M, V> {

    /** What a report calls it, such as {@code modern, 3 seats, world}. */
    String name();

    Game<S, M, V> game();

    Simulation<S> simulation();

    /** Opens the game that a record's header describes. */
    Game<S, M, V> open(MatchHeader header) throws NotationException;

    /** The moves that a view offers to its viewer. */
    List<M> options(V view);

    /** A view as a value that can be compared. */
    Object snapshot(V view);

    /**
     * Everything that can be got out of a view by whatever means, as a value that can be compared.
     */
    default Object probe(V view) {
        return snapshot(view);
    }

    /** Any move at all: one that is legal now, one that is not, or one that makes no sense. */
    M anyMove(S state, RandomGenerator random);

    /** Whether a move is legal although no view offers it, by the words of the game's rules. */
    default boolean isLegalBeyondOptions(S state, Seat seat, M move) {
        return false;
    }

    /**
     * The same moment with other secrets: what this viewer may not know is changed, at random, and
     * all that the viewer may know or gets to know by the step is as it was.
     *
     * <p>Written without {@link Game#view} and {@link Game#seen}, since it is there to find their
     * leaks.
     */
    Moment<S, M> scramble(Moment<S, M> moment, Viewer viewer, RandomGenerator random);

    /**
     * A step that can be taken now, at random. A game whose matches rarely end that way chooses
     * with a purpose, so that every part of its rules is met.
     */
    default Step<M> next(S state, RandomGenerator random) {
        return switch (game().turn(state)) {
            case Turn.Roll(Chance chance) -> new Step.Rolled<>(chance.draw(random));
            case Turn.Decide(Seat seat) -> anyOption(state, seat, random);
            case Turn.DecideTogether(Set<Seat> waiting) ->
                    anyOption(state, any(List.copyOf(waiting), random), random);
            case Turn.Over _ -> throw new IllegalStateException("the match is over");
        };
    }

    private Step<M> anyOption(S state, Seat seat, RandomGenerator random) {
        var options = options(game().view(state, new Viewer.InSeat(seat)));
        return new Step.Moved<>(seat, any(options, random));
    }

    private static <T> T any(List<T> things, RandomGenerator random) {
        return things.get(random.nextInt(things.size()));
    }

    /** What sort of moment this is; a law looks at some of every sort. */
    default Object kind(Moment<S, M> moment) {
        return switch (moment.next()) {
            case Step.Moved<M>(_, M move) -> move.getClass();
            case Step.Rolled<M> _ -> game().turn(moment.state());
        };
    }

    /** Everyone who can look at a match: each seat, and the public. */
    default List<Viewer> viewers() {
        List<Viewer> viewers = new ArrayList<>();
        IntStream.range(0, game().seats()).mapToObj(Viewer::inSeat).forEach(viewers::add);
        viewers.add(new Viewer.Public());
        return viewers;
    }

    /**
     * The state as all viewers together know it: two states that agree in this are as good as one.
     */
    default List<Object> everyView(S state) {
        List<Object> everything = new ArrayList<>();
        everything.add(game().turn(state));
        viewers().forEach(viewer -> everything.add(snapshot(game().view(state, viewer))));
        return everything;
    }
}
