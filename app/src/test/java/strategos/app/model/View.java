package strategos.app.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.game.GameView;
import strategos.game.Notation;
import strategos.game.Seat;
import strategos.game.Viewer;

/** What a viewer sees of a match: all of it, until the state changes. */
record View(Hexapawn game, State state, Viewer viewer) implements GameView<Move> {

    /** The seat that has to decide, or {@link State#NOBODY}. */
    int decider() {
        return state.isOver() ? State.NOBODY : state.mover();
    }

    List<Integer> owners() {
        return IntStream.range(0, State.SQUARES).map(state::owner).boxed().toList();
    }

    int turns() {
        return state.turns();
    }

    @Override
    public int count() {
        return viewer.sitsIn(decider()) ? state.countMoves() : 0;
    }

    @Override
    public Move option(int option) {
        int code = state.code(option);
        return new Move(State.from(code), State.to(code));
    }

    @Override
    public Optional<String> refusal(Move move) {
        return viewer instanceof Viewer.InSeat(Seat seat)
                ? game.refusal(state, seat, move)
                : Optional.of("you have no seat in this match");
    }

    @Override
    public Notation<Move> notation() {
        return game.notation();
    }
}
