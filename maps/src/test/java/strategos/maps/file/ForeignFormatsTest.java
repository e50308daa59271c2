package strategos.maps.file;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.maps.file.Format.BOARD;
import static strategos.maps.file.Format.CONQUEST;
import static strategos.maps.file.Format.DOMINATION;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Point;
import strategos.conquest.board.Territory;
import strategos.game.NotationException;

class ForeignFormatsTest {

    private static void assertIsles(Board board) {
        assertThat(board.name()).isEqualTo("isles");
        assertThat(board.continents())
                .containsExactly(new Continent("North", 2), new Continent("South East", 1));
        assertThat(board.territories())
                .containsExactly(
                        new Territory("Uig", List.of(), 0, List.of(1, 2)),
                        new Territory("Port Stour", List.of(), 0, List.of(0, 2)),
                        new Territory("Lyme", List.of(), 1, List.of(0)));
        assertThat(board.features().sites().values())
                .extracting(site -> site.at())
                .containsExactly(new Point(10, 20), new Point(30, 40), new Point(50, 60));
    }

    @DisplayName(
            "A map of Domination: underlines are blanks, borders lead one way unless said twice")
    @Test
    void domination() throws NotationException {
        assertIsles(Samples.board(DOMINATION, Samples.DOMINATION));
    }

    @DisplayName("A map of Conquest: a line a territory, borders lead one way unless said twice")
    @Test
    void conquest() throws NotationException {
        Board board = Samples.board(CONQUEST, Samples.CONQUEST);
        assertIsles(board);
        assertThat(board.features().author()).isEqualTo("Ann Example");
    }

    @DisplayName("A format is known by its sections, whatever their capitals")
    @Test
    void recognised() {
        assertThat(Format.of("a.map", Samples.DOMINATION)).isEqualTo(DOMINATION);
        assertThat(Format.of("a.map", Samples.CONQUEST)).isEqualTo(CONQUEST);
        assertThat(Format.of("a.txt", "[ COUNTRIES ]\r\n1 A 1\r\n")).isEqualTo(DOMINATION);
        assertThat(Format.of("a", "[CONTINENTS]\nA=3\n")).isEqualTo(CONQUEST);
        assertThat(Format.of("a", "[CONTINENTS]\nA 3\n")).isEqualTo(DOMINATION);
        assertThat(Format.of("a.board", "[map] 3\nA: B\n")).isEqualTo(BOARD);
        assertThat(Format.of("a.txt", "board: a\n[North] 3\nA: B\n")).isEqualTo(BOARD);
    }

    @DisplayName("Territories that stand in any order are gathered by continent")
    @Test
    void gathered() throws NotationException {
        String text =
                """
                [continents]
                North 2
                South 1
                [countries]
                7 A 2
                8 B 1
                9 C 2
                [borders]
                7 8 9
                8 7
                9 7
                """;
        assertThat(Samples.board(DOMINATION, text).territories())
                .containsExactly(
                        new Territory("B", List.of(), 0, List.of(1)),
                        new Territory("A", List.of(), 1, List.of(0, 2)),
                        new Territory("C", List.of(), 1, List.of(1)));
    }
}
