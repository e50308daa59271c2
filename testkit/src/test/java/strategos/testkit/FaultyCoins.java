package strategos.testkit;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import strategos.game.Game;
import strategos.game.Notation;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * {@link Coins} with one fault planted, which one law of the contract has to find.
 *
 * @param beside what the game remembers where nothing should be: outside of any state
 */
record FaultyCoins(Fault fault, AtomicInteger beside)
        implements Game<Coins.State, Coins.Move, Coins.View> {

    private static final Coins COINS = new Coins();

    /** What can be wrong with a game. */
    enum Fault {
        NONE,
        FALLS_OVER,
        GOES_ON_AFTER_THE_END,
        REMEMBERS_BESIDE_THE_STATE,
        CANNOT_BE_OPENED_AGAIN,
        OFFERS_WHAT_IT_REFUSES,
        ALLOWS_WHAT_IT_DOES_NOT_OFFER,
        LETS_STRANGERS_PLAY,
        MISSPELLS,
        CHANGES_WHEN_ASKED,
        SHARES_A_COPY,
        SIMULATES_OTHER_RULES,
        DRIFTS_IN_PLAYOUTS,
        SHOWS_THE_OTHER_PURSE,
        TELLS_WHAT_WAS_DRAWN,
        REFUSES_WITH_A_SECRET,
        GUESSES_THE_TRUTH,
        GUESSES_AGAINST_THE_VIEW
    }

    private boolean has(Fault planted) {
        return fault == planted;
    }

    @Override
    public int seats() {
        return COINS.seats();
    }

    @Override
    public Coins.State start() {
        return COINS.start();
    }

    @Override
    public Coins.State copy(Coins.State state) {
        return has(Fault.SHARES_A_COPY) ? state : COINS.copy(state);
    }

    @Override
    public int turns(Coins.State state) {
        return COINS.turns(state);
    }

    @Override
    public Turn turn(Coins.State state) {
        return COINS.turn(state);
    }

    @Override
    public Optional<String> refusal(Coins.State state, Seat seat, Coins.Move move) {
        if (has(Fault.CHANGES_WHEN_ASKED)) state.shown[0]++;
        if (has(Fault.GOES_ON_AFTER_THE_END) && state.over) return Optional.empty();
        if (has(Fault.LETS_STRANGERS_PLAY) && seat.index() >= seats()) return Optional.empty();
        if (has(Fault.ALLOWS_WHAT_IT_DOES_NOT_OFFER) && move.coins() == -1) return Optional.empty();
        if (has(Fault.OFFERS_WHAT_IT_REFUSES) && move.coins() == 3) return Optional.of("unlucky");
        var refusal = COINS.refusal(state, seat, move);
        return has(Fault.REFUSES_WITH_A_SECRET)
                ? refusal.map(words -> words + " of " + (state.purses[0] + state.purses[1]))
                : refusal;
    }

    @Override
    public void apply(Coins.State state, Step<Coins.Move> step) {
        if (has(Fault.FALLS_OVER) && state.seat == 1) throw new IllegalStateException("oh");
        if (has(Fault.REMEMBERS_BESIDE_THE_STATE)) state.purses[0] += beside.getAndIncrement() % 2;
        COINS.apply(state, step);
    }

    @Override
    public Coins.View view(Coins.State state, Viewer viewer) {
        return has(Fault.SHOWS_THE_OTHER_PURSE) && viewer instanceof Viewer.InSeat(Seat seat)
                ? COINS.view(state, Viewer.inSeat(1 - seat.index()))
                : COINS.view(state, viewer);
    }

    @Override
    public Optional<Step<Coins.Move>> seen(
            Coins.State before, Step<Coins.Move> step, Coins.State after, Viewer viewer) {
        return has(Fault.TELLS_WHAT_WAS_DRAWN)
                ? Optional.of(step)
                : COINS.seen(before, step, after, viewer);
    }

    @Override
    public Coins.State guess(Coins.View view, RandomGenerator random) {
        if (has(Fault.GUESSES_THE_TRUTH)) return COINS.copy(view.state());
        var guess = COINS.guess(view, random);
        if (has(Fault.GUESSES_AGAINST_THE_VIEW)) guess.shown[0]++;
        return guess;
    }

    @Override
    public Notation<Coins.Move> notation() {
        if (!has(Fault.MISSPELLS)) return COINS.notation();
        return new Notation<>() {
            @Override
            public String write(Coins.Move move) {
                return COINS.notation().write(new Coins.Move(move.coins() / 2));
            }

            @Override
            public Coins.Move read(String text) throws NotationException {
                return COINS.notation().read(text);
            }
        };
    }

    @Override
    public Map<String, String> setup() {
        return COINS.setup();
    }
}
