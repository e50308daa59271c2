package strategos.app.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import strategos.app.cluster.ClusterCommand;
import strategos.arena.driver.DriverException;
import strategos.arena.tournament.ChunkResult;
import strategos.arena.tournament.ChunkRunner;
import strategos.arena.tournament.DriverRunner;
import strategos.arena.tournament.Tournament;
import strategos.arena.tournament.TournamentRun;
import strategos.terminal.shell.BadInput;

/**
 * Plays a tournament on a Spark cluster.
 *
 * @param master the address of the cluster, such as {@code spark://host:7077}
 */
record ClusterRunner(String master, Tournament tournament) implements ChunkRunner {

    @Override
    public void run(TournamentRun run, Consumer<ChunkResult> listener) {
        List<String> command = new ClusterCommand(master).words();
        Path log = log();
        try {
            new DriverRunner(tournament, command, log).run(run, listener);
            Files.deleteIfExists(log);
        } catch (DriverException | IOException failed) {
            throw new BadInput(
                    "--cluster: %s could not be used: %s (log: %s)"
                            .formatted(master, failed.getMessage(), log),
                    failed);
        }
    }

    private static Path log() {
        try {
            return Files.createTempFile("strategos-cluster-", ".log");
        } catch (IOException full) {
            throw new BadInput("--cluster: cannot write a log: " + full.getMessage(), full);
        }
    }
}
