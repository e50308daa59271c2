package strategos.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.game.Chance;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * A playout in the simulation, in lockstep with the same match of records: after each decision of
 * the one, the corresponding step of the other is found.
 */
final class LockstepPlayout<S, M, V> {

    /** Steps that are tried before the rest of a match is left alone. */
    private static final int MOST_TRIED = 2_500;

    /** Rolls of dice that are tried: few outcomes of many differ in what they lead to. */
    private static final int ROLLS_TRIED = 200;

    /** No move is made of more decisions than this. */
    private static final int MOST_DECISIONS = 3;

    private final GameUnderTest<S, M, V> under;
    private final RandomGenerator random;
    private final S played;
    private S recorded;
    private int tried;

    private LockstepPlayout(GameUnderTest<S, M, V> under, Seed seed) {
        this.under = under;
        this.random = seed.child("playout").random();
        this.played = under.game().start();
        this.recorded = under.game().start();
    }

    static <S, M, V> void run(GameUnderTest<S, M, V> under, Seed seed) {
        new LockstepPlayout<>(under, seed).run();
    }

    private void run() {
        int behind = 0;
        while (tried < MOST_TRIED && under.simulation().actor(played) != Simulation.NOBODY) {
            decide();
            Optional<S> caughtUp = catchUp();
            behind = caughtUp.isPresent() ? 0 : behind + 1;
            caughtUp.ifPresent(state -> recorded = state);
            boolean isOver = under.simulation().actor(played) == Simulation.NOBODY;
            assertThat(behind)
                    .as("decisions that no move is made of, after %s", under.game().turn(recorded))
                    .isLessThan(isOver ? 1 : MOST_DECISIONS);
        }
    }

    private void decide() {
        Simulation<S> simulation = under.simulation();
        if (simulation.actor(played) == Simulation.NATURE) simulation.roll(played, random);
        else simulation.play(played, random.nextInt(simulation.count(played)));
    }

    private Optional<S> catchUp() {
        var views = under.everyView(played);
        return steps().peek(_ -> tried++)
                .map(step -> new Moment<>(recorded, step).after(under.game()))
                .filter(state -> under.everyView(state).equals(views))
                .findFirst();
    }

    private Stream<Step<M>> steps() {
        return switch (under.game().turn(recorded)) {
            case Turn.Decide(Seat seat) ->
                    options(seat).stream().map(move -> new Step.Moved<>(seat, move));
            case Turn.Roll(Chance.Dice dice) ->
                    IntStream.generate(() -> dice.draw(random))
                            .limit(ROLLS_TRIED)
                            .mapToObj(Step.Rolled::new);
            case Turn.Roll(Chance chance) ->
                    IntStream.range(0, chance.outcomes()).mapToObj(Step.Rolled::new);
            case Turn.DecideTogether(var waiting) ->
                    waiting.stream()
                            .flatMap(
                                    seat ->
                                            options(seat).stream()
                                                    .map(move -> new Step.Moved<>(seat, move)));
            case Turn.Over _ -> Stream.empty();
        };
    }

    private List<M> options(Seat seat) {
        return under.options(under.game().view(recorded, new Viewer.InSeat(seat)));
    }
}
