package strategos.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.app.Script;

class ResumeTest {

    private static final String PLAY = "play --seats you,rush,random --seed 7";
    private static final String WHAT = "The World, modern; you, rush, random: ";

    /** Placing, rolling, occupying, undoing, ending a turn: something to leave at every prompt. */
    private static final List<String> COMMANDS =
            List.of(
                    "place brazil 2",
                    "place peru 1",
                    "undo",
                    "place brazil",
                    "attack bra north a",
                    "attack bra ven",
                    "blitz bra arg",
                    "occupy",
                    "undo",
                    "3",
                    "done",
                    "done",
                    "auto",
                    "auto");

    @TempDir private Path data;
    private Script script;

    @BeforeEach
    void open() {
        script = new Script(data);
    }

    @ParameterizedTest
    @MethodSource("prompts")
    @DisplayName("A match left at any prompt goes on just as if it had not been left")
    void goesOn(int prompt) {
        script.run(PLAY, COMMANDS);
        script.run(PLAY, COMMANDS.subList(0, prompt));
        var resumed = script.run("resume 2", COMMANDS.subList(prompt, COMMANDS.size()));
        assertThat(resumed.exitCode()).isZero();
        assertThat(script.record(2)).isEqualTo(script.record(1));
    }

    static IntStream prompts() {
        return IntStream.rangeClosed(0, COMMANDS.size());
    }

    @Test
    @DisplayName("Leaving and coming back does not change the dice")
    void sameDice() {
        script.run(PLAY, "place brazil");
        script.run("resume 1", "attack bra ven");
        script.run(PLAY, "place brazil", "attack bra ven");
        assertThat(script.record(1)).isEqualTo(script.record(2));
    }

    @Test
    @DisplayName("A returning player sees where the match stands")
    void recap() {
        script.run(PLAY, "place brazil");
        assertThat(script.run("resume").out())
                .contains("── Turn 1 ")
                .contains("A  9 Brazil")
                .contains("'attack FROM TO' rolls once");
    }

    @Test
    @Tag("slow")
    @DisplayName("Without a number it is the match begun last that is not over")
    void latestUnfinished() {
        script.run(PLAY, "place brazil");
        script.run(PLAY, "place peru");
        script.run(PLAY + Script.SMALL_BOARD, Script.TO_THE_END);
        assertThat(script.record(3)).isNotEmpty();
        assertThat(script.run("resume", "quit").out()).endsWith("strategos resume 2\n");
    }

    @Test
    @Tag("slow")
    @DisplayName("--list says what is played, by whom, when last, and how far it has come")
    void list() throws IOException {
        assertThat(script.run("resume --list").out()).contains("No match has been played yet");
        script.run(PLAY, "place brazil");
        script.run(PLAY, Script.TO_THE_END);
        Files.writeString(script.file(3), "nonsense\n");
        assertThat(script.run("resume --list").out().lines())
                .satisfiesExactly(
                        third -> assertThat(third).matches(line(3, "\\?: .*:1: .*")),
                        second -> assertThat(second).matches(line(2, WHAT + "won by .*")),
                        first -> assertThat(first).matches(line(1, WHAT + "Turn 1, You .*")));
    }

    private static String line(int number, String pattern) {
        return " +" + number + "  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  " + pattern;
    }

    @Test
    @DisplayName("With nothing to go on with the answer is no")
    void nothing() {
        var answer = script.run("resume");
        assertThat(answer.exitCode()).isEqualTo(1);
        assertThat(answer.out()).contains("strategos play");
    }

    @Test
    @Tag("slow")
    @DisplayName("A match that is over shows how it ended")
    void over() {
        script.run(PLAY + Script.SMALL_BOARD, Script.TO_THE_END);
        var answer = script.run("resume 1", "auto");
        assertThat(answer.exitCode()).isZero();
        assertThat(answer.out()).contains("won on turn");
    }

    @Test
    @DisplayName("A step that was only half written has not happened")
    void tornLine() throws IOException {
        script.run(PLAY, "place brazil 2");
        String whole = script.record(1);
        Files.writeString(script.file(1), "1 place Per", StandardOpenOption.APPEND);
        script.run("resume 1", "save");
        assertThat(script.record(1)).isEqualTo(whole);
    }

    @Test
    @DisplayName("A broken record is refused with file and line, and left as it is")
    void brokenRecord() throws IOException {
        script.run(PLAY, "place brazil 2");
        Files.writeString(script.file(1), "1 place Atlantis 1\n", StandardOpenOption.APPEND);
        String broken = script.record(1);
        int line = (int) broken.lines().count();
        var answer = script.run("resume 1", "auto");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("1.match:" + line + ": '1 place Atlantis 1':");
        assertThat(script.record(1)).isEqualTo(broken);
    }

    @Test
    @DisplayName("A record of another game, of another version or of no game is refused")
    void foreign() throws IOException {
        script.run(PLAY, "quit");
        String record = script.record(1);
        assertRefused(record.replace("game: conquest", "game: ludo"), "ludo");
        assertRefused(
                record.replace("strategos match 1", "strategos match 9"), "1.match:1: format '9'");
        assertRefused("", "1.match:1: a match record begins with");
        assertRefused(record.replace("neutral = ", "netural = "), "netural");
        assertRefused(record.replace("seat 1: you", "seat 1: rush"), "all seats are bots");
    }

    private void assertRefused(String record, String complaint) throws IOException {
        Files.writeString(script.file(1), record);
        var answer = script.run("resume 1");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("1.match").contains(complaint).doesNotContain("\tat ");
    }

    @Test
    @DisplayName("A match that is being played elsewhere is not played twice")
    void inUse() throws IOException {
        script.run(PLAY, "quit");
        try (var channel = FileChannel.open(script.file(1), StandardOpenOption.WRITE);
                var lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            var answer = script.run("resume 1");
            assertThat(answer.exitCode()).isEqualTo(2);
            assertThat(answer.err()).contains("is being played in another window");
        }
    }

    @Test
    @DisplayName("An unknown match is bad input")
    void unknown() {
        var answer = script.run("resume 4");
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err()).contains("'4' is neither a match");
    }
}
