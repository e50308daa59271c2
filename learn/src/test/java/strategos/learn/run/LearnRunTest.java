package strategos.learn.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.tournament.Sprt.Verdict;
import strategos.bots.conquest.ConquestBots;
import strategos.game.Seed;
import strategos.learn.sample.SampleSetting;

@DisplayName("A run of training")
class LearnRunTest {

    private static final RunConfiguration TINY =
            new RunConfiguration(1, "world", 1, 500, 500, 1, 0.003f, 0.75, 4, "");

    @TempDir Path folder;

    @Test
    @DisplayName("writes positions, a network, a log and a report, and does nothing twice")
    void resumes() throws IOException {
        List<String> first = new ArrayList<>();
        run(TINY, first);
        assertThat(first).anyMatch(line -> line.contains("epoch 1: log loss"));
        assertThat(folder.resolve("report.html")).content().contains("<svg").contains("planner");
        assertThat(folder.resolve("what-it-learned.html")).content().contains("Australia");
        byte[] network = Files.readAllBytes(folder.resolve("generation-1/network.bin"));

        List<String> again = new ArrayList<>();
        run(TINY, again);
        assertThat(again).isEmpty();

        Files.delete(folder.resolve("generation-1/network.bin"));
        run(TINY, again);
        assertThat(again).anyMatch(line -> line.contains("epoch 1"));
        assertThat(folder.resolve("generation-1/network.bin")).binaryContent().isEqualTo(network);
    }

    @Test
    @DisplayName("continues with its own options only")
    void otherOptions() throws IOException {
        new RunFolder(folder).open(TINY);
        var other = new RunConfiguration(2, "world", 1, 500, 500, 1, 0.003f, 0.75, 4, "");
        assertThatThrownBy(() -> new RunFolder(folder).open(other))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("was begun with other options");
    }

    @Test
    @DisplayName("accepts no copy of the best before")
    void rejectsCopies() {
        var game = SampleSetting.parse("meres/modern/2/plain").game();
        var result =
                new Gate(game, 200, 1, new Seed(5)).test(ConquestBots.HUNTER, ConquestBots.HUNTER);
        assertThat(result.verdict()).isNotEqualTo(Verdict.YES);
        assertThat(result.isPassed()).isFalse();
    }

    @Test
    @DisplayName("accepts a bot that is better")
    void acceptsBetter() {
        var game = SampleSetting.parse("meres/modern/2/plain").game();
        var result =
                new Gate(game, 200, 1, new Seed(5)).test(ConquestBots.HUNTER, ConquestBots.RANDOM);
        assertThat(result.isPassed()).isTrue();
    }

    private void run(RunConfiguration configuration, List<String> lines) throws IOException {
        new LearnRun(configuration, new RunFolder(folder), 1, lines::add).run();
    }
}
