package strategos.app.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.app.Script;

/** Morris played through a pipe. With seed 5 it is drawn that seat 1 begins. */
class MorrisPlayTest {

    private static final String FLY = "play morris-fly --seed 5";
    private static final String TWO_PEOPLE = "play morris --seats Ann,Bob --seed 1";
    private static final List<String> TO_THE_END = Collections.nCopies(400, "auto");

    @TempDir private Path data;
    private Script script;

    @BeforeEach
    void open() {
        script = new Script(data);
    }

    @Test
    @DisplayName("004: The human player is allotted as player ‘1’ and the machine as player ‘2’")
    void digits() {
        assertThat(script.run(FLY).out())
                .contains("Seats: you, memory.", "You (1): 0 on", "Memory (2): 0 on");
    }

    @Test
    @DisplayName("004: I chose alpahbets from A-X to denote the 24 empty slots")
    void letters() {
        assertThat(script.run(FLY).out())
                .contains(
                        """
                        A-----------B-----------C
                        |           |           |""")
                .contains(
                        """
                        |   |   |       |   |   |
                        J---K---L       M---N---O
                        |   |   |       |   |   |
                        |   |   P---Q---R   |   |
                        |   |       |       |   |
                        |   S-------T-------U   |
                        |           |           |
                        V-----------W-----------X
                        """);
    }

    @Test
    @DisplayName(
            "004: A player’s bead is indicated on the board by replacing the alphabet with ‘1’ for"
                    + " a human player and ‘2’ for the machine")
    void beads() {
        String out = script.run("play morris-fly --seats you,Machine --seed 5", "A", "W").out();
        assertThat(out).contains("1-----------B-----------C", "V-----------2-----------X");
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("Every preset can be played to its end by a script")
    @ValueSource(
            strings = {
                "morris-fly",
                "morris",
                "three-mens-morris",
                "six-mens-morris",
                "twelve-mens-morris"
            })
    void toTheEnd(String rules) {
        var answer = script.run("play " + rules + " --seats you,random --seed 2", TO_THE_END);
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out())
                .containsPattern("(won on turn \\d+: .+|A draw after \\d+ turns: .+)");
    }

    @Test
    @DisplayName("A mill is told, and the man taken with it")
    void mills() {
        String out = script.run(TWO_PEOPLE, "A", "D", "B", "E", "C", "D").out();
        assertThat(out)
                .contains("You closed a mill: take one of your opponent's men.")
                .contains("You place C and close a mill.", "Ann (1) takes D.");
        assertThat(script.record(1)).endsWith("1 C\n1 -D\n");
    }

    @Test
    @DisplayName("What a bot did in its turn is told in a sentence")
    void millsOfOthers() {
        var everyPoint = words("A B C D E F G H I J K L M N O P Q R S T U V W X");
        String out = script.run("play morris --seats search-5,you --seed 1", everyPoint).out();
        assertThat(out)
                .containsPattern(
                        "Search-5 \\(1\\) \\w+ [A-X to]+, closes a mill and takes [A-X]\\.");
    }

    @Test
    @DisplayName("The right to fly is explained when it comes up")
    void flying() {
        String seats = " --seats Ann,Bob --seed 5";
        String moves = "A D B G O R V X OC D GH";
        String out = script.run("play morris-fly --set men=4" + seats, words(moves)).out();
        assertThat(out)
                .containsOnlyOnce(
                        "You closed a mill with your last move, so this one may go to any empty point.");
        out = script.run("play morris --set men=3" + seats, words("A B X D C W")).out();
        assertThat(out)
                .containsOnlyOnce("You have three men left: they may go to any empty point.");
    }

    private static List<String> words(String text) {
        return List.of(text.split(" ", -1));
    }

    @Test
    @DisplayName("Two people share a keyboard without looking away: nothing is hidden")
    void noSecrets() {
        String out = script.run(TWO_PEOPLE, "A", "B").out();
        assertThat(out).doesNotContain("nobody else is looking");
        assertThat(script.record(1)).endsWith("\n1 A\n2 B\n");
    }

