package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.testkit.Garble;

class MorrisNotationTest {

    private static final MorrisNotation NINE = new MorrisNotation(MorrisBoards.NINE);

    @DisplayName("Every move of every board is read as it was written, in letters and in names")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisBoards#ALL")
    void roundTrips(Board board) throws Exception {
        var notation = new MorrisNotation(board);
        for (Move move : everyMove(board)) {
            assertThat(notation.read(notation.write(move))).isEqualTo(move);
            assertThat(notation.read(notation.write(move).toLowerCase(Locale.ROOT)))
                    .isEqualTo(move);
            assertThat(notation.read(notation.writeAlgebraic(move))).isEqualTo(move);
        }
    }

    private static List<Move> everyMove(Board board) {
        List<Move> moves = new ArrayList<>();
        for (int point = 0; point < board.size(); point++) {
            moves.add(new Move.Place(point));
            moves.add(new Move.Take(point));
            for (int to = 0; to < board.size(); to++)
                if (to != point) moves.add(new Move.Slide(point, to));
        }
        return moves;
    }

    @DisplayName("A move can be written in several ways")
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "A, A",
        "a7, A",
        "AB, AB",
        "a-b, AB",
        "A B, AB",
        "a7d7, AB",
        "a7-d7, AB",
        "A7 D7, AB",
        "-C, -C",
        "-g7, -C",
        "xg7, -C",
        "x, X",
        "xo, XO",
        "' v ', V"
    })
    void manyWays(String text, String meant) throws Exception {
        assertThat(NINE.write(NINE.read(text))).isEqualTo(meant);
    }

    @DisplayName("What is no move is refused with a hint")
    @ParameterizedTest(name = "''{0}''")
    @ValueSource(strings = {"", "Y", "ABC", "a8", "d4", "-", "AB-", "a7-", "--A", "é", "A- B"})
    void refused(String text) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NINE.read(text))
                .withMessage(
                        "'%s' is not a move: write 'A' to place, 'AB' to move, '-C' to take, 'draw' or 'resign'",
                        text);
    }

    @RepeatedTest(200)
    @DisplayName("A garbled move is read or refused with words")
    void garbled(RepetitionInfo repetition) {
        var random = new Seed(repetition.getCurrentRepetition()).random();
        String text = Garble.garble("a7-d7", random);
        try {
            Move move = NINE.read(text);
            assertThat(NINE.read(NINE.write(move))).isEqualTo(move);
        } catch (NotationException refused) {
            assertThat(refused).hasMessageStartingWith("'" + text + "' is not a move");
        }
    }
}
