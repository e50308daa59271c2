package strategos.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import strategos.engine.EngineAnswer.ErrorCode;
import strategos.engine.EngineAnswer.Taken;
import strategos.engine.EngineRequest.Chances;
import strategos.game.Chance;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Step.Moved;
import strategos.game.Step.Rolled;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.wire.Event;

/** A match in the engine: a state and the dice, but no history, so that copies are cheap. */
final class EngineMatch<S, M, V extends GameView<M>> {

    /** The seat of a viewer without one. */
    private static final int PUBLIC = -1;

    /** The most moves that are listed unless more are asked for. */
    private static final int USUAL_MOVES = 1_000;

    private final OpenGame<S, M, V> open;
    private final Game<S, M, V> game;
    private final S state;
    private final Seed seed;
    private final RandomGenerator random;
    private final Chances chance;
    private int descendants;

    private EngineMatch(OpenGame<S, M, V> open, S state, Seed seed, Chances chance) {
        this.open = open;
        this.game = open.game();
        this.state = state;
        this.seed = seed;
        this.random = seed.child("chance").random();
        this.chance = chance;
    }

    /** A match at its beginning. */
    static <S, M, V extends GameView<M>> EngineMatch<S, M, V> begin(
            OpenGame<S, M, V> open, Seed seed, Chances chance) {
        return ready(new EngineMatch<>(open, open.game().start(), seed, chance));
    }

    /** Lets chance decide whatever it has to, so that a program only ever sees seats decide. */
    private static <S, M, V extends GameView<M>> EngineMatch<S, M, V> ready(
            EngineMatch<S, M, V> match) {
        match.rollAll(new Steps<>(match, null));
        return match;
    }

    OpenGame<S, M, V> open() {
        return open;
    }

    Seed seed() {
        return seed;
    }

    WhoseTurn turn() {
        return WhoseTurn.of(game.turn(state));
    }

    // Copies.

    EngineMatch<S, M, V> copy(@Nullable Long newSeed, @Nullable Chances newChance) {
        return next(game.copy(state), newSeed, newChance);
    }

    /** A match in a state that fits what a seat sees of this one. */
    EngineMatch<S, M, V> guess(int seat, @Nullable Long newSeed, @Nullable Chances newChance)
            throws EngineException {
        Seed own = newSeed == null ? descendant() : new Seed(newSeed);
        V view = game.view(state, Viewer.inSeat(checked(seat).index()));
        return next(game.guess(view, own.child("guess").random()), own.value(), newChance);
    }

    private EngineMatch<S, M, V> next(
            S newState, @Nullable Long newSeed, @Nullable Chances newChance) {
        return ready(
                new EngineMatch<>(
                        open,
                        newState,
                        newSeed == null ? descendant() : new Seed(newSeed),
                        newChance == null ? chance : newChance));
    }

    /** A seed of its own for each copy, so that copying never changes the dice of this match. */
    private Seed descendant() {
        return EngineSeeds.shown(seed.child(descendants++).value());
    }

    // Looking.

    EngineAnswer.View view(String name, @Nullable Integer seat) throws EngineException {
        return new EngineAnswer.View(
                name,
                seat == null ? PUBLIC : seat,
                open.portrayal().scene(game.view(state, viewer(seat))));
    }

    EngineAnswer.Moves moves(
            String name, @Nullable Integer seat, @Nullable Integer from, @Nullable Integer most)
            throws EngineException {
        int first = from == null ? 0 : from;
        int limit = most == null ? USUAL_MOVES : most;
        if (first < 0 || limit < 0)
            throw new EngineException(ErrorCode.MALFORMED, "from and most are 0 or more");
        Seat mover = mover(seat);
        V view = game.view(state, Viewer.inSeat(mover.index()));
        int count = view.count();
        List<String> moves =
                IntStream.range(first, (int) Math.min(count, (long) first + limit))
                        .mapToObj(option -> game.notation().write(view.option(option)))
                        .toList();
        return new EngineAnswer.Moves(name, mover.index(), count, first, moves);
    }

    // Playing.

    Taken play(String name, EngineRequest.Play request) throws EngineException {
        Seat mover = mover(request.seat());
        M move = move(mover, request.move(), request.option());
        var refusal = game.refusal(state, mover, move);
        if (refusal.isPresent()) throw new EngineException(ErrorCode.REFUSED, refusal.get());
        var steps = new Steps<>(this, audience(request.events()));
        steps.take(new Moved<>(mover, move));
        rollAll(steps);
        return steps.answer(name);
    }

    private M move(Seat mover, @Nullable String text, @Nullable Integer option)
            throws EngineException {
        if ((text == null) == (option == null))
            throw new EngineException(
                    ErrorCode.MALFORMED, "say either the move or the option that is played");
        if (option != null) return option(mover, option);
        try {
            return game.notation().read(String.valueOf(text));
        } catch (NotationException unreadable) {
            throw new EngineException(ErrorCode.REFUSED, String.valueOf(unreadable.getMessage()));
        }
    }

