package strategos.app.arena;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.arena.tournament.ChunkResult;
import strategos.arena.tournament.ChunkRunner;
import strategos.arena.tournament.DriverRunner;
import strategos.arena.tournament.DriverRunner.DriverException;
import strategos.arena.tournament.PortableCode;
import strategos.arena.tournament.Tournament;
import strategos.arena.tournament.TournamentRun;
import strategos.terminal.shell.BadInput;

/**
 * Plays a tournament on a Spark cluster, through a program that has Spark on its class path; this
 * one never has.
 *
 * @param master the address of the cluster, such as {@code spark://host:7077}
 */
record ClusterRunner(String master, Tournament tournament) implements ChunkRunner {

    /** Where the launcher has put the program, and Spark. */
    private static final String JAR = "strategos.cluster.jar";

    private static final String SPARK = "strategos.cluster.spark";

    /** Options for Java, such as settings of Spark. */
    private static final String OPTIONS = "STRATEGOS_CLUSTER_OPTIONS";

    @Override
    public void run(TournamentRun run, Consumer<ChunkResult> listener) {
        List<String> command = command();
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

    private List<String> command() {
        String jar = System.getProperty(JAR);
        String spark = System.getProperty(SPARK);
        if (jar == null || spark == null)
            throw new BadInput(
                    "--cluster: needs the launcher of a source folder, which downloads Apache Spark"
                            + " when it is first used");
        String classPath =
                Stream.of(
                                Stream.of(jar),
                                PortableCode.places().stream().map(Path::toString),
                                Stream.of(spark + File.separator + "*"))
                        .flatMap(each -> each)
                        .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options());
        command.addAll(List.of("-cp", classPath, "strategos.cluster.ClusterDriver", master));
        return command;
    }

    private static List<String> options() {
        String options = System.getenv(OPTIONS);
        return options == null || options.isBlank()
                ? List.of()
                : Arrays.asList(options.strip().split("\\s+", -1));
    }
}
