package strategos.app.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.app.Script;

class ReplayTest {

    private static final String PLAY = "play --seats you,rush,random --seed 7";

    @TempDir private Path data;
    private Script script;

    @BeforeEach
    void open() {
        script = new Script(data);
    }

    @Test
    @Tag("slow")
    @DisplayName("Without a terminal every step is listed, then the board and the result")
    void listing() {
        script.run(PLAY + Script.SMALL_BOARD, Script.TO_THE_END);
        long steps = steps(1);
        var answer = script.run("replay 1");
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.out().lines().filter(line -> line.matches(" +\\d+  .*")))
                .hasSize((int) steps);
        assertThat(answer.out())
                .startsWith("The opening\n     1  ")
                .contains("\nTurn 1, You (A)\n")
                .containsPattern("\\d+  [⚀-⚅]{1,3} [\\d ]+ against [⚀-⚅]{1,2} [\\d ]+; losses")
                .containsPattern("won on turn \\d+\\.\n$");
    }

    @Test
    @Tag("slow")
    @DisplayName("At the end stands the board, once, whether the match is over or not")
    void lastBoard() {
        script.run(PLAY, Script.TO_THE_END);
        script.run(PLAY, "place brazil");
        for (String replay :
                List.of(
                        "replay 1",
                        "replay 2",
                        "replay 1 --step " + steps(1),
                        "replay 2 --step " + steps(2)))
            assertThat(script.run(replay).out()).as(replay).containsOnlyOnce("South America +2");
    }

    private long steps(int match) {
        String record = script.record(match);
        return record.substring(record.indexOf("\n\n") + 2).lines().count();
    }

    @Test
    @DisplayName("--step shows the board as it stood then")
    void step() {
        script.run(PLAY, "place brazil", "attack bra ven");
        int placed = (int) steps(1) - 2;
        assertThat(script.run("replay 1 --step " + placed).out())
                .startsWith("Step %d of %d. Turn 1, You (A)\n".formatted(placed, placed + 2))
                .contains("You (A) place Brazil 4")
                .contains("Bra A9");
        assertThat(script.run("replay 1 --step " + (placed - 1)).out()).contains("Bra A5");
        assertThat(script.run("replay 1 --step 0").out()).contains("Bra -");
    }

    @Test
    @DisplayName("--json writes one line a step, then what all may see")
    void json() throws IOException {
        script.run(PLAY, "place brazil", "attack bra ven");
        var lines = script.run("replay 1 --json").out().lines().toList();
        assertThat(lines).hasSize((int) steps(1) + 1);
        var mapper = new ObjectMapper();
        var placed = mapper.readTree(lines.get(lines.size() - 4 + 1));
        assertThat(placed.get("text").asText()).isEqualTo("1 attack Brazil Venezuela 3");
        var last = mapper.readTree(lines.getLast());
        assertThat(last.get("steps").asInt()).isEqualTo((int) steps(1));
        assertThat(last.get("scene").get("armies")).hasSize(42);
        assertThat(last.get("winners")).isEmpty();
    }

    @Test
    @Tag("slow")
    @DisplayName("Of a match that is not over, nobody is shown the cards that others drew")
    void hidden() {
        script.run(PLAY, "auto");
        String out = script.run("replay 1").out();
        assertThat(out)
                .contains("Rush (B) draws a card")
                .doesNotContainPattern("draws .*(infantry|wild)");
        assertThat(script.run("replay 1 --json").out()).contains("draw -1");
        script.run(PLAY + Script.SMALL_BOARD, Script.TO_THE_END);
        assertThat(script.run("replay 2").out()).containsPattern("draws .*\\(infantry|cavalry\\)");
    }

    @Test
    @DisplayName("A record of the first format is replayed for ever")
    void firstFormat() throws Exception {
        var file = Path.of(ReplayTest.class.getResource("format-1.match").toURI());
        var answer = script.run("replay " + file);
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.out()).endsWith("You (A) won on turn 14.\n");
    }

    @Test
    @DisplayName("A record can be named by its file")
    void file() {
        script.run(PLAY, "quit");
        assertThat(script.run("replay " + script.file(1)).exitCode()).isZero();
    }

    @Test
    @DisplayName("A broken record is refused with file and line, and exit code 2")
    void broken() throws IOException {
        script.run(PLAY, "place brazil", "attack bra ven");
        String record = script.record(1).replaceFirst("dice \\d", "dice 7");
        Files.writeString(script.file(1), record);
        int line = record.lines().toList().indexOf(lineWith(record, "dice 7")) + 1;
        var answer = script.run("replay 1");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("1.match:" + line + ": 'dice 7").contains("no face 7");
        assertThat(answer.out()).isEmpty();
    }

    /** A record of the first format. */
    private static String sample() throws IOException {
        try (var in = ReplayTest.class.getResourceAsStream("format-1.match")) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    dice 3 6 2 - 1 | dice - 6       | expected 'dice F … - F …' with a face for each die
                    dice 3 6 2 - 1 | dice 3 6 - 6   | expected 'dice F F F - F' with faces from 1 to 6 for 3 against 1 dice
                    dice 3 6 2 - 1 | dice 3 6 2 1   | expected 'dice F … - F …' with a face for each die
                    dice 3 6 2 - 1 | dice 3 6 2 - 0 | a die has no face 0
                    dice 3 6 2 - 1 | draw 3         | expected 'dice F F F - F' with faces from 1 to 6 for 3 against 1 dice
                    dice 3 6 2 - 1 | 1 done         | expected 'dice F F F - F' with faces from 1 to 6 for 3 against 1 dice
                    draw 40        | dice 1 - 1     | expected 'draw N' with N from 0 to 41
                    draw 40        | draw 500       | expected 'draw N' with N from 0 to 41
                    draw 40        | draw 42        | expected 'draw N' with N from 0 to 41
                    draw 40        | draw -1        | '-1' is not a number
                    draw 40        | draw 040       | '040' is not a number
                    draw 40        | draw           | expected 'draw N' with N from 0 to 41
                    """)
    @DisplayName("An outcome that does not fit what is rolled is refused at its line")
    void outcomes(String sound, String tampered, String fault) throws IOException {
        List<String> lines = new ArrayList<>(sample().lines().toList());
        int at = lines.indexOf(sound);
        lines.set(at, tampered);
        Path file = Files.writeString(data.resolve("t.match"), String.join("\n", lines) + "\n");
        for (String command : List.of("replay ", "resume ")) {
            var answer = script.run(command + file);
            assertThat(answer.exitCode()).isEqualTo(2);
            assertThat(answer.err())
                    .isEqualTo("%s:%d: '%s': %s\n".formatted(file, at + 1, tampered, fault));
            assertThat(file).hasContent(String.join("\n", lines));
        }
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    game: conquest   | game: conqest   | 2: there is no game 'conqest'; did you mean conquest?
                    board: world     | board: wrold    | 18: there is no board 'wrold'; did you mean world?
                    board: world     | baord: world    | 18: a header has no field 'baord'; did you mean board?
                    board: world     | bored: a;board: world | 18: a header has no field 'bored'; did you mean board?
                    seat 2: rush     | seat 4: rush    | 21: expected 'seat 2: …', found 'seat 4'
                    seat 2: rush     | seat 2:         | 21: seat 2 has no name
                    seat 2: rush     | seat 1: rush    | 21: 'seat 1' is already in the header
                    "  territories = dealt" | "  territorys = dealt" | 5: there is no option 'territorys'; did you mean territories?
                    "  neutral = none" | "  neutral = nobody" | 7: 'neutral' is one of
                    seed: 7          | seed: x         | 19: a seed is a whole number, not 'x'
                    seed: 7          | blocked: Narnia | 19: there is no territory 'Narnia'
                    """)
    @DisplayName("A fault in the header is named with its line, and with what was meant")
    void headers(String sound, String tampered, String fault) throws IOException {
        String text = sample().replace(sound + "\n", tampered.replace(';', '\n') + "\n");
        Path file = Files.writeString(data.resolve("t.match"), text);
        var answer = script.run("replay " + file);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).startsWith(file + ":" + fault);
    }

    @Test
    @DisplayName("A header without a board, rules or seats is refused")
    void missingFields() throws IOException {
        assertMissing("board: world\n", ":1: the header has no line 'board: …'");
        assertMissing(
                "seat 1: you\nseat 2: rush\nseat 3: random\n",
                ":1: the header has no line 'seat 1: …'");
        assertMissing("game: conquest\n", ":1: the header has no line 'game: …'");
    }

    private void assertMissing(String lines, String fault) throws IOException {
        Path file = Files.writeString(data.resolve("t.match"), sample().replace(lines, ""));
        var answer = script.run("replay " + file);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).startsWith(file + fault);
    }

    @Test
    @DisplayName("A long line is quoted no further than it takes to find it")
    void longLine() throws IOException {
        Path file =
                Files.writeString(
                        data.resolve("t.match"),
                        sample().replace("draw 40\n", "1 place " + "x".repeat(5000) + "\n"));
        var answer = script.run("replay " + file);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err().lines()).allMatch(line -> line.length() < 300);
        assertThat(answer.err()).contains("'1 place xxx").contains("xx…'");
    }

    private static String lineWith(String text, String part) {
        return text.lines().filter(line -> line.contains(part)).findFirst().orElseThrow();
    }

    @Test
    @DisplayName("An illegal step is refused with file and line")
    void illegal() throws IOException {
        script.run(PLAY, "place brazil");
        Files.writeString(
                script.file(1), script.record(1).replace("1 place Brazil 4", "1 place Egypt 4"));
        var answer = script.run("replay 1");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("'1 place Egypt 4': Egypt is not yours");
    }

    @Test
    @DisplayName("Steps and speeds that cannot be are refused")
    void badOptions() {
        script.run(PLAY, "quit");
        assertBad("replay 1 --step 9999", ", not 9999");
        assertBad("replay 1 --step -1", ", not -1");
        assertBad("replay 1 --speed 0", "--speed");
        assertBad("replay 2", "'2' is neither a match");
        assertBad("replay", "NUMBER|FILE");
    }

    private void assertBad(String command, String complaint) {
        var answer = script.run(command);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains(complaint).doesNotContain("\tat ");
    }

    @Test
    @DisplayName("A picture is not a record")
    void notText() throws IOException {
        Path picture =
                Files.write(data.resolve("picture"), new byte[] {(byte) 0xff, (byte) 0xd8, '\n'});
        var answer = script.run("replay " + picture);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("picture:1: not a text file");
    }
}
