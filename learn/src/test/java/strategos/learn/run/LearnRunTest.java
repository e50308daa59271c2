package strategos.learn.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.sample.FileThreads;
import strategos.learn.page.Estimate;
import strategos.learn.run.LearnRun.Machinery;

@DisplayName("A run of training")
class LearnRunTest {

    private static final RunConfiguration TINY = configuration(1, 500, "", 9);

    @TempDir Path folder;

    private static RunConfiguration configuration(long seed, int games, String from, int window) {
        return configuration(seed, games, from, window, List.of());
    }

    private static RunConfiguration configuration(
            long seed, int games, String from, int window, List<Integer> seats) {
        return configuration(seed, games, from, window, seats, List.of());
    }

    private static RunConfiguration configuration(
            long seed,
            int games,
            String from,
            int window,
            List<Integer> seats,
            List<String> rules) {
        return new RunConfiguration(
                seed,
                "world",
                List.of(),
                1,
                games,
                50,
                1,
                0.003f,
                0.75,
                4,
                from,
                window,
                League.USUAL,
                List.of(1, 2, 4),
                "turn",
                "search",
                seats,
                rules);
    }

    @Test
    @DisplayName("writes positions, a network, a log and a report, and does nothing twice")
    void resumes() throws IOException {
        List<String> first = new ArrayList<>();
        run(TINY, first);
        assertThat(first).anyMatch(line -> line.contains("epoch 1: log loss"));
        assertThat(folder.resolve("report.html")).content().contains("<svg").contains("planner");
        byte[] network = Files.readAllBytes(folder.resolve("generation-1/network.bin"));

        List<String> again = new ArrayList<>();
        run(TINY, again);
        assertThat(again).isEmpty();

        Files.delete(folder.resolve("generation-1/network.bin"));
        run(TINY, again);
        assertThat(again).anyMatch(line -> line.contains("epoch 1"));
        assertThat(folder.resolve("generation-1/network.bin")).binaryContent().isEqualTo(network);
        assertThat(new RunFolder(folder).events())
                .as("a repeated epoch counts once")
                .filteredOn(RunEvent.Epoch.class::isInstance)
                .hasSize(1);
    }

    @Test
    @Tag("slow")
    @DisplayName("ends with the same network when it is killed in the middle and started again")
    void killed() throws Exception {
        var configuration = configuration(2, 1_500, "", 9);
        Path whole = folder.resolve("whole");
        Path cut = folder.resolve("cut");
        var process = start(cut);
        Path file = cut.resolve("generation-1/positions-00000.bin");
        for (int i = 0; i < 60_000 && process.isAlive() && !Files.exists(file); i++)
            Thread.sleep(10);
        process.destroyForcibly().waitFor(1, TimeUnit.MINUTES);
        assertThat(file).exists();
        assertThat(cut.resolve("generation-1/network.bin")).doesNotExist();

        List<String> lines = new ArrayList<>();
        run(configuration, cut, lines);
        run(configuration, whole, new ArrayList<>());
        assertThat(lines).filteredOn(line -> line.contains("500 matches")).hasSizeLessThan(3);
        assertThat(cut.resolve("generation-1/network.bin"))
                .binaryContent()
                .isEqualTo(Files.readAllBytes(whole.resolve("generation-1/network.bin")));
        assertThat(gate(cut)).isEqualTo(gate(whole));
    }

    private static RunEvent gate(Path path) throws IOException {
        return new RunFolder(path)
                .events().stream()
                        .filter(RunEvent.Gated.class::isInstance)
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    @Tag("slow")
    @DisplayName("ends when the process that has started it is killed")
    void orphaned() throws Exception {
        Path path = folder.resolve("orphaned");
        // The shell waits for the run, because it has something else to do afterwards.
        var starter = start(path, "sh", "-c", "\"$@\"; true", "sh");
        while (starter.isAlive() && !Files.exists(path.resolve("log.jsonl"))) Thread.sleep(10);
        var run = starter.descendants().findFirst().orElseThrow();
        starter.destroyForcibly();
        assertThat(run.onExit()).succeedsWithin(Duration.ofMinutes(1));
        assertThat(path.resolve("generation-1/network.bin")).doesNotExist();
    }

    /** Starts a run, by another program if one is given. */
    private Process start(Path path, String... starter) throws IOException {
        List<String> command = new ArrayList<>(List.of(starter));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        for (String name : List.of("ENGINE_CACHE_DIR", "ai.djl.offline"))
            command.add("-D%s=%s".formatted(name, System.getProperty(name)));
        command.addAll(
                List.of(
                        "-cp",
                        System.getProperty(
                                "surefire.test.class.path", System.getProperty("java.class.path")),
                        LearnProgram.class.getName(),
                        "seed=2",
                        "board=world",
                        "boards=",
                        "generations=1",
                        "games=1500",
                        "later-games=50",
                        "epochs=1",
                        "step=0.003",
                        "lambda=0.75",
                        "gate=4",
                        "from=",
                        "window=9",
                        "league=6,3,3,3",
                        "rollouts=1,2,4",
                        "plans=turn",
                        "targets=search",
                        "seats=",
                        "rules=",
                        "python=",
                        "threads=1",
                        "cluster=",
                        "driver=",
                        "folder=" + path));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile())
                .start();
    }

