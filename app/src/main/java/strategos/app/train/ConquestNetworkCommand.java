package strategos.app.train;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.app.cli.BoardSource;
import strategos.app.cli.DataFolder;
import strategos.app.cli.OutputFile;
import strategos.app.cli.SeedOption;
import strategos.app.cluster.ClusterCommand;
import strategos.arena.sample.SampleBoards;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.terminal.shell.BadInput;

/** The command {@code train conquest}: a network learns Risk by self-play. */
@Command(
        name = "conquest",
        header = "Train a network that judges Risk positions, by self-play.",
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

    private static final String BOARD_NAME = "[\\p{L}\\d][\\p{L}\\d._-]*";

    @Option(
            names = "--board",
            paramLabel = "NAME",
            description =
                    "world for a network that knows the territories of that board, any for one that"
                            + " knows no board (default: ${DEFAULT-VALUE}).",
            defaultValue = "world")
    private String board;

    @Option(
            names = "--boards",
            paramLabel = BoardSource.LABEL + ",…",
            split = ",",
            description =
                    "With --board any: the boards beside world to learn from (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue =
                    "lanterns,maelstrom,marches,random:24:1,random:30:2,random:36:3,random:42:4,"
                            + "random:50:5,random:60:6")
    private List<String> boards;

    @Option(
            names = "--seats",
            paramLabel = "N,…",
            split = ",",
            description =
                    "Learn only from tables with these numbers of seats; 2 alone makes a network for"
                            + " duels (default: 2 to 6). The gate tests in duels, or at the smallest"
                            + " table.")
    private List<Integer> seats = List.of();

    @Option(
            names = "--rules",
            paramLabel = "NAME,…",
            split = ",",
            description =
                    "Learn only from matches by these rules: modern, academy (default: these and"
                            + " classic).")
    private List<String> rules = List.of();

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
            names = "--league",
            paramLabel = "N,N,N,N",
            description =
                    "How seats are shared in self-play between the newest network, its past versions,"
                            + " the planner with its own value and scripted bots, in later generations"
                            + " (default: ${DEFAULT-VALUE}).",
            defaultValue = "6,3,3,3")
    private String league;

    @Option(
            names = "--rollouts",
            paramLabel = "N,N,N",
            split = ",",
            description =
                    "How often planners try each candidate in self-play, after every round of their"
                            + " search (default: ${DEFAULT-VALUE}). Fewer make more matches.",
            defaultValue = "1,2,4")
    private List<Integer> rollouts;

    @Option(
            names = "--plans",
            paramLabel = "turn|decision",
            description =
                    "When planners plan in self-play: once per turn, which makes several times as"
                            + " many matches, or at every decision, as in play (default:"
                            + " ${DEFAULT-VALUE}).",
            defaultValue = "turn")
    private String plans;

    @Option(
            names = "--targets",
            paramLabel = "search|network",
            description =
                    "Where the chances to learn from come from, beside the outcome, once planners"
                            + " play: from every turn played out by a planner on a copy, or from the"
                            + " network alone, which is faster (default: ${DEFAULT-VALUE}).",
            defaultValue = "search")
    private String targets;

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
            names = "--cluster",
            paramLabel = "spark://HOST:PORT",
            description =
                    "Play the matches to learn from on an Apache Spark cluster, which is downloaded"
                            + " when this is first used.")
    private @Nullable String cluster;

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
        Path folder = out == null ? data.path().resolve("learn") : out;
        var program = LearnCommand.find("train conquest");
        List<String> names = board.equals("any") ? writeBoards(folder) : List.of();
        return program.run("LearnProgram", threads(), options(folder, names));
    }

    /** Writes the boards into the folder of the run, which keeps all that it needs. */
    private List<String> writeBoards(Path folder) {
        List<String> names = new ArrayList<>();
        for (String name : boards) {
            var found = BoardSource.board("--boards", name.strip());
            names.add(found.name());
            if (isBuiltIn(name, found)) continue;
            new OutputFile(folder.resolve("boards").resolve(SampleBoards.file(found)))
                    .write(BoardText.write(found));
        }
        return names;
    }

    /** Boards of one's own need names of their own, which files of positions have in a line. */
    private static boolean isBuiltIn(String given, Board board) {
        var builtIn = ConquestBoards.named(board.name());
        if (builtIn.isPresent() && builtIn.get().equals(board)) return true;
        if (builtIn.isPresent() || !board.name().matches(BOARD_NAME))
            throw new BadInput(
                    "--boards: the board of %s is called '%s'; it needs a name of its own, of letters,"
                                    .formatted(given, board.name())
                            + " digits, dots and hyphens");
        return false;
    }

    private List<String> options(Path folder, List<String> names) {
        return List.of(
                "seed=" + seed.seed().value(),
                "board=" + board,
                "boards=" + String.join(",", names),
                "generations=" + generations,
                "games=" + games,
                "later-games=" + laterGames,
                "epochs=" + epochs,
                "step=" + step,
                "lambda=" + lambda,
                "gate=" + gate,
                "from=" + (from == null ? "" : from),
                "window=" + window,
                "league=" + league,
                "plans=" + plans,
                "targets=" + targets,
                "seats=" + joined(seats),
                "rules=" + String.join(",", rules),
                "rollouts=" + joined(rollouts),
                "python=" + (python == null ? "" : python),
                "threads=" + threads(),
                "cluster=" + (cluster == null ? "" : cluster),
                "driver="
                        + (cluster == null
                                ? ""
                                : String.join("\n", new ClusterCommand(cluster).words())),
                "folder=" + folder);
    }

    private static String joined(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private int threads() {
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }
}
