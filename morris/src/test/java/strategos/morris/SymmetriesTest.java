package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.game.Seed;

class SymmetriesTest {

    @DisplayName("A square has eight, and rings that can be turned inside out twice as many")
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"nine, 16", "twelve, 16", "six, 16", "three, 8"})
    void count(String name, int size) {
        Board board =
                MorrisBoards.ALL.stream()
                        .filter(each -> each.name().equals(name))
                        .findAny()
                        .orElseThrow();
        assertThat(new Symmetries(board).size()).isEqualTo(size);
    }

    @DisplayName("The first changes nothing, and each is undone by its inverse")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisBoards#ALL")
    void inverses(Board board) {
        var symmetries = new Symmetries(board);
        var random = new Seed(1).random();
        for (int symmetry = 0; symmetry < symmetries.size(); symmetry++) {
            int set = random.nextInt() & board.all();
            int image = symmetries.set(symmetry, set);
            assertThat(symmetries.set(symmetries.inverse(symmetry), image)).isEqualTo(set);
            assertThat(symmetries.set(0, set)).isEqualTo(set);
            for (int point = 0; point < board.size(); point++)
                assertThat(symmetries.set(symmetry, 1 << point))
                        .isEqualTo(1 << symmetries.point(symmetry, point));
        }
    }

    @DisplayName("Lines go to lines, and neighbours to neighbours")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisBoards#ALL")
    void keepTheBoard(Board board) {
        var symmetries = new Symmetries(board);
        for (int symmetry = 0; symmetry < symmetries.size(); symmetry++) {
            int turned = symmetry;
            assertThat(
                            Arrays.stream(board.lines())
                                    .map(line -> symmetries.set(turned, line))
                                    .sorted()
                                    .boxed())
                    .containsExactlyElementsOf(
                            Arrays.stream(board.lines()).sorted().boxed().toList());
            for (int point = 0; point < board.size(); point++)
                assertThat(board.neighbours(symmetries.point(symmetry, point)))
                        .isEqualTo(symmetries.set(symmetry, board.neighbours(point)));
        }
    }
}
