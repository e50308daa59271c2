package strategos.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.arena.tournament.Tournaments.modern;
import static strategos.arena.tournament.Tournaments.withoutTimes;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.driver.DriverException;

class DriverRunnerTest {

    private static final Tournament TOURNAMENT =
            modern(TournamentFormat.ROUND_ROBIN, List.of("rush", "turtle", "random"), 60, 2, 3);

    @TempDir private Path folder;

    private DriverRunner runner(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-cp");
        command.add(
                System.getProperty(
                        "surefire.test.class.path", System.getProperty("java.class.path")));
        command.add(LocalDriver.class.getName());
        command.addAll(List.of(arguments));
        return new DriverRunner(TOURNAMENT, command, folder.resolve("log"));
    }

    @Test
    @DisplayName("Another program gives the same results as threads")
    void sameResults() {
        var run = new TournamentRun(TOURNAMENT, null);
        List<Chunk> told = new ArrayList<>();
        runner("1000").run(run, result -> told.add(result.chunk()));
        assertThat(withoutTimes(run.played()))
                .isEqualTo(withoutTimes(Tournaments.play(TOURNAMENT, null, 2).played()));
        assertThat(told.stream().mapToInt(Chunk::matches).sum()).isEqualTo(run.matches());
    }

    @Test
    @DisplayName("A program that ends, fails or talks nonsense is an error; its results are kept")
    void failures() {
        var run = new TournamentRun(TOURNAMENT, null);
        assertThatThrownBy(() -> runner("3").run(run, _ -> {}))
                .isInstanceOf(DriverException.class)
                .hasMessage("it ended early");
        assertThat(run.played()).isNotEmpty();
        assertThatThrownBy(
                        () ->
                                runner("0", "failed all masters are gone")
                                        .run(new TournamentRun(TOURNAMENT, null), _ -> {}))
                .hasMessage("all masters are gone");
        assertThatThrownBy(
                        () ->
                                runner("0", "Hello!")
                                        .run(new TournamentRun(TOURNAMENT, null), _ -> {}))
                .hasMessage("unexpected output: Hello!");
    }
}
