package strategos.app.cli;

import picocli.CommandLine.Option;
import strategos.terminal.shell.BadInput;

/**
 * The option {@code --threads}: the number of threads that share the work; results do not depend on
 * it.
 */
public final class ThreadsOption {

    private static final int MOST = 1_000;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "The number of threads (default: one per core).")
    private int threads = Runtime.getRuntime().availableProcessors();

    public int count() {
        if (threads < 1 || threads > MOST)
            throw new BadInput("--threads: 1 to %d threads, not %d".formatted(MOST, threads));
        return threads;
    }
}
