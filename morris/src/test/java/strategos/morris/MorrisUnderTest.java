package strategos.morris;

import java.util.List;
import java.util.random.RandomGenerator;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Simulation;
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
        return switch (random.nextInt(3)) {
            case 0 -> new Move.Place(from);
            case 1 -> new Move.Slide(from, to);
            default -> new Move.Take(from);
        };
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
