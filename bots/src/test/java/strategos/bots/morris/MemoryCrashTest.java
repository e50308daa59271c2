package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bots.UnreadableMemoryException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.morris.MorrisPresets;

/** What players have learned outlives whatever happens to the program. */
class MemoryCrashTest {

    private static final int CRASHES = 5;
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir Path data;

    @Test
    @DisplayName("A program killed while it learns loses no lesson that it said was learned")
    void killed() throws Exception {
        var random = new Seed(1).random();
        int safe = 0;
        for (int crash = 0; crash < CRASHES; crash++) {
            int toldBefore = learnUntilKilled(1 + random.nextInt(60));
            assertThat(toldBefore).as("crash %d", crash).isGreaterThan(safe);
            safe = new MemoryFolder(data).of(Lessons.PUPIL, MorrisPresets.MORRIS).matches();
            assertThat(safe).as("crash %d", crash).isGreaterThanOrEqualTo(toldBefore);
        }
    }

    /** Kills the program after this many lessons, during another; returns its last output. */
    private int learnUntilKilled(int lessons) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                JAVA.toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Lessons.class.getName(),
                                data.toString())
                        .redirectErrorStream(true)
                        .start();
        try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
            String last = "0";
            for (int lesson = 0; lesson < lessons; lesson++) {
                String line = said.readLine();
                if (line == null) break;
                last = line;
            }
            return Integer.parseInt(last);
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    @DisplayName("A file torn off anywhere is refused, and left as it is for someone to look at")
    void torn() throws IOException {
        var folder = new MemoryFolder(data);
        var steps = Lessons.match(new Seed(1));
        folder.update(
                Pupil.MEMORY, MorrisPresets.MORRIS, memory -> memory.learn(steps, Seat.of(0)));
        Path file = folder.file(Pupil.MEMORY, MorrisPresets.MORRIS);
        byte[] whole = Files.readAllBytes(file);
        var random = new Seed(2).random();
        for (int tear = 0; tear < 50; tear++) {
            byte[] part = Arrays.copyOf(whole, random.nextInt(whole.length - 1));
            Files.write(file, part);
            assertThatExceptionOfType(UnreadableMemoryException.class)
                    .as("%d of %d bytes", part.length, whole.length)
                    .isThrownBy(
                            () ->
                                    new MemoryFolder(data)
                                            .update(
                                                    Pupil.MEMORY,
                                                    MorrisPresets.MORRIS,
                                                    memory -> memory.learn(steps, Seat.of(0))))
                    .withMessageStartingWith(file + ":");
            assertThat(file).binaryContent().isEqualTo(part);
        }
    }
}
