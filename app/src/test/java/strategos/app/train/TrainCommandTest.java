package strategos.app.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.Main;

class TrainCommandTest {

    @TempDir private Path data;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int train(String... options) {
        String[] all = new String[options.length + 4];
        all[0] = "train";
        all[1] = "morris-memory";
        all[2] = "--data";
        all[3] = data.toString();
        System.arraycopy(options, 0, all, 4, options.length);
        return Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(all);
    }

    @Test
    @DisplayName("Players learn, keep what they learned, and are drawn side by side")
    void learns() throws Exception {
        assertThat(train("--games", "500", "--rules", "three-mens-morris", "--seed", "1")).isZero();
        assertThat(out.toString())
                .contains("memory has seen 500 matches", "memory-position has seen 500 matches")
                .containsPattern("(?m)^ +500  0\\.\\d{3} +0\\.\\d{3} +0\\.\\d{3} +0\\.\\d{3}$");
        Path picture = data.resolve("learning.svg");
        var document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(picture.toFile());
        assertThat(document.getElementsByTagName("polyline").getLength()).isEqualTo(4);
        assertThat(data.resolve("memories/three-mens-morris-memory.txt")).exists();
    }

    @Test
    @DisplayName("A data folder that cannot be is bad input")
    void unwritable() throws Exception {
        Path file = Files.writeString(data.resolve("file"), "");
        data = file;
        assertThat(train("--games", "500", "--rules", "three-mens-morris")).isEqualTo(2);
        assertThat(err.toString()).contains("--data: memories cannot be saved in " + file);
    }

    @Test
    @DisplayName("What was learned is added to, unless it is to be forgotten first")
    void goesOn() {
        String[] options = {"--games", "500", "--rules", "three-mens-morris"};
        train(options);
        train(options);
        assertThat(out.toString()).contains("memory has seen 1000 matches");
        out.getBuffer().setLength(0);
        train("--games", "500", "--rules", "three-mens-morris", "--fresh");
        assertThat(out.toString()).contains("memory has seen 500 matches");
        assertThat(data.resolve("memories/three-mens-morris-memory.txt.old")).exists();
    }

    @Test
    @DisplayName("Odd numbers of matches, unknown rules and broken memories are refused")
    void refusals() throws Exception {
        assertThat(train("--games", "700")).isEqualTo(2);
        assertThat(train("--rules", "modern")).isEqualTo(2);
        Path memory = data.resolve("memories/morris-memory.txt");
        Files.createDirectories(memory.getParent());
        Files.writeString(memory, "strategos morris memory 9\n");
        assertThat(train("--games", "500", "--rules", "morris")).isEqualTo(2);
        assertThat(err.toString())
                .contains(
                        "--games: a multiple of 500, not 700",
                        "--rules: there is no Morris game 'modern'",
                        memory + ":1: expected");
        assertThat(memory).hasContent("strategos morris memory 9");
    }

    @Test
    @DisplayName("A network for Risk is trained by the launcher's build, which has PyTorch")
    void needsLauncher() {
        int code =
                Main.commandLine()
                        .setErr(new PrintWriter(err))
                        .execute("train", "conquest", "--data", data.toString());
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).contains("train conquest: needs the launcher");
    }
}
