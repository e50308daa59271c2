package strategos.conquest.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
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
            author: Ann Example
            licence: CC0-1.0
            start: 3 Uig, 1 Stour
            start: 4 Lyme

            [North] 2
            Uig (The Harbour, Port): Stour
              at 120 -80
              outline 100 -60, 140 -60, 130 -100
              outline 150 -60, 160 -60, 155 -70
              pays 6
              boost supply 2
              boost power 1 radius 0
            Stour: -> Lyme
              at 7 9

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

    @DisplayName(
            "A board can say who made it, where things lie, what they give and who begins where")
    @Test
    void features() throws NotationException {
        var features = isles().features();
        assertThat(features.author()).isEqualTo("Ann Example");
        assertThat(features.licence()).isEqualTo("CC0-1.0");
        assertThat(features.starts())
                .containsExactly(
                        new Start(new TreeMap<>(Map.of(0, 3, 1, 1))),
                        new Start(new TreeMap<>(Map.of(2, 4))));
        assertThat(features.sites().keySet()).containsExactly(0, 1);
        assertThat(features.sites().values())
                .extracting(Site::at)
                .containsExactly(new Point(120, -80), new Point(7, 9));
        assertThat(features.sites().values())
                .extracting(site -> site.outlines().size())
                .containsExactly(2, 0);
        assertThat(features.boosts(0)).containsExactly(new Boost.Supply(2), new Boost.Power(1, 0));
        assertThat(features.boosts(1)).isEmpty();
        assertThat(features.pays()).containsExactly(Map.entry(0, 6));
    }

    @DisplayName("A continent in pieces and a dead end are remarked on, and play all the same")
    @Test
    void oddities() {
        var reading = BoardText.reading("t", "[A] 1\nB: C\nE: C\n[D] 1\nC: F\nF: -> G\nG:\n");
        assertThat(reading.found()).isNotNull();
        assertThat(reading.remarks().stream().map(remark -> remark.in("t")))
                .containsExactly(
                        "t:1: the continent 'A' is not connected: it has no path between 'E' and"
                                + " 'B'",
                        "t:7: no border leads out of 'G'");
        assertThat(reading.remarks(Remark.Kind.SCATTERED)).hasSize(1);
    }

    @DisplayName("Territories that cannot be entered from the others, or left, are named together")
    @Test
    void deadEnds() {
        String text =
                """
                [A] 1
                B: C
                C: -> D
                D: E
                E: F, -> G
                F: D
                G: H
                H:
                """;
        assertThat(BoardText.reading("t", text).remarks().stream().map(it -> it.in("t")))
                .containsExactly(
                        "t:2: no border leads into 'B', 'C'",
                        "t:7: no border leads out of 'G', 'H'");
    }

    @DisplayName("Of many territories that cannot be entered a dozen is named")
    @Test
    void manyDeadEnds() {
        var line = IntStream.range(0, 30).mapToObj(t -> "T" + t + ": -> Hub\n").toList();
        var reading = BoardText.reading("t", "[A] 1\nHub:\n" + String.join("", line));
        assertThat(reading.remarks()).hasSize(31);
        String ring = "[A] 1\nHub: Other\nOther: Third\nThird: Fourth\nFourth: Hub, -> T0\n";
        var chain =
                IntStream.range(0, 30)
                        .mapToObj(t -> "T%d: T%d\n".formatted(t, (t + 1) % 30))
                        .toList();
        assertThat(
                        BoardText.reading("t", ring + String.join("", chain)).remarks().stream()
                                .map(it -> it.in("t")))
                .containsExactly("t:2: no border leads into 'Hub', 'Other', 'Third', 'Fourth'");
    }

    @DisplayName("Territories without a place, where others have one, are named")
    @Test
    void missingPlaces() {
        String text = "[A] 1\nB: C, D\n  at 1 2\nC:\nD:\n";
        assertThat(BoardText.reading("t", text).remarks().stream().map(it -> it.in("t")))
                .containsExactly("t:4: 'C', 'D' have no coordinates");
        assertThat(BoardText.reading("t", text.replace("  at 1 2\n", "")).remarks()).isEmpty();
    }

    @DisplayName("What is written is read as the same board")
    @Test
    void roundTrip() throws NotationException {
        for (Board board : List.of(isles(), ConquestBoards.world())) {
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
                        t.board:3: 'Uig' names 'Stuor', which is not a territory; did you mean 'Stour'?
                        t.board:4: expected '[Continent] bonus' or 'Territory: neighbours', found 'what is this'
                        t.board:6: 'Stour' names 'Lyme', which is not a territory
                        t.board:6: there is already a territory 'Stour', in line 5
                        t.board:6: the board is not connected: there is no path between 'Stour' and 'Uig' (and 2 more)
                        t.board:7: expected '[Continent] bonus' or 'Territory: neighbours', found '[South] 99999999999'
                        t.board:8: 'wild2' is the name of a card""");
    }

    @DisplayName("A board that cannot be played is refused")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "=: a board has at least 2 territories, not 0",
                "[A] 1\nB:\nC:\nD: C\n=:2: the board is not connected: there is no path between"
                        + " 'B' and 'C' (and 1 more)",
                "[A] 1\nB:\n=: a board has at least 2 territories, not 1",
                "[A] 1\nB: C\nC: C\n=:3: 'C' borders itself",
                "[A] 1\nB: b\nb:\n=:3: there is already a territory 'b', in line 2",
                "[A] 1\nB (C): C\nC:\n=:3: there is already a territory 'C', in line 2",
                "[A] 1\nB: C\n[a] 1\nC:\n=:3: there is already a continent 'a', in line 1",
                "[A] 1\n[D] 1\nB: C\nC:\n=:1: the continent 'A' has no territories",
                "start: 3 B\nstart: 2 B\n[A] 1\nB: C\nC:\n=:2: 'B' is already in another starting"
                        + " position",
                "start: 3 D\n[A] 1\nB: C\nC:\n=:1: 'start' names 'D', which is not a territory",
                "start:\n[A] 1\nB: C\nC:\n=:1: a starting position needs a territory",
                "start: B 3\n[A] 1\nB: C\nC:\n=:1: expected armies and a territory, such as '3 Alaska', found 'B 3'",
                "start: 0 B\n[A] 1\nB: C\nC:\n=:1: a territory begins with 1 to 10000 armies, not 0",
                "[A] 1\nB: C\noutline 1 2, 3 4, 5 6\nC:\n=:3: an outline must follow 'at X Y'",
                "[A] 1\nB: C\nat 1 2\noutline 1 2, 3 4\nC:\n=:4: an outline has at least 3 points, not 2",
                "[A] 1\nB: C\nat 1\nC:\n=:3: expected two numbers 'X Y', found '1'",
                "[A] 1\nB: C\nat 1 9999999\nC:\n=:3: the point 1 9999999 exceeds 1000000",
                "[A] 1\nB: C\nboost 3\nC:\n=:3: expected 'boost supply N' or 'boost power N radius N', found 'boost 3'",
                "[A] 1\nB: C\npays much\nC:\n=:3: expected 'pays N', found 'pays much'",
                "[A] 1\nB: C\npays 1001\nC:\n=:3: a territory pays 0 to 1,000, not 1,001",
                "[A] 1\nB: C\npays 1\npays 2\nC:\n=:4: the pay of 'B' is given twice",
                "[A] 1\nB: C\nboost supply 0\nC:\n=:3: a boost has a supply of 1 to 1000, not 0"
            })
    void unplayable(String textAndFault) {
        String text = textAndFault.substring(0, textAndFault.indexOf('='));
        String fault = textAndFault.substring(textAndFault.indexOf('=') + 1);
        assertThat(faultsOf(text)).isEqualTo("t.board" + fault);
    }

    private static String faultsOf(String text) {
        var fault =
                catchThrowableOfType(
                        NotationException.class, () -> BoardText.read("t.board", text));
        return String.valueOf(fault.getMessage());
    }

    @DisplayName("Of a board with far too many territories that is all there is to say")
    @Test
    void giant() {
        var remarks = BoardText.reading("giant", "[A] 1\n" + "x:\n".repeat(300_000)).remarks();
        assertThat(remarks)
                .singleElement()
                .satisfies(remark -> assertThat(remark.what()).contains("300000 territories"));
    }

    @DisplayName("A board that pays more armies than can be counted is refused")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[A] 60000\nOne: Two\n[B] 40001\nTwo:",
                "[A] 99999\nOne: Two\n  boost supply 1\n  boost supply 1\nTwo:"
            })
    void richest(String text) {
        assertThat(BoardText.reading("rich", text).remarks())
                .extracting(Remark::what)
                .containsExactly(
                        "the continents and boosts pay 100,001 armies per turn, but the maximum"
                                + " is 100,000");
        String bearable = text.replace("40001", "40000").replace("99999", "99998");
        assertThat(BoardText.reading("rich", bearable).found()).isNotNull();
    }
}
