package strategos.testkit;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.testkit.FaultyCoins.Fault;

/** {@link Coins} as the contract sees it, with a fault or with none. */
record CoinsUnderTest(FaultyCoins game)
        implements GameUnderTest<Coins.State, Coins.Move, Coins.View> {

    private static final Coins COINS = new Coins();

    static CoinsUnderTest with(Fault fault) {
        return new CoinsUnderTest(new FaultyCoins(fault, new AtomicInteger()));
    }

    @Override
    public String name() {
        return "coins";
    }

    @Override
    public Simulation<Coins.State> simulation() {
        return switch (game.fault()) {
            case SIMULATES_OTHER_RULES -> new FaultySimulation(1, 0);
            case DRIFTS_IN_PLAYOUTS -> new FaultySimulation(0, 1);
            default -> COINS;
        };
    }

    @Override
    public FaultyCoins open(MatchHeader header) throws NotationException {
        if (game.fault() == Fault.CANNOT_BE_OPENED_AGAIN)
            throw new NotationException("there is no such game");
        return game;
    }

    @Override
    public List<Coins.Move> options(Coins.View view) {
        return COINS.options(view);
    }

    @Override
    public Object snapshot(Coins.View view) {
        return COINS.snapshot(view);
    }

    @Override
    public Coins.Move anyMove(Coins.State state, RandomGenerator random) {
        return new Coins.Move(random.nextInt(-2, Coins.LARGEST_PURSE + 2));
    }

    @Override
    public Moment<Coins.State, Coins.Move> scramble(
            Moment<Coins.State, Coins.Move> moment, Viewer viewer, RandomGenerator random) {
        var other = COINS.copy(moment.state());
        for (int seat = 0; seat < other.drawn; seat++) {
            if (!viewer.sitsIn(seat)) other.purses[seat] = random.nextInt(Coins.LARGEST_PURSE);
        }
        boolean drawsUnseen = moment.next() instanceof Step.Rolled && !viewer.sitsIn(other.drawn);
        return new Moment<>(
                other,
                drawsUnseen
                        ? new Step.Rolled<>(random.nextInt(Coins.LARGEST_PURSE))
                        : moment.next());
    }

    /** Shows more coins than were decided, or finds some in the other purse. */
    private record FaultySimulation(int more, int found) implements Simulation<Coins.State> {

        @Override
        public int actor(Coins.State state) {
            return COINS.actor(state);
        }

        @Override
        public int count(Coins.State state) {
            return COINS.count(state);
        }

        @Override
        public void play(Coins.State state, int option) {
            COINS.play(state, option + more);
            state.purses[state.seat] += found;
        }

        @Override
        public void roll(Coins.State state, RandomGenerator random) {
            COINS.roll(state, random);
        }
    }
}
