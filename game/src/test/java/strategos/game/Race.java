package strategos.game;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The smallest game with dice: two seats in turn say how far they dare to go, and go that far if
 * their die shows more. Who has gone nine first has won.
 */
final class Race implements Game<int[], Integer, Integer> {

    private static final int GOAL = 9;
    private static final int SEAT = 2;
    private static final int DARED = 3;
    private static final int TURNS = 4;

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int[] start() {
        return new int[5];
    }

    @Override
    public int[] copy(int[] state) {
        return state.clone();
    }

    @Override
    public int turns(int[] state) {
        return state[TURNS] + 1;
    }

    @Override
    public Turn turn(int[] state) {
        if (state[DARED] > 0) return new Turn.Roll(new Chance.Dice(1, 1));
        if (state[0] >= GOAL) return new Turn.Over(Result.wonBy(Seat.of(0)));
        if (state[1] >= GOAL) return new Turn.Over(Result.wonBy(Seat.of(1)));
        return new Turn.Decide(Seat.of(state[SEAT]));
    }

    @Override
    public Optional<String> refusal(int[] state, Seat seat, Integer move) {
        if (!turn(state).equals(new Turn.Decide(seat))) return Optional.of("it is not your turn");
        return move >= 1 && move <= 5 ? Optional.empty() : Optional.of("dare 1 to 5, not " + move);
    }

    @Override
    public void apply(int[] state, Step<Integer> step) {
        switch (step) {
            case Step.Moved<Integer>(_, Integer far) -> state[DARED] = far;
            case Step.Rolled<Integer>(int outcome) -> {
                if (outcome / 6 + 1 > state[DARED]) state[state[SEAT]] += state[DARED];
                state[SEAT] = 1 - state[SEAT];
                state[DARED] = 0;
                state[TURNS]++;
            }
        }
    }

    @Override
    public Integer view(int[] state, Viewer viewer) {
        return state[0] - state[1];
    }

    @Override
    public Optional<Step<Integer>> seen(
            int[] before, Step<Integer> step, int[] after, Viewer viewer) {
        return Optional.of(step);
    }

    @Override
    public int[] guess(Integer view, RandomGenerator random) {
        throw new UnsupportedOperationException("a race has no secrets");
    }

    @Override
    public Notation<Integer> notation() {
        return new Notation<>() {
            @Override
            public String write(Integer move) {
                return "dare " + move;
            }

            @Override
            public Integer read(String text) throws NotationException {
                if (!text.matches("dare \\d")) throw new NotationException("say 'dare N'");
                return Integer.parseInt(text.substring(5));
            }
        };
    }

    @Override
    public Map<String, String> setup() {
        return Map.of("goal", "9\nsteps");
    }
}
