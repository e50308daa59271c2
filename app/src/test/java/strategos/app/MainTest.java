package strategos.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import strategos.app.cli.DataFolder;
import strategos.terminal.shell.BadInput;

class MainTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private final CommandLine main =
            Main.commandLine()
                    .addSubcommand(new Fail())
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err));

    @Test
    @DisplayName("Without a command the help is shown, and that is no error")
    void helpByDefault() {
        assertThat(main.execute()).isZero();
        assertThat(out.toString()).contains("Usage: strategos", "Exit codes:");
    }

    @Test
    @DisplayName("--version names Strategos and Java")
    void version() {
        assertThat(main.execute("--version")).isZero();
        assertThat(out.toString()).startsWith("strategos ").contains("Java 25");
    }

    @Test
    @DisplayName("Every command answers --help")
    void helpEverywhere() {
        main.getSubcommands().keySet().forEach(this::assertExplainsItself);
    }

    @Test
    @DisplayName("No example of a command is broken in two")
    void examples() {
        for (String command : main.getSubcommands().keySet()) {
            out.getBuffer().setLength(0);
            main.execute(command, "--help");
            assertThat(out.toString().lines().dropWhile(line -> !line.equals("Examples:")).skip(1))
                    .as(command)
                    .allMatch(line -> line.startsWith("  "));
        }
    }

    private void assertExplainsItself(String command) {
        out.getBuffer().setLength(0);
        assertThat(main.execute(command, "--help")).as(command).isZero();
        assertThat(out.toString()).contains("Usage: strategos " + command);
    }

    @Test
    @DisplayName("Help can be asked for by a word as well")
    void helpByWord() {
        assertThat(main.execute("help")).isZero();
        assertThat(out.toString()).contains("Usage: strategos [-hV] COMMAND");
        assertThat(main.execute("help", "map", "check")).isZero();
        assertThat(out.toString()).contains("Usage: strategos map check");
        assertThat(main.execute("help", "plya")).isEqualTo(2);
        assertThat(main.execute("help", "play", "morris")).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "there is no command 'plya'; did you mean play?",
                        "strategos play has no subcommand 'morris'");
    }

    @Test
    @DisplayName("An unknown option is named, and help is pointed to")
    void unknownOption() {
        assertThat(main.execute("--sede", "7")).isEqualTo(2);
        assertThat(err.toString()).contains("no option '--sede'", "strategos --help");
    }

    @Test
    @DisplayName("A mistyped command or option is answered with the one that was meant")
    void mistyped() {
        assertThat(main.execute("fial")).isEqualTo(2);
        assertThat(err.toString()).contains("no command 'fial'; did you mean fail?");
        assertThat(main.execute("map", "chek")).isEqualTo(2);
        assertThat(err.toString()).contains("no command 'chek'; did you mean check?");
        assertThat(main.execute("play", "--seat", "you")).isEqualTo(2);
        assertThat(err.toString()).contains("no option '--seat'; did you mean --seats?");
    }

    @Test
    @DisplayName("A command that is like none is answered with those that there are")
    void unknownCommand() {
        assertThat(main.execute("juggle")).isEqualTo(2);
        assertThat(err.toString()).contains("'juggle'; there are play, resume, replay");
    }

    @Test
    @DisplayName("A number that is none, or too large, and a word too many are told in words")
    void numbers() {
        assertThat(main.execute("arena", "--games", "many")).isEqualTo(2);
        assertThat(main.execute("arena", "--games", "99999999999")).isEqualTo(2);
        assertThat(main.execute("play", "--seed", "1.5")).isEqualTo(2);
        assertThat(main.execute("replay", "1", "--speed", "fast")).isEqualTo(2);
        assertThat(main.execute("bench", "more")).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "--games: 'many' is not a whole number",
                        "--games: '99999999999' is too large a number",
                        "--seed: '1.5' is not a whole number",
                        "--speed: 'fast' is not a number",
                        "unexpected argument 'more'");
    }

    @Test
    @DisplayName("What is missing is named")
    void missing() {
        assertThat(main.execute("map", "convert")).isEqualTo(2);
        assertThat(main.execute("map", "convert", "world")).isEqualTo(2);
        assertThat(main.execute("play", "--seats")).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "strategos map convert: IN is missing",
                        "strategos map convert: OUT is missing",
                        "strategos play: NAME after --seats is missing");
    }

    @Test
    @DisplayName("Lists of commands stand close together")
    void lists() {
        main.execute("--help");
        assertThat(out.toString()).containsPattern("  play .*\n  resume .*\n  replay .*\n");
    }

    @Test
    @DisplayName("Bad input ends with 2 and the message as it stands")
    void badInput() {
        assertThat(main.execute("fail", "input")).isEqualTo(2);
        assertThat(err.toString()).isEqualToIgnoringNewLines("estonia.map:41: no such territory");
    }

    @Test
    @DisplayName("A fault inside shows one line, and keeps the stack trace in a file under --data")
    void faultInside(@TempDir Path data) throws IOException {
        assertThat(main.execute("fail", "inside", "--data", data.toString())).isEqualTo(70);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(err.toString()).contains("IllegalStateException: first line", data.toString());
        assertThat(onlyLogIn(data)).contains("second line", "at strategos.app.MainTest");
    }

    private static String onlyLogIn(Path data) throws IOException {
        try (var logs = Files.list(data.resolve("logs"))) {
            return Files.readString(logs.toList().getFirst(), UTF_8);
        }
    }

    @Command(name = "fail", description = "Fails as told.")
    private static final class Fail implements Callable<Integer> {

        @Mixin private DataFolder data;
        @Parameters private String how;

        @Override
        public Integer call() {
            throw switch (how) {
                case "input" -> new BadInput("estonia.map:41: no such territory");
                default -> new IllegalStateException("first line\nsecond line " + data.path());
            };
        }
    }
}
