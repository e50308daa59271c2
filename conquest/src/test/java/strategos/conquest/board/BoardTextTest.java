package strategos.conquest.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.game.NotationException;

class BoardTextTest {

    private static final String ISLES =
            """
            # Two islands and a current between them.
            board: isles
            title: The Isles

            [North] 2
            Uig (The Harbour, Port): Stour
            Stour: -> Lyme

            [South] 1
            Lyme: Uig
            """;

    private static Board isles() throws NotationException {
        return BoardText.read("isles.board", ISLES);
    }

    @DisplayName("A neighbour named at either end is a border both ways, with an arrow one way")
    @Test
    void borders() throws NotationException {
        Board board = isles();
        int uig = board.territory("Uig");
        int stour = board.territory("Stour");
        int lyme = board.territory("Lyme");
        assertThat(board.borders(uig, stour)).isTrue();
        assertThat(board.borders(stour, uig)).isTrue();
        assertThat(board.borders(uig, lyme)).isTrue();
        assertThat(board.borders(stour, lyme)).isTrue();
        assertThat(board.borders(lyme, stour)).isFalse();
    }

    @DisplayName("A board has a name, a title, continents, and aliases for its territories")
    @Test
    void everythingIsRead() throws NotationException {
        Board board = isles();
        assertThat(board.name()).isEqualTo("isles");
        assertThat(board.title()).isEqualTo("The Isles");
        assertThat(board.continents())
                .containsExactly(new Continent("North", 2), new Continent("South", 1));
        assertThat(board.territories().getFirst())
                .isEqualTo(new Territory("Uig", List.of("The Harbour", "Port"), 0, List.of(1, 2)));
        assertThat(board.territory("the harbour")).isZero();
        assertThat(board.territory("PORT")).isZero();
    }

    @DisplayName("What is written is read as the same board")
    @Test
    void roundTrip() throws NotationException {
        for (Board board : List.of(isles(), Boards.world())) {
            String text = BoardText.write(board);
            assertThat(BoardText.read("again", text)).isEqualTo(board);
            assertThat(BoardText.write(BoardText.read("again", text))).isEqualTo(text);
        }
    }

    @DisplayName("All faults are named at once, with file and line, in the order of the file")
    @Test
    void faults() {
        assertThat(
                        faultsOf(
                                """
                tilte: Wrong
                [North] 2
                Uig: Stuor
                what is this
                Stour: Uig
                Stour: Lyme
                [South] 99999999999
                wild2: Uig
                """))
                .isEqualTo(
                        """
                        t.board:1: 'tilte' belongs to no continent
                        t.board:3: 'Uig' names 'Stuor', which is no territory here
                        t.board:4: expected '[Continent] bonus' or 'Territory: neighbours', found 'what is this'
                        t.board:6: there is a territory 'Stour' already
                        t.board:7: expected '[Continent] bonus' or 'Territory: neighbours', found '[South] 99999999999'
                        t.board:8: 'wild2' is what a card is called""");
    }

    @DisplayName("A board that cannot be played is refused")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "=a board has at least 2 territories, not 0",
                "[A] 1\nB:\nC:\n=the board is not connected",
                "[A] 1\nB: B\n=a board has at least 2 territories, not 1",
                "[A] 1\nB: C\nC: C\n='C' borders itself",
                "[A] 1\nB: b\nb:\n=there are two territories 'b'",
                "[A] 1\nB (C): C\nC:\n=there are two territories 'C'",
                "[A] 1\n[D] 1\nB: C\nC:\n=the continent 'A' has no territories"
            })
    void unplayable(String textAndFault) {
        String text = textAndFault.substring(0, textAndFault.indexOf('='));
        String fault = textAndFault.substring(textAndFault.indexOf('=') + 1);
        assertThat(faultsOf(text)).isEqualTo("t.board: " + fault);
    }

    private static String faultsOf(String text) {
        var fault =
                catchThrowableOfType(
                        NotationException.class, () -> BoardText.read("t.board", text));
        return String.valueOf(fault.getMessage());
    }
}
