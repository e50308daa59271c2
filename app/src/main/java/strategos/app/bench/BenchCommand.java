package strategos.app.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.BadInput;

/** Tells how fast Strategos plays. */
@Command(name = "bench", header = "Measure how fast Strategos plays.%n", sortOptions = false)
public final class BenchCommand implements Runnable {

    private static final int ROUNDS = 3;
    private static final int WARM_UP = 2;
    private static final int REPEATS = 5;

    /** What the yardstick is asked for in place of a number of matches. */
    private static final int PERFT_DEPTH = 6;

    @Spec private CommandSpec spec;

    @Option(
            names = "--yardstick",
            paramLabel = "JAR",
            description = "A program of the same games to measure beside.")
    private @Nullable Path yardstick;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Random playouts in a repeat; other workloads in proportion (default: 1000).")
    private int games = 1_000;

    @Override
    public void run() {
        if (yardstick != null && !Files.isRegularFile(yardstick))
            throw new BadInput("--yardstick: there is no file " + yardstick);
        compare("random", games, List.of("risk", "random"), games);
        compare("rush", 20 * games, List.of("risk", "aggr"), 20 * games);
        measure("classic", games / 4);
        compare("morris", 100 * games, List.of("morris", "play"), 100 * games);
        compare("morris-perft", 1, List.of("morris", "perft"), PERFT_DEPTH);
    }

    private void compare(String ours, int matches, List<String> theirs, int theirMatches) {
        List<Reading> our = new ArrayList<>();
        List<Reading> their = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            our.add(reading(Program.ours(ours, matches, REPEATS)));
            if (yardstick != null)
                their.add(reading(Program.yardstick(yardstick, theirs, theirMatches, REPEATS)));
        }
        print(ours, Reading.median(our));
        if (!their.isEmpty()) {
            print("yardstick " + theirs.getLast(), Reading.median(their));
            System.out.printf(
                    Locale.ROOT,
                    "  ratio %.3f%n",
                    Reading.median(their).nanosPerDecision()
                            / Reading.median(our).nanosPerDecision());
        }
    }

    private void measure(String ours, int matches) {
        print(ours, reading(Program.ours(ours, matches, REPEATS)));
    }

    private static Reading reading(Program program) {
        var lines = program.run();
        return Reading.median(lines.stream().skip(WARM_UP).map(Reading::of).toList());
    }

    private void print(String name, Reading r) {
        spec.commandLine()
                .getOut()
                .printf(
                        Locale.ROOT,
                        "%-18s %7.2f ns/decision %9.1f decisions/game %7.1f turns/game %8.1f rolls/game %6.2f bytes/decision%n",
                        name,
                        r.nanosPerDecision(),
                        r.decisionsPerGame(),
                        r.turnsPerGame(),
                        r.rollsPerGame(),
                        r.bytesPerDecision());
        spec.commandLine().getOut().flush();
    }
}
