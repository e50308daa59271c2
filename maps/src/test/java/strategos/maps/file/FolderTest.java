package strategos.maps.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.Remark.Kind;
import strategos.game.NotationException;
import strategos.maps.picture.Picture;

/** Any folder of maps, when {@code STRATEGOS_MAPS} names one: whatever is in it is answered. */
class FolderTest {

    @DisplayName(
            "Every file of the folder is a board that survives every format and is drawn, or has faults")
    @TestFactory
    Stream<DynamicTest> everyFile() throws IOException {
        var folder = Optional.ofNullable(System.getenv("STRATEGOS_MAPS")).map(Path::of);
        if (folder.isEmpty()) return Stream.empty();
        try (var files = Files.walk(folder.get())) {
            return files.filter(Files::isRegularFile).sorted().toList().stream()
                    .map(file -> DynamicTest.dynamicTest(file.toString(), () -> check(file)));
        }
    }

    private static void check(Path file) throws IOException, NotationException {
        var reading = BoardFile.read(file).reading();
        Board board = reading.found();
        if (board == null) {
            assertThat(reading.remarks(Kind.FAULT)).isNotEmpty();
            return;
        }
        assertThat(BoardText.read("again", BoardText.write(board))).isEqualTo(board);
        for (Format format : Format.values()) {
            Board back = format.read("x.map", format.write(board, "x").text()).board();
            assertThat(Samples.bones(back)).as("%s", format).isEqualTo(Samples.bones(board));
        }
        assertThat(Picture.of(board).areas()).hasSize(board.size());
    }
}
