package strategos.morris;

import java.util.List;
import java.util.random.RandomGenerator;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.testkit.GameUnderTest;
import strategos.testkit.Moment;

/** Morris as the contract sees it. */
record MorrisUnderTest(Morris game) implements GameUnderTest<State, Move, View> {

    static MorrisUnderTest of(Rules rules) {
        return new MorrisUnderTest(new Morris(rules));
    }

    @Override
    public String name() {
        return game.rules().name();
    }

    @Override
    public Simulation<State> simulation() {
        return game.simulation();
    }

    @Override
    public Morris open(MatchHeader header) throws NotationException {
        return Morris.open(header.setup());
    }

    @Override
    public List<Move> options(View view) {
        return view.moves();
    }

    @Override
    public Object snapshot(View view) {
        return view.snapshot();
    }

    @Override
    public Move anyMove(State state, RandomGenerator random) {
        int from = point(random);
        int to = point(random);
        return switch (random.nextInt(5)) {
            case 0 -> new Move.Place(from);
            case 1 -> new Move.Slide(from, to);
            case 2 -> new Move.Take(from);
            case 3 -> new Move.Resign();
            default -> new Move.Draw();
        };
    }

    @Override
    public boolean isLegalBeyondOptions(State state, Seat seat, Move move) {
        boolean isPlayed =
                switch (state.stage()) {
                    case PLACE, MOVE, TAKE -> true;
                    case DRAW, WON, DRAWN -> false;
                };
        return isPlayed
                && switch (move) {
                    case Move.Resign() -> true;
                    case Move.Draw() -> state.offer() != seat.index();
                    case Move.OnBoard _ -> false;
                };
    }

    /** Now and then somebody offers a draw, and hardly ever gives up. */
    @Override
    public Step<Move> next(State state, RandomGenerator random) {
        var seat = Seat.of(random.nextInt(2));
        boolean talks = state.stage() != MorrisStage.DRAW && random.nextInt(40) == 0;
        if (talks && random.nextInt(20) == 0) return new Step.Moved<>(seat, new Move.Resign());
        if (talks && state.offer() != seat.index()) return new Step.Moved<>(seat, new Move.Draw());
        return GameUnderTest.super.next(state, random);
    }

    /** Now and then none of the board. */
    private int point(RandomGenerator random) {
        return random.nextInt(50) == 0
                ? random.nextInt()
                : random.nextInt(-1, game.rules().board().size() + 1);
    }

    /** Nothing is hidden, so there is nothing to change. */
    @Override
    public Moment<State, Move> scramble(
            Moment<State, Move> moment, Viewer viewer, RandomGenerator random) {
        return moment;
    }
}
