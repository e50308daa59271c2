package strategos.conquest.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.conquest.board.Remark.Kind;

/** The boards that ship. Records name them, so what decides play on them never changes again. */
class ShippedTest {

    static final List<String> NAMES = ConquestBoards.NAMES;

    private static Board board(String name) {
        return ConquestBoards.named(name).orElseThrow();
    }

    @DisplayName("Graph, bonuses, boosts and positions are what they were when the board came out")
    @ParameterizedTest
    @CsvSource({
        "world, 63182edfbbaf8692",
        "meres, 4c393c58db399f08",
        "lanterns, 4e310935a17fdbd9",
        "maelstrom, 8ea8fa42a373dba3",
        "marches, 52cd20f3f38917a5",
    })
    void frozen(String name, String hash) throws NoSuchAlgorithmException {
        Board board = board(name);
        assertThat(digest(board.with(board.features().withSites(new TreeMap<>()))))
                .startsWith(hash);
    }

    @DisplayName("Without its boosts, the world is what it was before it had any")
    @Test
    void worldWithoutBoosts() throws NoSuchAlgorithmException {
        Board world = board("world");
        assertThat(world.features().boosts()).hasSize(5);
        var bare = world.features().withSites(new TreeMap<>()).withBoosts(new TreeMap<>());
        assertThat(digest(world.with(bare))).startsWith("2f3821e0ccabf907");
    }

    private static String digest(Board board) throws NoSuchAlgorithmException {
        byte[] text = BoardText.write(board).getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
    }

    @DisplayName("Every shipped board reads without a remark, and has a place for each territory")
    @ParameterizedTest
    @FieldSource("NAMES")
    void clean(String name) {
        Board board = board(name);
        assertThat(board.name()).isEqualTo(name);
        assertThat(board.features().sites()).hasSize(board.size());
        var reading = BoardText.reading(name, BoardText.write(board));
        for (Kind kind : Kind.values()) assertThat(reading.remarks(kind)).as("%s", kind).isEmpty();
    }

    @DisplayName("There is a duel, islands, a large board and one with one-way borders")
    @Test
    void kinds() {
        assertThat(board("meres").size()).isEqualTo(20);
        assertThat(board("meres").features().starts()).hasSize(2);
        assertThat(board("lanterns").continents()).hasSize(9);
        assertThat(board("marches").size()).isGreaterThan(100);
        Board maelstrom = board("maelstrom");
        assertThat(maelstrom.features().boosts()).hasSize(6);
        int eddy = 38 - 1;
        assertThat(maelstrom.name(eddy)).isEqualTo("Eddy");
        assertThat(maelstrom.borders(eddy, eddy + 1)).isTrue();
        assertThat(maelstrom.borders(eddy + 1, eddy)).isFalse();
    }

    @DisplayName("Turned by half a circle, the meres are themselves")
    @Test
    void symmetric() {
        Board meres = board("meres");
        var places = meres.features().sites().values().stream().map(Site::at).toList();
        int[] opposite = new int[meres.size()];
        for (int t = 0; t < opposite.length; t++) {
            Point here = places.get(t);
            for (int other = 0; other < opposite.length; other++) {
                Point there = places.get(other);
                if (here.x() + there.x() == 690 && here.y() + there.y() == 430) opposite[t] = other;
            }
        }
        for (int from = 0; from < opposite.length; from++)
            for (int to = 0; to < opposite.length; to++)
                assertThat(meres.borders(opposite[from], opposite[to]))
                        .isEqualTo(meres.borders(from, to));
    }
}
