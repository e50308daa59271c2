package strategos.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.morris.MorrisPresets;

class SolverKillTest {

    private static final int KILLS = 5;
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir Path killed;
    @TempDir Path whole;

    @Test
    @DisplayName("A program killed while it solves continues, and its tables have equal checksums")
    void resumes() throws Exception {
        var random = new Seed(1).random();
        int kills = 0;
        while (kills < KILLS && solveUntilKilled(1 + random.nextInt(40))) kills++;
        assertThat(kills).as("kills with seed 1").isGreaterThanOrEqualTo(2);
        SolvingProgram.solve(killed, _ -> {});
        SolvingProgram.solve(whole, _ -> {});
        assertThat(summaries(killed)).isEqualTo(summaries(whole));
    }

    private static List<TableSummary> summaries(Path data) {
        var tables = new TableFolder(data, MorrisPresets.SIX_MENS);
        return MenPair.upTo(SolvingProgram.LAST).stream()
                .flatMap(pair -> pair.tables(tables.rules()).stream())
                .map(key -> TableSummary.of(tables, key))
                .toList();
    }

    /** Kills the program after some progress; false if it was finished before. */
    private boolean solveUntilKilled(int steps) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                Stream.of(
                                                JAVA.toString(),
                                                "-cp",
                                                System.getProperty("java.class.path"),
                                                SolvingProgram.class.getName(),
                                                killed.toString())
                                        .toList())
                        .redirectErrorStream(true)
                        .start();
        try (BufferedReader progress = process.inputReader(StandardCharsets.UTF_8)) {
            for (int step = 0; step < steps; step++) if (progress.readLine() == null) return false;
            return true;
        } finally {
            process.destroyForcibly().waitFor();
        }
    }
}
