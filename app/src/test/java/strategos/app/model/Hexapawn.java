package strategos.app.model;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.game.Game;
import strategos.game.Notation;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/** Martin Gardner's game of six pawns, as records and as numbers. Nothing in it is hidden. */
final class Hexapawn implements Game<State, Move, View>, Simulation<State> {

    static final String FAMILY = "hexapawn";

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public State start() {
        return new State();
    }

    @Override
    public State copy(State state) {
        return new State(state);
    }

    @Override
    public int turns(State state) {
        return state.turns();
    }

    @Override
    public Turn turn(State state) {
        return state.isOver()
                ? new Turn.Over(Result.wonBy(Seat.of(1 - state.mover())))
                : Turn.Decide.by(state.mover());
    }

    @Override
    public Optional<String> refusal(State state, Seat seat, Move move) {
        if (state.isOver()) return Optional.of("the match is over");
        if (seat.index() != state.mover()) return Optional.of("it is not your turn");
        return state.isPossible(move.from(), move.to())
                ? Optional.empty()
                : Optional.of("pawns step ahead to an empty square, or take diagonally ahead");
    }

    @Override
    public void apply(State state, Step<Move> step) {
        switch (step) {
            case Step.Moved<Move>(_, Move(int from, int to)) -> state.move(from, to);
            case Step.Rolled<Move> _ -> throw new IllegalArgumentException("nothing is rolled");
        }
    }

    @Override
    public View view(State state, Viewer viewer) {
        return new View(this, state, viewer);
    }

    @Override
    public Optional<Step<Move>> seen(State before, Step<Move> step, State after, Viewer viewer) {
        return Optional.of(step);
    }

    @Override
    public State guess(View view, RandomGenerator random) {
        return copy(view.state());
    }

    @Override
    public Notation<Move> notation() {
        return new HexapawnNotation();
    }

    /** There is one Hexapawn, so a record need not say which. */
    @Override
    public Map<String, String> setup() {
        return Map.of();
    }

    @Override
    public int actor(State state) {
        return state.isOver() ? NOBODY : state.mover();
    }

    @Override
    public int count(State state) {
        return state.countMoves();
    }

    @Override
    public void play(State state, int option) {
        int code = state.code(option);
        state.move(State.from(code), State.to(code));
    }

    @Override
    public void roll(State state, RandomGenerator random) {
        throw new IllegalStateException("nothing is rolled");
    }
}
