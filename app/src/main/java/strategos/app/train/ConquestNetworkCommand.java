package strategos.app.train;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.app.cli.DataFolder;
import strategos.app.cli.SeedOption;
import strategos.arena.tournament.PortableCode;
import strategos.terminal.shell.BadInput;

/**
 * The command {@code train conquest}: a network learns Risk by self-play. It starts a program that
 * has PyTorch on its class path; this one never has.
 */
@Command(
        name = "conquest",
        header = "Train a network that judges positions of Risk, by self-play.",
        description = {
            "Bots play matches, a network learns from the positions who wins, and in every further"
                    + " generation planners that use the network play among them. A generation is"
                    + " accepted only if it beats the best before it. The folder of the run keeps"
                    + " its configuration, log, positions, networks and report; the same command"
                    + " with the same seed continues a run that was stopped. PyTorch is downloaded"
                    + " when the command is first used.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
public final class ConquestNetworkCommand implements Callable<Integer> {

    /** Where the launcher has put the program, and PyTorch. */
    private static final String JAR = "strategos.learn.jar";

    private static final String LIBRARIES = "strategos.learn.libraries";

    @Option(
            names = "--board",
            paramLabel = "NAME",
            description =
                    "world for a network that knows the territories of that board, any for one that"
                            + " knows no board (default: ${DEFAULT-VALUE}).",
            defaultValue = "world")
    private String board;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "The number of matches of scripted bots in the first generation (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "100000")
    private int games;

    @Option(
            names = "--later-games",
            paramLabel = "N",
            description =
                    "The number of matches with planners in each further generation (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "10000")
    private int laterGames;

    @Option(
            names = "--generations",
            paramLabel = "N",
            description = "The number of generations (default: ${DEFAULT-VALUE}).",
            defaultValue = "2")
    private int generations;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            description = "How often every position is learned from (default: ${DEFAULT-VALUE}).",
            defaultValue = "4")
    private int epochs;

    @Option(
            names = "--step",
            paramLabel = "SIZE",
            description = "The size of the first training steps (default: ${DEFAULT-VALUE}).",
            defaultValue = "0.003")
    private float step;

    @Option(
            names = "--lambda",
            paramLabel = "PART",
            description =
                    "How much of what is learned comes from the outcome of matches, from 0 to 1; the"
                            + " rest comes from the chances in later positions (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "0.75")
    private double lambda;

    @Option(
            names = "--gate",
            paramLabel = "N",
            description =
                    "The most duels that a generation has to prove itself in (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "2000")
    private int gate;

    @Option(
            names = "--window",
            paramLabel = "N",
            description =
                    "The number of generations of planners to learn from, counted from the last"
                            + " (default: ${DEFAULT-VALUE}).",
            defaultValue = "3")
    private int window;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description =
                    "A network to begin with; then planners that use it play from the first"
                            + " generation on (default: random weights).")
    private @Nullable Path from;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads (default: all processors).")
    private @Nullable Integer threads;

    @Option(
            names = "--python",
            paramLabel = "PROGRAM",
            description =
                    "A Python with PyTorch and NumPy that trains in place of Java, on a GPU if it"
                            + " has one (such as python3).")
    private @Nullable String python;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            description = "The folder of the run (default: learn in the data folder).")
    private @Nullable Path out;

    @Mixin private SeedOption seed;
    @Mixin private DataFolder data;

    @Override
    public Integer call() throws InterruptedException {
        String jar = System.getProperty(JAR);
        String libraries = System.getProperty(LIBRARIES);
        if (jar == null || libraries == null)
            throw new BadInput(
                    "train conquest: needs the launcher of a source folder, which downloads PyTorch"
                            + " when it is first used");
        try {
            return new ProcessBuilder(command(jar, libraries)).inheritIO().start().waitFor();
        } catch (IOException failed) {
            throw new BadInput("train conquest: cannot start Java: " + failed.getMessage(), failed);
        }
    }

    private List<String> command(String jar, String libraries) {
        String classPath =
                Stream.of(
                                Stream.of(jar),
                                PortableCode.places().stream().map(Path::toString),
                                Stream.of(libraries + File.separator + "*"))
                        .flatMap(each -> each)
                        .collect(Collectors.joining(File.pathSeparator));
        return Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-Dai.djl.offline=true",
                                "-DENGINE_CACHE_DIR=" + libraries,
                                "-Dai.djl.pytorch.num_threads=" + threads(),
                                "-cp",
                                classPath,
                                "strategos.learn.run.LearnProgram"),
                        options())
                .toList();
    }

    private Stream<String> options() {
        Path folder = out == null ? data.path().resolve("learn") : out;
        return Stream.of(
                "seed=" + seed.seed().value(),
                "board=" + board,
                "generations=" + generations,
                "games=" + games,
                "later-games=" + laterGames,
                "epochs=" + epochs,
                "step=" + step,
                "lambda=" + lambda,
                "gate=" + gate,
                "from=" + (from == null ? "" : from),
                "window=" + window,
                "python=" + (python == null ? "" : python),
                "threads=" + threads(),
                "folder=" + folder);
    }

    private int threads() {
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }
}
