package strategos.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.game.Chance;
import strategos.game.Game;
import strategos.game.Notation;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * The smallest game with a secret: two seats draw a purse of coins that nobody else sees, then show
 * some of them in turn until one of them stops.
 */
final class Coins implements Game<Coins.State, Coins.Move, Coins.View>, Simulation<Coins.State> {

    static final int SEATS = 2;
    static final int LARGEST_PURSE = 6;

    /** How many coins are shown; none to stop. */
    record Move(int coins) {}

    record View(State state, int seat) {

        /** The purse of another seat is none of the viewer's business. */
        List<Integer> purses() {
            return IntStream.range(0, SEATS)
                    .mapToObj(other -> other == seat ? state.purses[other] : -1)
                    .toList();
        }
    }

    /** What a match remembers; arrays, as states of real games have them. */
    static final class State {
        final int[] purses = new int[SEATS];
        final int[] shown = new int[SEATS];
        int drawn;
        int seat;
        int turns = 1;
        boolean over;

        @Override
        public boolean equals(Object other) {
            return other instanceof State state && state.values().equals(values());
        }

        @Override
        public int hashCode() {
            return values().hashCode();
        }

        List<Object> values() {
            return List.of(List.of(purses[0], purses[1]), shown(), drawn, seat, turns, over);
        }

        List<Integer> shown() {
            return Arrays.stream(shown).boxed().toList();
        }
    }

    @Override
    public int seats() {
        return SEATS;
    }

    @Override
    public State start() {
        return new State();
    }

    @Override
    public State copy(State state) {
        var copy = new State();
        System.arraycopy(state.purses, 0, copy.purses, 0, SEATS);
        System.arraycopy(state.shown, 0, copy.shown, 0, SEATS);
        copy.drawn = state.drawn;
        copy.seat = state.seat;
        copy.turns = state.turns;
        copy.over = state.over;
        return copy;
    }

    @Override
    public int turns(State state) {
        return state.turns;
    }

    @Override
    public Turn turn(State state) {
        if (state.drawn < SEATS) return new Turn.Roll(new Chance.Uniform(LARGEST_PURSE));
        if (!state.over) return new Turn.Decide(Seat.of(state.seat));
        int lead = state.shown[0] - state.shown[1];
        return new Turn.Over(lead == 0 ? Result.draw() : Result.wonBy(Seat.of(lead > 0 ? 0 : 1)));
    }

    @Override
    public Optional<String> refusal(State state, Seat seat, Move move) {
        if (!turn(state).equals(new Turn.Decide(seat))) return Optional.of("it is not your turn");
        int purse = state.purses[seat.index()];
        return move.coins() >= 0 && move.coins() <= purse
                ? Optional.empty()
                : Optional.of("you have " + purse + " coins");
    }

    @Override
    public void apply(State state, Step<Move> step) {
        switch (step) {
            case Step.Rolled<Move>(int outcome) -> state.purses[state.drawn++] = outcome + 1;
            case Step.Moved<Move>(_, Move(int coins)) -> show(state, coins);
        }
    }

    private static void show(State state, int coins) {
        state.purses[state.seat] -= coins;
        state.shown[state.seat] += coins;
        state.over = coins == 0;
        state.seat = 1 - state.seat;
        state.turns++;
    }

    @Override
    public View view(State state, Viewer viewer) {
        return new View(state, viewer instanceof Viewer.InSeat(Seat seat) ? seat.index() : -1);
    }

    List<Move> options(View view) {
        if (view.seat() < 0 || actor(view.state()) != view.seat()) return List.of();
        return IntStream.range(0, count(view.state())).mapToObj(Move::new).toList();
    }

    List<Object> snapshot(View view) {
        var state = view.state();
        return List.of(
                view.purses(), state.shown(), state.drawn, state.seat, state.turns, state.over);
    }

    @Override
    public Optional<Step<Move>> seen(State before, Step<Move> step, State after, Viewer viewer) {
        return Optional.of(
                step instanceof Step.Rolled && !viewer.sitsIn(before.drawn)
                        ? new Step.Rolled<>(Step.Rolled.UNSEEN)
                        : step);
    }

    @Override
    public State guess(View view, RandomGenerator random) {
        var guess = copy(view.state());
        for (int other = 0; other < view.state().drawn; other++) {
            if (other != view.seat()) guess.purses[other] = random.nextInt(LARGEST_PURSE);
        }
        return guess;
    }

    @Override
    public Notation<Move> notation() {
        return new Notation<>() {
            @Override
            public String write(Move move) {
                return "show " + move.coins();
            }

            @Override
            public Move read(String text) throws NotationException {
                return Stream.of(text)
                        .filter(line -> line.matches("show -?\\d{1,8}"))
                        .map(line -> new Move(Integer.parseInt(line.substring(5))))
                        .findFirst()
                        .orElseThrow(() -> new NotationException("say 'show COINS'"));
            }
        };
    }

    @Override
    public Map<String, String> setup() {
        return Map.of("purse", Integer.toString(LARGEST_PURSE));
    }

    @Override
    public int actor(State state) {
        return switch (turn(state)) {
            case Turn.Decide(Seat seat) -> seat.index();
            case Turn.Roll _ -> NATURE;
            default -> NOBODY;
        };
    }

    @Override
    public int count(State state) {
        return state.purses[state.seat] + 1;
    }

    @Override
    public void play(State state, int option) {
        show(state, option);
    }

    @Override
    public void roll(State state, RandomGenerator random) {
        apply(state, new Step.Rolled<>(random.nextInt(LARGEST_PURSE)));
    }
}
