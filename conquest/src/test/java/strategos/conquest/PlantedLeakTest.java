package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Game;
import strategos.game.Notation;
import strategos.game.Seat;
import strategos.game.Step;
import strategos.game.Turn;
import strategos.game.Viewer;
import strategos.testkit.GameContract;

/** The leak test of the contract finds leaks that a game of conquest could have. */
class PlantedLeakTest {

    private static final Conquest OPEN =
            new Conquest(ConquestPresets.CLASSIC, ConquestBoards.world(), 3);

    private static final Conquest FOGGED =
            new Conquest(
                    ConquestPresets.CLASSIC.withExtensions(Extensions.NONE.withSight(Sight.FOG)),
                    ConquestBoards.world(),
                    3);

    private static final Conquest WARZONE =
            new Conquest(ConquestPresets.WARZONE, ConquestBoards.world(), 3);

    private static final Conquest FOGGED_WARZONE =
            new Conquest(
                    ConquestPresets.WARZONE.withExtensions(Extensions.NONE.withSight(Sight.FOG)),
                    ConquestBoards.world(),
                    3);

    private static final Conquest FOGGED_ROUND_ROBIN =
            new Conquest(
                    OrderTable.rules("sight = fog\norders = round-robin"),
                    ConquestBoards.world(),
                    3);

    /** A way in which a secret gets out. */
    enum Leak {
        NEXT_SEATS_VIEW,
        STANDING_DEFENCES_SEEN,
        RANK_OF_DRAWN_CARD_SEEN,
        HAND_IN_REFUSAL,
        FOG_LIFTED_FOR_THE_PUBLIC,
        STEPS_IN_FOG_SEEN,
        ARMIES_LEFT_IN_REFUSAL,
        ORDERS_SEEN,
        ORDER_CARD_SEEN,
        ORDERS_OF_NEXT_SEAT,
        ORDERS_COUNTED_IN_REFUSAL,
        ORDER_OUT_OF_SIGHT_IN_REFUSAL,
        FIGHT_OUT_OF_SIGHT_SEEN,
        PEACE_OF_OTHERS_IN_REFUSAL,
        OPEN_ORDERS_OUT_OF_SIGHT_SEEN,
        OPEN_ORDERS_OUT_OF_SIGHT_COUNTED;

        /** The game that it is planted in. */
        Conquest conquest() {
            return switch (this) {
                case NEXT_SEATS_VIEW,
                        STANDING_DEFENCES_SEEN,
                        RANK_OF_DRAWN_CARD_SEEN,
                        HAND_IN_REFUSAL ->
                        OPEN;
                case FOG_LIFTED_FOR_THE_PUBLIC, STEPS_IN_FOG_SEEN, ARMIES_LEFT_IN_REFUSAL -> FOGGED;
                case ORDERS_SEEN, ORDER_CARD_SEEN, ORDERS_OF_NEXT_SEAT, ORDERS_COUNTED_IN_REFUSAL ->
                        WARZONE;
                case ORDER_OUT_OF_SIGHT_IN_REFUSAL,
                        FIGHT_OUT_OF_SIGHT_SEEN,
                        PEACE_OF_OTHERS_IN_REFUSAL ->
                        FOGGED_WARZONE;
                case OPEN_ORDERS_OUT_OF_SIGHT_SEEN, OPEN_ORDERS_OUT_OF_SIGHT_COUNTED ->
                        FOGGED_ROUND_ROBIN;
            };
        }
    }

    @DisplayName("A planted leak is found")
    @ParameterizedTest(name = "{0}")
    @EnumSource
    void plantedLeakIsFound(Leak leak) {
        var under = new ConquestUnderTest("leaky", leak.conquest(), new Leaky(leak));
        GameContract<State, Move, View> contract = () -> Stream.of(under);
        var test = contract.nothingLeaks().findFirst().orElseThrow().getExecutable();
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(test::execute)
                .withMessageContaining("play it again");
    }

    /** Conquest but for one leak. */
    private record Leaky(Leak leak) implements Game<State, Move, View> {

        private Conquest conquest() {
            return leak.conquest();
        }

