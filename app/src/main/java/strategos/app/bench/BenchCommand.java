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
        header = "Measure the speed of the engine and the bots.",
        description = {
            "Measures random playouts through the simulation, bots through the bot interface, a"
                    + " search to a fixed depth, requests to the engine and batched steps"
                    + " through it, copies of states, and the gain of a second thread. Times"
                    + " are CPU times, for the engine wall times, and medians of several"
                    + " rounds; each workload runs in a separate process.%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        optionListHeading = "Options:%n")
public final class BenchCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Option(
            names = "--yardstick",
            paramLabel = "JAR",
            description = "Another program that plays the same game, measured in the same run.")
    private @Nullable Path yardstick;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description =
                    "The number of random playouts per round; other workloads scale with it"
                            + " (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        if (games < 1) throw new BadInput("--games: at least one game is needed");
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
