package strategos.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ControlCharactersTest {

    /** Clears the screen, renames the window, rings, turns text around. */
    private static final String EVIL = "\033[2J\033]0;owned\007\b\177\u009b2J\u202eX";

    @TempDir private Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.writeString(
                folder.resolve("evil.board"),
                """
                board: evil
                title: %1$s
                author: %1$s
                [Land%1$s] 2
                A%1$s: B
                B: A%1$s
                """
                        .formatted(EVIL));
        Files.writeString(folder.resolve("bad.board"), "[L] 1\n" + EVIL + "\nA: " + EVIL + "\n");
        Files.writeString(folder.resolve("evil.rules"), "name = n%1$s\n%1$s = 3\n".formatted(EVIL));
        Files.writeString(folder.resolve("bad.map"), "[continents]\n" + EVIL + " 5 red\n");
        Files.writeString(folder.resolve("head.match"), "strategos match " + EVIL + "\n");
        try (var in = ControlCharactersTest.class.getResourceAsStream("replay/format-1.match")) {
            String record = new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            Files.writeString(
                    folder.resolve("seat.match"),
                    record.replace("seat 1: you", "seat 1: A" + EVIL));
            Files.writeString(
                    folder.resolve("step.match"), record.replace("draw 40", "draw " + EVIL));
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "map show evil.board",
                "map check evil.board bad.board bad.map",
                "map convert evil.board out.map",
                "rules check evil.rules",
                "replay seat.match",
                "replay step.match",
                "replay head.match",
                "play --board evil.board --seats A,rush --set neutral=none",
                "play --seats EVIL,rush",
                "arena --seats EVIL",
                "EVIL"
            })
    @DisplayName("Control characters in files and arguments never reach the terminal")
    void neverRaw(String command) throws Exception {
        String words = command.replaceAll("(\\S+\\.\\w+)", folder + "/$1").replace("EVIL", EVIL);
        var answer = new RealProgram(folder.resolve("data")).run(words);
        assertThat(answer.exitCode()).as(answer.err()).isBetween(0, 2);
        assertThat(answer.out() + answer.err())
                .doesNotContainPattern("[\\x00-\\x08\\x0b-\\x1f\\x7f\\x80-\\x9f\\u202a-\\u202e]")
                .isNotBlank();
    }
}
