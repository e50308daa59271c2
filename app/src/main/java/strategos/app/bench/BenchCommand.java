package strategos.app.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.bench.Bench;
import strategos.bench.BenchmarkException;
import strategos.bench.Results;
import strategos.bench.ResultsText;
import strategos.terminal.shell.BadInput;
import strategos.wire.Json;

/** The command {@code bench}: measures speed. */
@Command(
        name = "bench",
        header = "Measure how fast Strategos plays.",
        description = {
            "Random playouts through the simulation, bots through the interface of bots, a search to"
                    + " a depth, copies of states, and what a second thread brings. Times are processor times, and the"
                    + " middle of several rounds; each workload runs in a process of its own.%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        optionListHeading = "Options:%n")
public final class BenchCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Option(
            names = "--yardstick",
            paramLabel = "JAR",
            description = "A program that plays the same game, to be measured beside.")
    private @Nullable Path yardstick;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description =
                    "How many random playouts a repeat has; other workloads follow (default:"
                            + " ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--json", description = "Answer in JSON.")
    private boolean json;

    @Override
    public void run() {
        if (games < 1) throw new BadInput("--games: at least one game has to be played");
        if (yardstick != null && !Files.isRegularFile(yardstick))
            throw new BadInput("--yardstick: there is no file " + yardstick);
        var err = spec.commandLine().getErr();
        var results = measure(err::println);
        var out = spec.commandLine().getOut();
        out.print(json ? Json.write(results) + "\n" : ResultsText.of(results));
        out.flush();
    }

    private Results measure(Consumer<String> progress) {
        try {
            return new Bench(games, yardstick, progress).run();
        } catch (BenchmarkException failed) {
            throw new BadInput(failed);
        }
    }
}
