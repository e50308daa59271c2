package strategos.app.lessons;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import strategos.app.cli.OutputFile;
import strategos.app.cli.SeedOption;
import strategos.app.cli.ThreadsOption;
import strategos.app.train.LearnCommand;
import strategos.terminal.shell.BadInput;

/** The command {@code lessons}: a page that says what a network has learned about Risk. */
@Command(
        name = "lessons",
        header = "Write a page on what a network has learned about Risk.",
        description = {
            "Planners that use the network play against planners with their own value. The page"
                    + " says what continents are worth, when to trade a set, at what odds to"
                    + " attack, where to reinforce, what to claim and how many armies to leave"
                    + " behind; each with a plot and its uncertainty. PyTorch is downloaded when the"
                    + " command is first used.%n"
        },
        sortOptions = false,
        optionListHeading = "Options:%n")
public final class LessonsCommand implements Callable<Integer> {

    @Option(
            names = "--network",
            paramLabel = "FILE",
            description =
                    "The network (default: the best of --run, or the one that is part of the"
                            + " program).")
    private @Nullable Path network;

    @Option(
            names = "--run",
            paramLabel = "FOLDER",
            description =
                    "A run of train conquest, for the positions that it has kept apart from"
                            + " training.")
    private @Nullable Path run;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "The number of matches per ruleset and table size (default: ${DEFAULT-VALUE}).",
            defaultValue = "400")
    private int games;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file of the page (default: ${DEFAULT-VALUE}).",
            defaultValue = "what-it-learned.html")
    private Path out;

    @Mixin private SeedOption seed;
    @Mixin private ThreadsOption threads;

    @Override
    public Integer call() throws InterruptedException {
        if (games < 1) throw new BadInput("--games: at least 1, not " + games);
        new OutputFile(out).check();
        return LearnCommand.find("lessons")
                .run(
                        "LessonProgram",
                        threads.count(),
                        List.of(
                                "network=" + (network == null ? "" : network),
                                "run=" + (run == null ? "" : run),
                                "games=" + games,
                                "threads=" + threads.count(),
                                "seed=" + seed.seed().value(),
                                "out=" + out));
    }
}
