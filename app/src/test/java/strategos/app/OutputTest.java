package strategos.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OutputTest {

    private static final Path FULL = Path.of("/dev/full");

    @TempDir private Path data;

    /** Every command, each in a form that writes to standard output. */
    static Stream<String> commands() {
        return Stream.of(
                "--help",
                "--version",
                "help map",
                "play --seats you,rush --seed 7",
                "resume --list",
                "resume",
                "replay FILE",
                "replay FILE --json",
                "odds 3 2",
                "map check world",
                "map show meres",
                "map show meres --svg DATA/meres.svg",
                "map convert meres DATA/meres.board",
                "map generate --territories 12 --seed 1",
                "map generate --territories 12 --seed 1 --out DATA/made.board",
                "map positions meres --fairest-of 1 --seats 2 --seed 1",
                "map balance meres --games 2 --seed 1",
                "rules list",
                "rules show modern",
                "rules check modern",
                "arena --games 2 --seed 1",
                "train morris-memory --games 500 --seed 1",
                "memory",
                "bench --help",
                "engine --help",
                "accounts create Ada",
                "dice --help",
                "habits --help",
                "lessons --help",
                "morris --help",
                "backup --help",
                "restore --help",
                "serve --port 0");
    }

    @ParameterizedTest(name = "{0}")
    @Tag("slow")
    @MethodSource("commands")
    @DisplayName("A full disk behind standard output is told, and the exit code is 2")
    void fullDisk(String command) throws Exception {
        Path match = Files.writeString(data.resolve("t.match"), sample());
        String words = command.replace("FILE", match.toString()).replace("DATA", data.toString());
        var answer = new RealProgram(data).runInto(FULL, words);
        assertThat(answer.err()).isEqualTo("standard output: no space left on device\n");
        assertThat(answer.exitCode()).isEqualTo(2);
    }

    @Test
    @DisplayName("No command is left out of the test")
    void allCommands() {
        var tested = new TreeSet<String>();
        commands().map(words -> words.split(" ", -1)[0]).forEach(tested::add);
        assertThat(tested).containsAll(Main.commandLine().getSubcommands().keySet());
    }

    @Test
    @DisplayName("An answer of the engine that cannot be written ends it with the reason")
    void fullDiskBehindTheEngine() throws Exception {
        Process process =
                new RealProgram(data).start("engine").redirectOutput(FULL.toFile()).start();
        process.getOutputStream().write("{\"t\":\"hello\"}\n".getBytes(UTF_8));
        process.getOutputStream().close();
        assertThat(process.errorReader(UTF_8).readLine())
                .isEqualTo("standard output: no space left on device");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    @DisplayName("A pipe that nobody reads any more ends a command without a word")
    void closedPipe() throws Exception {
        Path match = Files.writeString(data.resolve("t.match"), sample());
        Process process = new RealProgram(data).start("replay " + match).start();
        process.getOutputStream().close();
        process.getInputStream().close();
        assertThat(process.errorReader(UTF_8).readLine()).isNull();
        assertThat(process.waitFor()).isEqualTo(141);
    }

    @Test
    @DisplayName("A match that cannot be begun on a full disk leaves no file behind")
    void fullDiskAtTheStart() throws Exception {
        var program = new RealProgram(data);
        var limited = program.start("play --seats you,rush --seed 7");
        limited.command().add(1, "-XX:-UsePerfData");
        limited.command().addAll(0, List.of("bash", "-c", "ulimit -f 0; exec \"$@\"", "limited"));
        Process process = limited.redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(said)
                .isEqualTo(
                        "matches cannot be saved in %s: file too large\n"
                                .formatted(data.resolve("matches")));
        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(data.resolve("matches")).isEmptyDirectory();
    }

    private static String sample() throws IOException {
        try (var in = OutputTest.class.getResourceAsStream("replay/format-1.match")) {
            return new String(in.readAllBytes(), UTF_8);
        }
    }
}