        @Override
        public View view(State state, Viewer viewer) {
            return conquest().view(state, leaking(viewer));
        }

        private Viewer leaking(Viewer viewer) {
            return switch (viewer) {
                case Viewer.InSeat(Seat seat)
                        when leak == Leak.NEXT_SEATS_VIEW || leak == Leak.ORDERS_OF_NEXT_SEAT ->
                        Viewer.inSeat((seat.index() + 1) % conquest().seats());
                case Viewer.Public() when leak == Leak.FOG_LIFTED_FOR_THE_PUBLIC ->
                        new Viewer.Hindsight();
                case Viewer.InSeat _, Viewer.Public _, Viewer.Hindsight _ -> viewer;
            };
        }

        @Override
        public Optional<Step<Move>> seen(
                State before, Step<Move> step, State after, Viewer viewer) {
            boolean leaks =
                    switch (leak) {
                        case STANDING_DEFENCES_SEEN -> step instanceof Step.Moved;
                        case RANK_OF_DRAWN_CARD_SEEN ->
                                step instanceof Step.Rolled && viewer.sitsIn(before.seat());
                        case STEPS_IN_FOG_SEEN -> before.stage() == Stage.BATTLE;
                        case ORDERS_SEEN, OPEN_ORDERS_OUT_OF_SIGHT_SEEN ->
                                before.stage() == Stage.ORDERS;
                        case ORDER_CARD_SEEN -> before.stage() == Stage.ORDER_CARD;
                        case FIGHT_OUT_OF_SIGHT_SEEN -> before.stage() == Stage.DEFENDERS_KILL;
                        case NEXT_SEATS_VIEW,
                                HAND_IN_REFUSAL,
                                FOG_LIFTED_FOR_THE_PUBLIC,
                                ARMIES_LEFT_IN_REFUSAL,
                                ORDERS_OF_NEXT_SEAT,
                                ORDERS_COUNTED_IN_REFUSAL,
                                ORDER_OUT_OF_SIGHT_IN_REFUSAL,
                                PEACE_OF_OTHERS_IN_REFUSAL,
                                OPEN_ORDERS_OUT_OF_SIGHT_COUNTED ->
                                false;
                    };
            return leaks ? Optional.of(step) : conquest().seen(before, step, after, viewer);
        }

        @Override
        public Optional<String> refusal(State state, Seat seat, Move move) {
            return conquest().refusal(state, seat, move).map(words -> words + slip(state, seat));
        }

        private String slip(State state, Seat seat) {
            return switch (leak) {
                case HAND_IN_REFUSAL -> " " + state.hand((seat.index() + 1) % 3, 0);
                case ARMIES_LEFT_IN_REFUSAL -> " " + state.left();
                case ORDERS_COUNTED_IN_REFUSAL, OPEN_ORDERS_OUT_OF_SIGHT_COUNTED ->
                        " " + state.extra().orders().deployments((seat.index() + 1) % 3);
                case ORDER_OUT_OF_SIGHT_IN_REFUSAL -> " " + state.extra().orders().lastOrder();
                case PEACE_OF_OTHERS_IN_REFUSAL ->
                        " "
                                + state.extra()
                                        .orders()
                                        .isAtPeace((seat.index() + 1) % 3, (seat.index() + 2) % 3);
                default -> "";
            };
        }

        @Override
        public State guess(View view, RandomGenerator random) {
            return conquest().guess(view, random);
        }

        @Override
        public int seats() {
            return conquest().seats();
        }

        @Override
        public State start() {
            return conquest().start();
        }

        @Override
        public State copy(State state) {
            return conquest().copy(state);
        }

        @Override
        public int turns(State state) {
            return conquest().turns(state);
        }

        @Override
        public Turn turn(State state) {
            return conquest().turn(state);
        }

        @Override
        public void apply(State state, Step<Move> step) {
            conquest().apply(state, step);
        }

        @Override
        public Notation<Move> notation() {
            return conquest().notation();
        }

        @Override
        public Map<String, String> setup() {
            return conquest().setup();
        }
    }
}
