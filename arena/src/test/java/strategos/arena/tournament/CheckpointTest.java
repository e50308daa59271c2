package strategos.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.arena.tournament.Tournaments.modern;
import static strategos.arena.tournament.Tournaments.withoutTimes;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointTest {

    private static final Tournament TOURNAMENT =
            modern(TournamentFormat.ROUND_ROBIN, List.of("rush", "turtle", "random"), 24, 2, 3);

    @TempDir private Path folder;

    @Test
    @DisplayName("After a kill at any byte a tournament is resumed, and gives the same results")
    void resumed() throws Exception {
        Path file = folder.resolve("whole");
        var player = new ChunkPlayer(TOURNAMENT, new BuiltInContests());
        var whole = new TournamentRun(TOURNAMENT, null);
        try (var checkpoint = Checkpoint.open(file, TOURNAMENT)) {
            for (var chunk = whole.next(5); chunk.isPresent(); chunk = whole.next(5)) {
                var result = player.play(chunk.get());
                checkpoint.add(result);
                whole.enter(result);
            }
        }
        byte[] bytes = Files.readAllBytes(file);
        var random = new Random(7);
        for (int kill = 0; kill < 40; kill++) {
            int at = random.nextInt(bytes.length);
            Path torn = Files.write(folder.resolve("torn"), Arrays.copyOf(bytes, at));
            if (at > 0 && at < title(bytes)) continue;
            assertThat(withoutTimes(resume(torn, player).played()))
                    .as("killed at byte %d", at)
                    .isEqualTo(withoutTimes(whole.played()));
            assertThat(withoutTimes(resume(torn, player).played()))
                    .as("resumed again")
                    .isEqualTo(withoutTimes(whole.played()));
        }
    }

    private static int title(byte[] bytes) {
        int end = 0;
        while (bytes[end] != '\n') end++;
        return end + 1;
    }

    private static TournamentRun resume(Path file, ChunkPlayer player) throws Exception {
        var run = new TournamentRun(TOURNAMENT, null);
        try (var checkpoint = Checkpoint.open(file, TOURNAMENT)) {
            checkpoint.found().forEach(run::enter);
            for (var chunk = run.next(7); chunk.isPresent(); chunk = run.next(7)) {
                var result = player.play(chunk.get());
                checkpoint.add(result);
                run.enter(result);
            }
        }
        return run;
    }

    @Test
    @DisplayName("The file of another tournament, or of something else, is refused and kept")
    void refused() throws Exception {
        Path file = folder.resolve("file");
        Checkpoint.open(file, TOURNAMENT).close();
        var other = modern(TournamentFormat.ROUND_ROBIN, List.of("rush", "turtle"), 24, 2);
        assertThatThrownBy(() -> Checkpoint.open(file, other))
                .hasMessageContaining("it belongs to another tournament");
        Path text = Files.writeString(folder.resolve("text"), "my diary\n");
        assertThatThrownBy(() -> Checkpoint.open(text, TOURNAMENT))
                .hasMessage("it is not the checkpoint of a tournament");
        assertThat(text).hasContent("my diary\n");
    }
}
