package strategos.app.arena;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.RealProgram;
import strategos.app.Script;

@Tag("slow")
class StoppedArenaTest {

    @TempDir private Path folder;

    @Test
    @DisplayName("A contest that is stopped prints the table so far; what was saved is whole")
    void stopped() throws Exception {
        Path saved = folder.resolve("saved");
        var program = new RealProgram(folder.resolve("data"));
        String arena = "arena --seats rush,turtle,rush --games 1000000 --seed 7 --save " + saved;
        Process process = program.start(arena).redirectErrorStream(true).start();
        while (process.isAlive() && matches(saved).size() < 10) Thread.sleep(20);
        // Where tests run in the background, Ctrl-C's own signal is ignored from the start.
        new ProcessBuilder("kill", "-TERM", "" + process.pid()).start().waitFor();
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(out).isEqualTo(128 + 15);
        var stopped = Pattern.compile("stopped after (\\d+) of 1000000 matches").matcher(out);
        assertThat(stopped.find()).as(out).isTrue();
        int ended = Integer.parseInt(stopped.group(1));
        assertThat(out).contains("modern on world, " + ended + " matches, seed 7", "95 % interval");
        assertThat(matches(saved)).hasSizeGreaterThanOrEqualTo(ended);
        for (Path match : matches(saved).subList(0, 10)) {
            var answer = new Script(folder).run("replay --step 0 " + match);
            assertThat(answer.exitCode()).as(answer.err()).isZero();
        }
    }

    private static List<Path> matches(Path saved) throws Exception {
        if (!Files.isDirectory(saved)) return List.of();
        try (var files = Files.list(saved)) {
            return files.filter(file -> file.toString().endsWith(".match")).toList();
        }
    }

    @Test
    @DisplayName("A disk that is full ends a contest in a sentence, and leaves no half of a match")
    void fullDisk() throws Exception {
        Path saved = Files.createDirectories(folder.resolve("saved"));
        Files.createSymbolicLink(saved.resolve("3.match"), Path.of("/dev/full"));
        var answer =
                new Script(folder).run("arena --games 100000 --threads 2 --seed 7 --save " + saved);
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.err())
                .isEqualTo(
                        "--save: cannot write to %s: no space left on device\n".formatted(saved));
    }
}