    @Test
    @DisplayName("reads the habits of players as it has logged them")
    void habits() throws IOException {
        var number = new Estimate(1, 0.5, 1.5);
        var habit = new RunEvent.Habit("generation-1", number, number, number, number);
        var studied = new RunEvent.Studied(1, 4, List.of(habit));
        var run = new RunFolder(folder);
        run.log(studied);
        assertThat(run.events()).containsExactly(studied);
    }

    @Test
    @DisplayName("learns from planners alone once there is a network for them")
    void window() {
        assertThat(TINY.files(1)).as("scripted").isEqualTo(1);
        assertThat(TINY.files(2)).isEqualTo(1);
        assertThat(TINY.firstOf(3)).isEqualTo(2);
        var given = configuration(1, 500, "a", 2);
        assertThat(given.files(1)).isEqualTo(1);
        assertThat(given.firstOf(2)).isEqualTo(1);
        assertThat(given.firstOf(3)).isEqualTo(2);
    }

    @Test
    @DisplayName("plays at the tables that it learns from, in the gate too")
    void tables() {
        var duels = configuration(1, 500, "", 9, List.of(2));
        assertThat(RunSettings.of(duels)).isNotEmpty().allMatch(each -> each.seats() == 2);
        assertThat(RunSettings.contests(duels)).hasToString("[world/modern/2/plain]");
        assertThat(RunSettings.of(TINY)).anyMatch(each -> each.seats() == 6);
        assertThat(RunSettings.contests(TINY))
                .hasSize(4)
                .startsWith(RunSettings.contests(duels).getFirst());
        var larger = configuration(1, 500, "", 9, List.of(3, 4));
        assertThat(RunSettings.of(larger)).isNotEmpty().allMatch(each -> each.seats() > 2);
        assertThat(RunSettings.contests(larger))
                .hasToString("[world/modern/3/preset, world/modern/4/preset]");
        assertThatThrownBy(() -> configuration(1, 500, "", 9, List.of(5)))
                .hasMessageContaining("the gate plays modern with 2, 3, 4 or 6 seats");
        assertThatThrownBy(() -> configuration(1, 500, "", 9, List.of(2, 7)))
                .hasMessage("seats: from 2 to 6, not 7");
    }

    @Test
    @DisplayName("plays by the rules that it learns from, in the gate too")
    void rules() {
        var academy = configuration(1, 500, "", 9, List.of(), List.of("academy"));
        assertThat(RunSettings.of(academy))
                .isNotEmpty()
                .allMatch(each -> each.rules().equals("academy"))
                .anyMatch(each -> each.seats() > 2);
        assertThat(RunSettings.contests(academy)).hasToString("[world/academy/2/preset]");
        assertThatThrownBy(() -> configuration(1, 500, "", 9, List.of(), List.of("classic")))
                .hasMessageContaining("or academy with 2");
    }

    @Test
    @DisplayName("continues with its own options only, but for the number of generations")
    void otherOptions() throws IOException {
        new RunFolder(folder).open(TINY);
        new RunFolder(folder).open(TINY.withGenerations(3));
        assertThatThrownBy(() -> new RunFolder(folder).open(configuration(2, 500, "", 9)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("was begun with other options");
        Files.writeString(folder.resolve("configuration.json"), "{\"seed\":1}");
        assertThatThrownBy(() -> new RunFolder(folder).open(TINY))
                .hasMessageContaining("was written by another version");
    }

    @Test
    @DisplayName("keeps the network that it begins with")
    void beginning() throws IOException {
        Path missing = folder.resolve("missing");
        assertThatThrownBy(
                        () ->
                                new RunFolder(folder.resolve("run"))
                                        .open(configuration(1, 500, missing.toString(), 1)))
                .hasMessage("from: there is no file " + missing);
    }

    private void run(RunConfiguration configuration, List<String> lines) throws IOException {
        run(configuration, folder, lines);
    }

    private static void run(RunConfiguration configuration, Path path, List<String> lines)
            throws IOException {
        var machinery = new Machinery(1, "", new FileThreads(1), "1 thread");
        new LearnRun(configuration, new RunFolder(path), machinery, lines::add).run();
    }
}
