package strategos.maps.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static strategos.maps.file.Format.BOARD;
import static strategos.maps.file.Format.CONQUEST;
import static strategos.maps.file.Format.DOMINATION;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.board.Remark.Kind;
import strategos.game.NotationException;

/** A board keeps its graph on the way through any format, and all of itself through our own. */
class RoundTripTest {

    private static final String FULL =
            """
            board: full
            title: Everything
            author: Ann Example
            licence: CC0-1.0
            start: 3 Uig, 1 Stour

            [North, by Sea] 2
            Uig (Port): Stour
              at 10 20
              outline 1 2, 3 4, 5 6
              boost supply 2
              pays 6
            Under_Line: Uig

            [South] 1
            Stour: -> Lyme
            Lyme: Uig
            """;

    @TempDir private Path folder;

    @DisplayName("The graph is the same on the way back")
    @ParameterizedTest
    @EnumSource
    void keepsTheGraph(Format format) throws NotationException {
        for (Board board :
                List.of(ConquestBoards.world(), Samples.board(DOMINATION, Samples.DOMINATION))) {
            Written written = format.write(board, "x");
            Board back = format.read("x.map", written.text()).board();
            assertThat(Samples.graph(back)).isEqualTo(Samples.graph(board));
            assertThat(format.write(back, "x").text()).isEqualTo(written.text());
        }
    }

    @DisplayName("Our own format loses nothing of any other")
    @Test
    void losesNothing() throws NotationException {
        Board board = BoardText.read("full.board", FULL);
        assertThat(BOARD.read("x", BOARD.write(board, "x").text()).board()).isEqualTo(board);
        assertThat(BOARD.write(board, "x").losses()).isEmpty();
    }

    @DisplayName("What a format cannot hold is said")
    @Test
    void losses() throws NotationException {
        Board board = BoardText.read("full.board", FULL);
        assertThat(DOMINATION.write(board, "x").losses())
                .containsExactly(
                        "1 alias",
                        "1 boost",
                        "1 amount that a territory pays",
                        "1 starting position",
                        "1 outline",
                        "the licence, CC0-1.0",
                        "the name 'Under_Line', now 'Under Line'",
                        "that 3 territories have no coordinates: they are placed in rows",
                        "the author, Ann Example");
        assertThat(CONQUEST.write(board, "x").losses())
                .containsExactly(
                        "1 alias",
                        "1 boost",
                        "1 amount that a territory pays",
                        "1 starting position",
                        "1 outline",
                        "the licence, CC0-1.0",
                        "the name 'North, by Sea', now 'North by Sea'",
                        "that 3 territories have no coordinates: they are placed in rows");
    }

    @DisplayName("Names that another format cannot keep apart are numbered")
    @Test
    void numbered() throws NotationException {
        Board board = BoardText.read("t", "[L] 1\nA_B: A B\nA B: A  B\nA  B:\n");
        Board back = DOMINATION.read("t.map", DOMINATION.write(board, "t").text()).board();
        assertThat(back.territories())
                .extracting(territory -> territory.name())
                .containsExactly("A B", "A B 2", "A B 3");
    }

    @DisplayName("Maps for other programs are written as they read them, cards beside them")
    @Test
    void files() throws IOException, NotationException {
        Path map = folder.resolve("my world.map");
        assertThat(BoardFile.write(ConquestBoards.world(), DOMINATION, map)).isNotEmpty();
        assertThat(Files.readString(map)).contains("crd my_world.cards\r\n");
        assertThat(Files.readString(folder.resolve("my world.cards")))
                .startsWith("[cards]\r\nInfantry 1\r\nCavalry 2\r\n")
                .endsWith("Cannon 42\r\nwildcard\r\nwildcard\r\n");
        var read = BoardFile.read(map);
        assertThat(Samples.graph(read.reading().board()))
                .isEqualTo(Samples.graph(ConquestBoards.world()));
        assertThat(read.reading().remarks(Kind.ODDITY)).isEmpty();
        assertThat(Samples.said(read.reading(), Kind.LOSS))
                .anyMatch(loss -> loss.contains("the types of the cards in"));

        Board spelled = BoardText.read("t", "[L] 1\nNürnberg: B\nB:\n");
        BoardFile.write(spelled, CONQUEST, map);
        assertThat(Files.readAllBytes(map)).contains((byte) 0xfc);
        Board beyond = BoardText.read("t", "[L] 1\nΑθήνα: B\nB:\n");
        BoardFile.write(beyond, CONQUEST, map);
        assertThat(Files.readString(map, UTF_8)).contains("Αθήνα,");
    }

    @DisplayName("What is odd about cards is said, and never keeps a board from being played")
    @Test
    void cards() throws IOException {
        Path map = Files.writeString(folder.resolve("isles.map"), Samples.DOMINATION);
        Files.writeString(
                folder.resolve("isles.cards"),
                "[cards]\nCannon 1\nCavalry 4\nKnight 2\nInfantry\nwildcard\n[missions]\n1 0\n");
        var reading = BoardFile.read(map).reading();
        assertThat(reading.found()).isNotNull();
        assertThat(Samples.said(reading, Kind.ODDITY))
                .extracting(said -> said.substring(said.lastIndexOf("isles.cards")))
                .containsExactly(
                        "isles.cards:3: there is no territory 4",
                        "isles.cards:4: 'Knight' is not a type of card",
                        "isles.cards:5: expected 'type number', found 'Infantry'");
        assertThat(Samples.said(reading, Kind.LOSS))
                .anyMatch(loss -> loss.contains("1 missions in"));
    }
}
