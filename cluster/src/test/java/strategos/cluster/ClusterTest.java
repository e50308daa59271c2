package strategos.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.Played;
import strategos.arena.Played.Effort;
import strategos.arena.driver.DriverException;
import strategos.arena.sample.FileDriver;
import strategos.arena.sample.FileThreads;
import strategos.arena.sample.PositionsWork;
import strategos.arena.sample.SampleBoards;
import strategos.arena.sample.SampleFolder;
import strategos.arena.sample.SampleSetting;
import strategos.arena.sample.SelfPlayer;
import strategos.arena.sample.SelfPlayers;
import strategos.arena.tournament.BuiltInContests;
import strategos.arena.tournament.ChunkPlayer;
import strategos.arena.tournament.ChunkResult;
import strategos.arena.tournament.DriverRunner;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.ThreadRunner;
import strategos.arena.tournament.Tournament;
import strategos.arena.tournament.TournamentFormat;
import strategos.arena.tournament.TournamentRun;
import strategos.bots.conquest.network.ShippedNetworks;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.Seed;

/** Real tournaments on a real cluster of two workers. */
class ClusterTest {

    @TempDir private Path folder;

    private static Tournament tournament(TournamentFormat format, int games, String... players) {
        var setups = new TreeMap<Integer, Map<String, String>>();
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        setups.put(3, game.setup());
        return new Tournament(
                Conquest.FAMILY,
                setups,
                List.of(players),
                format,
                games,
                1_000,
                0,
                null,
                null,
                new Seed(7));
    }

    @Test
    @Tag("slow")
    @DisplayName("The table of a few matches is that of threads")
    void fewMatches() throws Exception {
        var tournament = tournament(TournamentFormat.ROUND_ROBIN, 60, "rush", "turtle", "balanced");
        var expected = onThreads(tournament, null);
        try (var cluster = new SparkCluster(folder, 2)) {
            var run = play(cluster, tournament, null, _ -> {});
            assertThat(withoutTimes(run.played())).isEqualTo(withoutTimes(expected.played()));
        }
    }

    @Test
    @Tag("long")
    @DisplayName("The table is that of threads, though a worker is killed in the middle")
    void killedWorker() throws Exception {
        var tournament =
                tournament(
                        TournamentFormat.ROUND_ROBIN,
                        30_000,
                        "rush",
                        "turtle",
                        "balanced",
                        "random");
        var expected = onThreads(tournament, null);
        try (var cluster = new SparkCluster(folder, 2)) {
            var finished = new AtomicInteger();
            var run =
                    play(
                            cluster,
                            tournament,
                            null,
                            _ -> {
                                if (finished.incrementAndGet() == 8) cluster.killWorker(0);
                            });
            assertThat(finished).hasValueGreaterThan(8);
            assertThat(withoutTimes(run.played())).isEqualTo(withoutTimes(expected.played()));
        }
    }

    @Test
    @Tag("long")
    @DisplayName("A test ends with the same match as on threads")
    void sequentialTest() throws Exception {
        var tournament = tournament(TournamentFormat.DUEL, 30_000, "balanced", "rush");
        var expected = onThreads(tournament, Hypotheses.USUAL);
        try (var cluster = new SparkCluster(folder, 2)) {
            var run = play(cluster, tournament, Hypotheses.USUAL, _ -> {});
            assertThat(run.report().test()).isEqualTo(expected.report().test());
            assertThat(withoutTimes(run.played())).isEqualTo(withoutTimes(expected.played()));
        }
    }

    @Test
    @Tag("long")
    @DisplayName("A bot that is unknown to workers ends the tournament with its name")
    void unknownBot() throws Exception {
        var tournament = tournament(TournamentFormat.TABLE, 3, "rush", "nobody", "rush");
        try (var cluster = new SparkCluster(folder, 1)) {
            assertThatThrownBy(() -> play(cluster, tournament, null, _ -> {}))
                    .isInstanceOf(DriverException.class)
                    .hasMessageContaining("'nobody' is not a built-in bot");
        }
    }

    @Test
    @Tag("long")
    @DisplayName("Positions to learn from are those of threads")
    void positions() throws Exception {
        var work =
                PositionsWork.of(
                        List.of(SampleSetting.parse("meres/modern/3/preset")),
                        SampleBoards.BUILT_IN,
                        new SelfPlayers(
                                List.of(
                                        new SelfPlayer.BuiltIn("hunter"),
                                        new SelfPlayer.ByNetwork(
                                                "network",
                                                ShippedNetworks.weights(
                                                        ConquestBoards.named("meres")
                                                                .orElseThrow()))),
                                List.of(new SelfPlayer.BuiltIn("breaker")),
                                1,
                                4,
                                SelfPlayer.HASTY,
                                null),
                        new Seed(8));
        var threads = new SampleFolder(Files.createDirectories(folder.resolve("threads")));
        threads.play(work, 4, new FileThreads(2), _ -> {});
        var spark = new SampleFolder(Files.createDirectories(folder.resolve("spark")));
        try (var cluster = new SparkCluster(folder, 2)) {
            spark.play(work, 4, new FileDriver(command(cluster), folder.resolve("log")), _ -> {});
        }
        assertThat(spark.files()).hasSize(4);
        for (int i = 0; i < 4; i++)
            assertThat(spark.files().get(i)).hasSameBinaryContentAs(threads.files().get(i));
    }

    private static TournamentRun onThreads(Tournament tournament, @Nullable Hypotheses hypotheses) {
        var run = new TournamentRun(tournament, hypotheses);
        new ThreadRunner(new ChunkPlayer(tournament, new BuiltInContests()), 2).run(run, _ -> {});
        return run;
    }

    private static List<String> command(SparkCluster cluster) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(SparkCluster.LIGHT);
        command.add("-Dspark.driver.host=127.0.0.1");
        command.add("-Dspark.driver.bindAddress=127.0.0.1");
        command.addAll(List.of("-cp", SparkCluster.classPath()));
        command.addAll(List.of(ClusterDriver.class.getName(), cluster.address()));
        return command;
    }

    private TournamentRun play(
            SparkCluster cluster,
            Tournament tournament,
            @Nullable Hypotheses hypotheses,
            Consumer<ChunkResult> listener) {
        var run = new TournamentRun(tournament, hypotheses);
        new DriverRunner(tournament, command(cluster), folder.resolve("driver.log"))
                .run(run, listener);
        return run;
    }

    private static List<Played> withoutTimes(List<Played> played) {
        return played.stream().map(ClusterTest::withoutTimes).toList();
    }

    private static Played withoutTimes(Played match) {
        var efforts =
                match.efforts().stream()
                        .map(effort -> new Effort(effort.decisions(), effort.timed(), 0))
                        .toList();
        return new Played(
                match.match(),
                match.winners(),
                match.turns(),
                match.ending(),
                efforts,
                match.faults());
    }
}
