package strategos.maps.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.Remark.Kind;
import strategos.game.NotationException;

/**
 * Any bytes at all in place of a map, chosen by Jazzer so that they reach code that none reached
 * before. It begins with the files in the resources of this test.
 */
@Tag("slow")
class MapFuzzTest {

    private static final List<String> FILES = List.of("f.board", "f.map", "f.txt");

    @DisplayName("Any bytes are a board that survives every format, or have faults that are named")
    @FuzzTest(maxDuration = "5s")
    void anyBytes(byte[] bytes) throws NotationException {
        check(bytes);
    }

    static void check(byte[] bytes) throws NotationException {
        for (String file : FILES) {
            var reading = BoardFile.read(file, bytes).reading();
            Board board = reading.found();
            assertThat(board == null).isEqualTo(!reading.remarks(Kind.FAULT).isEmpty());
            assertThat(reading.remarks()).allMatch(remark -> !remark.what().isBlank());
            if (board == null) continue;
            assertThat(BoardText.read("again", BoardText.write(board))).isEqualTo(board);
            for (Format format : Format.values()) {
                Board back = format.read("x.map", format.write(board, "x").text()).board();
                assertThat(Samples.bones(back)).isEqualTo(Samples.bones(board));
            }
        }
    }
}
