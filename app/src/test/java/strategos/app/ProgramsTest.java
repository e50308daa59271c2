package strategos.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs in the seats of commands; they need {@code python3}. */
class ProgramsTest {

    private static final String RANDOM = "exec:python3 ../examples/bots/random_bot.py";
    private static final String BROKEN = "exec:python3 -c 'raise SystemExit(\"no idea\")'";

    @TempDir private Path data;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(List<String> input, String... arguments) {
        InputStream before = System.in;
        try {
            byte[] typed = (String.join("\n", input) + "\n").getBytes(StandardCharsets.UTF_8);
            System.setIn(new ByteArrayInputStream(typed));
            return Main.commandLine()
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(err))
                    .execute(arguments);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    @DisplayName("A program plays in the arena beside bots that ship")
    void arena() {
        assertThat(run(List.of(), "arena", "--seats", "rush,turtle," + RANDOM, "--games", "3"))
                .isZero();
        assertThat(out.toString()).contains("3 matches", RANDOM).doesNotContain("was dead");
    }

    @Test
    @DisplayName("A program that fails is named in the table, and the contest is played to its end")
    void broken() {
        assertThat(run(List.of(), "arena", "--seats", "rush,turtle," + BROKEN, "--games", "3"))
                .isZero();
        assertThat(out.toString())
                .contains("3 matches", BROKEN + " was dead in 3 matches, first in match 1")
                .contains("it ended with code 1: no idea");
    }

    @Test
    @DisplayName("A program that is not there is an error of the command line")
    void missing() {
        assertThat(run(List.of(), "arena", "--seats", "rush,exec:no-such-thing")).isEqualTo(2);
        assertThat(err.toString())
                .contains("--seats: exec: cannot run 'no-such-thing'")
                .doesNotContain("\tat ");
    }

    @Test
    @DisplayName("A person plays against a program, and a record starts it only when told to")
    void play() {
        String folder = data.toString();
        var turns = Collections.nCopies(3, "auto");
        assertThat(run(turns, "play", "--seats", "you," + RANDOM, "--seed", "7", "--data", folder))
                .isZero();
        assertThat(out.toString()).contains("Continue with: strategos resume 1");
        assertThat(run(turns, "resume", "1", "--data", folder)).isEqualTo(2);
        assertThat(err.toString()).contains("add --exec to start it").doesNotContain("\tat ");
        assertThat(run(turns, "resume", "1", "--exec", "--data", folder)).isZero();
    }
}