    @ParameterizedTest(name = "{0} is {1}")
    @DisplayName("Moves can be said in several ways")
    @CsvSource({"a, A", "place A, A", "pla a7, A", "a7, A", "Q, Q", "X, X"})
    void spellings(String said, String written) {
        script.run(TWO_PEOPLE, said);
        assertThat(script.record(1)).endsWith("\n1 " + written + "\n");
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("What cannot be done is answered with the reason")
    @CsvSource({
        "AB, It is time to place a man.",
        "-A, It is time to place a man.",
        "take A, It is time to place a man.",
        "place, Type 'place' and a point.",
        "move A, Type 'move' and two points.",
        "jump, There is no command 'jump'"
    })
    void refusals(String said, String answer) {
        assertThat(script.run(TWO_PEOPLE, said).out()).contains(answer);
    }

    @Test
    @DisplayName("A move is taken back with what the bot answered to it")
    void undo() {
        var answer = script.run(FLY, "A", "undo", "X");
        assertThat(answer.out()).contains("Taken back: A");
        assertThat(script.record(1)).contains("\n1 X\n").doesNotContain("1 A\n");
    }

    @Test
    @DisplayName("At a shared keyboard the last move of either player is taken back")
    void undoAmongPeople() {
        String out = script.run(TWO_PEOPLE, "undo", "A", "D", "undo", "E", "B").out();
        assertThat(out).contains("There is nothing to take back", "Taken back: D");
        assertThat(script.record(1)).endsWith("\n1 A\n2 E\n1 B\n");
    }

    @Test
    @DisplayName("At a shared keyboard each move is told once, to all, and shown")
    void toldOnce() {
        String out = script.run(TWO_PEOPLE, "A", "D", "undo", "E").out();
        assertThat(out)
                .containsOnlyOnce("Ann (1) places A.")
                .containsOnlyOnce("Bob (2) places D.")
                .containsOnlyOnce("Bob (2) places E.")
                .doesNotContain("You place");
        assertThat(out.split("1-----------B-----------C", -1))
                .as("after A, D, undo and E")
                .hasSize(5);
    }

    @Test
    @DisplayName("A match between people ends with the move that ended it")
    void endAmongPeople() {
        String out =
                script.run("play three-mens-morris --seats Ann,Bob", "E", "A", "C", "B", "G").out();
        assertThat(out).contains("You place G and close a mill.", "You won on turn 5: a mill.");
    }

    @Test
    @DisplayName("A match that was left goes on where it was, against the same luck")
    void resume() {
        String all = script.run(FLY, "A", "C").out();
        script.run("play morris-fly --seed 5", "A");
        String resumed = script.run("resume 2", "C").out();
        assertThat(resumed).contains("Turn ", "1-----------B");
        assertThat(script.record(2)).isEqualTo(script.record(1));
        assertThat(all).isNotEmpty();
    }

    @Test
    @DisplayName(
            "A bot that learns has learned from a match that was left, and learns nothing twice")
    void learns() throws IOException {
        Path memory = data.resolve("memories/morris-fly-memory.txt");
        script.run(FLY, "A", "B");
        assertThat(memory).as("no mill yet").doesNotExist();
        script.run("resume 1", Stream.generate(() -> "auto").limit(9).toList());
        String left = Files.readString(memory);
        assertThat(left).contains("matches: 1\n");
        assertThat(script.run("resume --list").out()).doesNotContain(": won by ");
        script.run("resume 1");
        assertThat(memory).hasContent(left);
        script.run("resume 1", TO_THE_END);
        assertThat(Files.readString(memory)).contains("matches: 1\n").isNotEqualTo(left);
        script.run("play morris-fly --seed 9", TO_THE_END);
        assertThat(Files.readString(memory)).contains("matches: 2\n");
    }

    @Test
    @DisplayName("A memory that cannot be read is named, and left alone")
    void brokenMemory() throws IOException {
        Path memory = data.resolve("memories/morris-fly-memory.txt");
        Files.createDirectories(memory.getParent());
        Files.writeString(memory, "something else\n");
        var answer = script.run(FLY, "A");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains(memory + ":1: expected 'strategos morris memory 1'");
        assertThat(memory).hasContent("something else");
    }

    @Test
    @DisplayName("A memory that cannot be written is bad input, and the match is played to its end")
    void unwritableMemory() throws IOException {
        Files.createFile(data.resolve("memories"));
        var answer = script.run(FLY, TO_THE_END);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("the match is saved, but the bots' memory");
        assertThat(script.run("resume --list").out()).contains(": won by ");
    }

    @Test
    @DisplayName("A match is replayed step by step, in words and in JSON")
    void replay() {
        script.run(TWO_PEOPLE, "A", "D", "B", "E", "C", "D");
        assertThat(script.run("replay 1").out()).contains("Ann (1) C", "Ann (1) -D");
        assertThat(script.run("replay 1 --json").out())
                .contains("\"kind\":\"placed\"", "\"mill\":true", "\"kind\":\"taken\"");
        assertThat(script.run("replay 1 --step 5 --json").out())
                .contains("\"stage\":\"take\"", "\"decider\":0", "\"mills\":[[0,1,2]]");
    }

    @Test
    @DisplayName("Seats that do not fit, claims and bots alone are refused")
    void badInput() {
        assertThat(script.run("play morris --seats Ann,Bob,Cid").err())
                .contains("is for 2 players, not");
        assertThat(script.run("play morris --claim").err())
                .isEqualTo("--claim and --deal do not apply to Morris\n");
        assertThat(script.run("play morris --seats random,search").err())
                .contains("all seats are bots");
        assertThat(script.run("play moris").err()).contains("'moris'", "did you mean morris?");
    }
}
