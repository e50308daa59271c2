package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.conquest.board.Boards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.Presets;
import strategos.conquest.state.State;
import strategos.game.Game;
import strategos.game.Notation;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.testkit.GameContract;

/** The leak test of the contract finds leaks that a game of conquest could have. */
class PlantedLeakTest {

    private static final Conquest CONQUEST = new Conquest(Presets.CLASSIC, Boards.world(), 3);

    /** A way in which a secret gets out. */
    enum Leak {
        NEXT_SEATS_VIEW,
        STANDING_DEFENCES_SEEN,
        RANK_OF_DRAWN_CARD_SEEN,
        HAND_IN_REFUSAL
    }

    @DisplayName("A planted leak is found")
    @ParameterizedTest(name = "{0}")
    @EnumSource
    void plantedLeakIsFound(Leak leak) {
        var under = new ConquestUnderTest("leaky", CONQUEST, new Leaky(leak));
        GameContract<State, Move, View> contract = () -> Stream.of(under);
        var test = contract.nothingLeaks().findFirst().orElseThrow().getExecutable();
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(test::execute)
                .withMessageContaining("play it again");
    }

    /** Conquest but for one leak. */
    private record Leaky(Leak leak) implements Game<State, Move, View> {

        @Override
        public View view(State state, Viewer viewer) {
            return leak == Leak.NEXT_SEATS_VIEW && viewer instanceof Viewer.InSeat(Seat seat)
                    ? CONQUEST.view(state, Viewer.inSeat((seat.index() + 1) % CONQUEST.seats()))
                    : CONQUEST.view(state, viewer);
        }

        @Override
        public Optional<Step<Move>> seen(
                State before, Step<Move> step, State after, Viewer viewer) {
            boolean leaks =
                    switch (leak) {
                        case STANDING_DEFENCES_SEEN -> step instanceof Step.Moved;
                        case RANK_OF_DRAWN_CARD_SEEN ->
                                step instanceof Step.Rolled && viewer.sitsIn(before.seat());
                        case NEXT_SEATS_VIEW, HAND_IN_REFUSAL -> false;
                    };
            return leaks ? Optional.of(step) : CONQUEST.seen(before, step, after, viewer);
        }

        @Override
        public Optional<String> refusal(State state, Seat seat, Move move) {
            var refusal = CONQUEST.refusal(state, seat, move);
            return leak == Leak.HAND_IN_REFUSAL
                    ? refusal.map(words -> words + state.hand((seat.index() + 1) % 3, 0))
                    : refusal;
        }

        @Override
        public State guess(View view, RandomGenerator random) {
            return CONQUEST.guess(view, random);
        }

        @Override
        public int seats() {
            return CONQUEST.seats();
        }

        @Override
        public State start() {
            return CONQUEST.start();
        }

        @Override
        public State copy(State state) {
            return CONQUEST.copy(state);
        }

        @Override
        public Turn turn(State state) {
            return CONQUEST.turn(state);
        }

        @Override
        public void apply(State state, Step<Move> step) {
            CONQUEST.apply(state, step);
        }

        @Override
        public Notation<Move> notation() {
            return CONQUEST.notation();
        }

        @Override
        public Map<String, String> setup() {
            return CONQUEST.setup();
        }
    }
}
