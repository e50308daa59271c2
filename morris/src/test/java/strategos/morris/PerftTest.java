package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.morris.Perft.Captures;
import strategos.morris.Rules.Aim;
import strategos.morris.Rules.First;
import strategos.morris.Rules.Flying;
import strategos.morris.Rules.Taking;

/** The ways a match can go, counted: each number is one that other programs count as well. */
class PerftTest {

    /** One man more than in the game, for a position that has them. */
    private static final Rules TEN_MEN =
            new Rules(
                    "ten men",
                    MorrisBoards.NINE,
                    10,
                    First.FIRST_SEAT,
                    Flying.AT_THREE,
                    Taking.NOT_FROM_MILLS,
                    Aim.TAKE,
                    0,
                    0);

    @DisplayName("From the empty board, a capture being part of its move")
    @ParameterizedTest(name = "{0} moves: {1}")
    @CsvSource({"1, 24", "2, 552", "3, 12144", "4, 255024", "5, 5140800", "6, 99274176"})
    void capturesArePartOfTheMove(int depth, long ways) {
        var table = Table.start(MorrisPresets.MORRIS);
        assertThat(new Perft(table.game(), Captures.PART_OF_THE_MOVE).count(table.state(), depth))
                .isEqualTo(ways);
    }

    @DisplayName("From the empty board, a capture counted on its own")
    @ParameterizedTest(name = "{0} moves: {1}")
    @CsvSource({"1, 24", "2, 552", "3, 12144", "4, 255024", "5, 5100480", "6, 96223680"})
    void capturesAreMoves(int depth, long ways) {
        var table = Table.start(MorrisPresets.MORRIS);
        assertThat(new Perft(table.game(), Captures.MOVES_OF_THEIR_OWN).count(table.state(), depth))
                .isEqualTo(ways);
    }

    @DisplayName("From the middle of a match, a capture counted on its own")
    @ParameterizedTest(name = "{0} moves: {1}")
    @CsvSource({"2, 98", "3, 1027", "4, 8203", "5, 70525", "6, 582485", "7, 4510008"})
    void fromTheMiddle(int depth, long ways) {
        var table = Table.moving(TEN_MEN, "ABDFHMSUWX", "CKLNQV");
        assertThat(new Perft(table.game(), Captures.MOVES_OF_THEIR_OWN).count(table.state(), depth))
                .isEqualTo(ways);
    }
}
