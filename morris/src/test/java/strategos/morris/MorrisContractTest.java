package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.First;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;
import strategos.testkit.GameContract;
import strategos.testkit.GameUnderTest;
import strategos.testkit.Moment;

/** Every preset keeps the contract, and so do rules of one's own. */
class MorrisContractTest implements GameContract<State, Move, View> {

    /** Nothing as in a preset, so that no number is taken for granted. */
    private static final Rules HOUSE_RULES =
            new Rules(
                    "house rules",
                    MorrisBoards.TWELVE,
                    7,
                    First.DRAWN,
                    Flying.AFTER_MILL,
                    Taking.NOT_FROM_MILLS,
                    Aim.TAKE,
                    2,
                    20);

    @Override
    public Stream<MorrisUnderTest> games() {
        return Stream.concat(MorrisPresets.ALL.stream(), Stream.of(HOUSE_RULES))
                .map(MorrisUnderTest::of);
    }

    @TestFactory
    @DisplayName("Men are on the board, in hand or taken, and only taking makes them fewer")
    Stream<DynamicTest> menAddUp() {
        return atMoments(MorrisContractTest::menAddUp, 2);
    }

    private static void menAddUp(
            GameUnderTest<State, Move, View> under,
            Moment<State, Move> moment,
            RandomGenerator random) {
        State before = moment.state();
        State after = moment.after(under.game());
        boolean takes = moment.next() instanceof Step.Moved<Move>(_, Move.Take _);
        int other = 1 - before.mover();
        assertThat(men(after, other)).isEqualTo(men(before, other) - (takes ? 1 : 0));
        assertThat(men(after, before.mover())).isEqualTo(men(before, before.mover()));
        assertThat(after.men(0) & after.men(1)).as("points that both hold").isZero();
    }

    private static int men(State state, int player) {
        return Integer.bitCount(state.men(player)) + state.hand(player);
    }

    @TestFactory
    @DisplayName("The steps kept beside the men are those that lead from them to empty points")
    Stream<DynamicTest> stepsFollowTheMen() {
        return atMoments(MorrisContractTest::stepsFollowTheMen, 2);
    }

    private static void stepsFollowTheMen(
            GameUnderTest<State, Move, View> under,
            Moment<State, Move> moment,
            RandomGenerator random) {
        State state = moment.after(under.game());
        Board board = under.game().view(state, new Viewer.Public()).board();
        int steps = 0;
        for (int point = 0; point < board.size(); point++)
            if ((state.mine() >>> point & 1) != 0)
                steps += Integer.bitCount(board.neighbours(point) & state.empty());
        assertThat(Long.bitCount(state.steps()) + Long.bitCount(state.moreSteps()))
                .isEqualTo(steps);
    }
}