    private M option(Seat mover, int option) throws EngineException {
        V view = game.view(state, Viewer.inSeat(mover.index()));
        int count = view.count();
        if (option < 0 || option >= count)
            throw new EngineException(
                    ErrorCode.REFUSED, "there is no option %d of %d".formatted(option, count));
        return view.option(option);
    }

    Taken roll(String name, EngineRequest.Roll request) throws EngineException {
        if (!(game.turn(state) instanceof Turn.Roll(Chance thrown)))
            throw new EngineException(ErrorCode.REFUSED, "nothing is to be rolled now");
        int outcome = outcome(thrown, request.outcome(), request.step());
        var steps = new Steps<>(this, audience(request.events()));
        steps.take(new Rolled<>(outcome));
        rollAll(steps);
        return steps.answer(name);
    }

    private int outcome(Chance thrown, @Nullable Integer outcome, @Nullable String step)
            throws EngineException {
        if (outcome != null && step != null)
            throw new EngineException(
                    ErrorCode.MALFORMED, "say either the outcome or the step that is rolled");
        if (step != null) return read(step);
        if (outcome == null) return thrown.draw(random);
        if (thrown.allows(outcome)) return outcome;
        throw new EngineException(
                ErrorCode.REFUSED,
                "outcome %d is not one of the %d possible".formatted(outcome, thrown.outcomes()));
    }

    private int read(String step) throws EngineException {
        try {
            if (open.stepText().read(game.turn(state), step) instanceof Rolled<M>(int outcome))
                return outcome;
            throw new EngineException(ErrorCode.REFUSED, "a move is played, not rolled");
        } catch (NotationException unreadable) {
            throw new EngineException(ErrorCode.REFUSED, String.valueOf(unreadable.getMessage()));
        }
    }

    private void rollAll(Steps<S, M, V> steps) {
        if (chance == Chances.ASKED) return;
        while (game.turn(state) instanceof Turn.Roll(Chance thrown))
            steps.take(new Rolled<>(thrown.draw(random)));
    }

    // Seats.

    private Seat mover(@Nullable Integer seat) throws EngineException {
        if (seat != null) return checked(seat);
        return switch (game.turn(state)) {
            case Turn.Decide(Seat decider) -> decider;
            case Turn.DecideTogether _ ->
                    throw new EngineException(
                            ErrorCode.REFUSED, "several seats decide now: say which seat is meant");
            case Turn.Roll _ ->
                    throw new EngineException(
                            ErrorCode.REFUSED, "no seat decides now: chance does, by 'roll'");
            case Turn.Over _ -> throw new EngineException(ErrorCode.REFUSED, "the match is over");
        };
    }

    private Viewer viewer(@Nullable Integer seat) throws EngineException {
        return seat == null || seat == PUBLIC
                ? new Viewer.Public()
                : new Viewer.InSeat(checked(seat));
    }

    /** The viewer who is told what happened; nobody if none is named. */
    private @Nullable Viewer audience(@Nullable Integer seat) throws EngineException {
        return seat == null ? null : viewer(seat);
    }

    private Seat checked(int seat) throws EngineException {
        if (seat >= 0 && seat < game.seats()) return Seat.of(seat);
        throw new EngineException(
                ErrorCode.UNKNOWN,
                "there is no seat %d; seats are 0 to %d".formatted(seat, game.seats() - 1));
    }

    /** The steps of one request: taken, written down, and shown to a viewer who asked for them. */
    private static final class Steps<S, M, V extends GameView<M>> {

        private final EngineMatch<S, M, V> match;
        private final @Nullable Viewer viewer;
        private final List<String> texts = new ArrayList<>();
        private final List<Event> events = new ArrayList<>();

        Steps(EngineMatch<S, M, V> match, @Nullable Viewer viewer) {
            this.match = match;
            this.viewer = viewer;
        }

        void take(Step<M> step) {
            Game<S, M, V> game = match.game;
            texts.add(match.open.stepText().write(game.turn(match.state), step));
            if (viewer == null) {
                game.apply(match.state, step);
                return;
            }
            S before = game.copy(match.state);
            game.apply(match.state, step);
            game.seen(before, step, match.state, viewer)
                    .map(
                            seen ->
                                    match.open
                                            .portrayal()
                                            .event(
                                                    game.view(before, viewer),
                                                    seen,
                                                    game.view(match.state, viewer)))
                    .ifPresent(events::add);
        }

        Taken answer(String name) {
            return new Taken(name, texts, viewer == null ? null : events, match.turn());
        }
    }
}
