package strategos.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import strategos.game.Chance;
import strategos.game.Seat;
import strategos.game.Simulation;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;

/**
 * Properties of the two layers of a game: its simulation leads to the same states as its records.
 */
final class SimulationLaws {

    /** Where there is more to try a moment is left out: the number, not the kind, is new. */
    private static final int MOST_MOVES = 60;

    /** Enough to meet all the losses that dice can bring. */
    private static final int ROLLS_OF_DICE = 50;

    private static final int ROLLS = 3;

    /** No move is made of more decisions than this. */
    private static final int MOST_DECISIONS = 3;

    private SimulationLaws() {}

    static <S, M, V> void agrees(
            GameUnderTest<S, M, V> under, Moment<S, M> moment, RandomGenerator random) {
        S state = moment.state();
        int actor = under.simulation().actor(state);
        switch (under.game().turn(state)) {
            case Turn.Decide(Seat seat) -> {
                assertThat(actor).isEqualTo(seat.index());
                decisionsAgree(under, state, seat);
            }
            case Turn.Roll(Chance chance) -> {
                assertThat(actor).isEqualTo(Simulation.NATURE);
                rollsAgree(under, state, chance, random);
            }
            case Turn.Over _ -> assertThat(actor).isEqualTo(Simulation.NOBODY);
            case Turn.DecideTogether(Set<Seat> waiting) -> {
                assertThat(waiting).contains(Seat.of(actor));
                decisionsAgree(under, state, Seat.of(actor));
            }
        }
    }

    private static <S, M, V> void decisionsAgree(GameUnderTest<S, M, V> under, S state, Seat seat) {
        var moves = under.options(under.game().view(state, new Viewer.InSeat(seat)));
        if (moves.size() > MOST_MOVES) return;
        Set<List<Object>> byRecord = new HashSet<>();
        for (M move : moves) {
            var made = new Moment<S, M>(state, new Step.Moved<>(seat, move));
            byRecord.add(under.everyView(made.after(under.game())));
        }
        Set<List<Object>> byNumber = new HashSet<>();
        decide(under, state, seat, byRecord, byNumber, 1);
        assertThat(byNumber).as("the states that %s can decide for", seat).isEqualTo(byRecord);
    }

    /** Tries every number; one that makes no whole move is followed by every number after it. */
    private static <S, M, V> void decide(
            GameUnderTest<S, M, V> under,
            S state,
            Seat seat,
            Set<List<Object>> byRecord,
            Set<List<Object>> byNumber,
            int depth) {
        var simulation = under.simulation();
        assertThat(depth)
                .as("decisions that a move is made of")
                .isLessThanOrEqualTo(MOST_DECISIONS);
        assertThat(simulation.actor(state)).as("actor").isEqualTo(seat.index());
        assertThat(simulation.count(state)).as("count").isPositive();
        for (int option = 0; option < simulation.count(state); option++) {
            S next = under.game().copy(state);
            simulation.play(next, option);
            var views = under.everyView(next);
            if (byRecord.contains(views)) byNumber.add(views);
            else decide(under, next, seat, byRecord, byNumber, depth + 1);
        }
    }

    private static <S, M, V> void rollsAgree(
            GameUnderTest<S, M, V> under, S state, Chance chance, RandomGenerator random) {
        Set<List<Object>> byRecord = new HashSet<>();
        boolean each = !(chance instanceof Chance.Dice);
        int tried = each ? chance.outcomes() : ROLLS_OF_DICE;
        if (tried > MOST_MOVES) return;
        for (int i = 0; i < tried; i++) {
            int outcome = each ? i : chance.draw(random);
            var rolled = new Moment<S, M>(state, new Step.Rolled<>(outcome));
            byRecord.add(under.everyView(rolled.after(under.game())));
        }
        for (int i = 0; i < ROLLS; i++) {
            S next = under.game().copy(state);
            under.simulation().roll(next, random);
            assertThat(byRecord)
                    .as("the states that can be rolled")
                    .contains(under.everyView(next));
        }
    }
}
