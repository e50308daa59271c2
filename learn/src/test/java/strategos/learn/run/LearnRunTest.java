package strategos.learn.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.tournament.Sprt.Verdict;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.game.Seed;
import strategos.learn.sample.SampleSetting;

@DisplayName("A run of training")
class LearnRunTest {

    private static final RunConfiguration TINY =
            new RunConfiguration(1, "world", 1, 500, 50, 1, 0.003f, 0.75, 4, "", 9);

    private static final Conquest THREE = SampleSetting.parse("meres/modern/3/preset").game();

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
    @DisplayName("learns from planners alone once there is a network for them")
    void window() {
        assertThat(TINY.files(1)).as("scripted").isEqualTo(1);
        assertThat(TINY.files(2)).isEqualTo(1);
        assertThat(TINY.firstOf(3)).isEqualTo(2);
        var given = new RunConfiguration(1, "world", 2, 500, 100, 1, 0.003f, 0.75, 2, "a", 2);
        assertThat(given.files(1)).isEqualTo(2);
        assertThat(given.firstOf(2)).isEqualTo(1);
        assertThat(given.firstOf(3)).isEqualTo(2);
    }

    @Test
    @DisplayName("continues with its own options only")
    void otherOptions() throws IOException {
        new RunFolder(folder).open(TINY);
        var other = new RunConfiguration(2, "world", 1, 500, 50, 1, 0.003f, 0.75, 4, "", 9);
        assertThatThrownBy(() -> new RunFolder(folder).open(other))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("was begun with other options");
    }

    @Test
    @DisplayName("accepts no copy of the best before")
    void rejectsCopies() {
        var game = SampleSetting.parse("meres/modern/2/plain").game();
        var result =
                new Gate(game, List.of(), 200, 1, new Seed(5))
                        .test(ConquestBots.HUNTER, ConquestBots.HUNTER);
        assertThat(result.verdict()).isNotEqualTo(Verdict.YES);
        assertThat(result.isPassed()).isFalse();
    }

    @Test
    @DisplayName("accepts a bot that is better")
    void acceptsBetter() {
        var game = SampleSetting.parse("meres/modern/2/plain").game();
        var result =
                new Gate(game, List.of(THREE), 200, 1, new Seed(5))
                        .test(ConquestBots.HUNTER, ConquestBots.RANDOM);
        assertThat(result.isPassed()).isTrue();
        assertThat(result.tables()).singleElement().matches(table -> table.share() > 1.0 / 3);
    }

    private void run(RunConfiguration configuration, List<String> lines) throws IOException {
        new LearnRun(configuration, new RunFolder(folder), 1, Optional.empty(), lines::add).run();
    }
}
