package strategos.app.model;

import java.util.List;
import java.util.random.RandomGenerator;
import strategos.game.MatchHeader;
import strategos.game.Viewer;
import strategos.testkit.GameUnderTest;
import strategos.testkit.Moment;

/** Hexapawn as the contract sees it. */
record HexapawnUnderTest(Hexapawn game) implements GameUnderTest<State, Move, View> {

    @Override
    public String name() {
        return Hexapawn.FAMILY;
    }

    @Override
    public Hexapawn simulation() {
        return game;
    }

    @Override
    public Hexapawn open(MatchHeader header) {
        return new Hexapawn();
    }

    @Override
    public List<Move> options(View view) {
        return view.moves();
    }

    @Override
    public Object snapshot(View view) {
        return List.of(view.decider(), view.turns(), view.owners(), view.moves());
    }

    /** Some of the squares are not on the board. */
    @Override
    public Move anyMove(State state, RandomGenerator random) {
        return new Move(
                random.nextInt(-1, State.SQUARES + 1), random.nextInt(-1, State.SQUARES + 1));
    }

    /** Nothing is hidden, so there is nothing to change. */
    @Override
    public Moment<State, Move> scramble(
            Moment<State, Move> moment, Viewer viewer, RandomGenerator random) {
        return moment;
    }
}
