package strategos.arena.tournament;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * Plays a tournament through another program, which speaks as {@link DriverMessage} says and has
 * many cores to play on.
 *
 * @param command starts the program
 * @param log where its error output goes
 */
public record DriverRunner(Tournament tournament, List<String> command, Path log)
        implements ChunkRunner {

    /** A chunk costs some tenths of a second beside its matches, so it takes about a minute. */
    private static final long CHUNK_NANOS = 60_000_000_000L;

    /** For each core: one chunk that is played, and one that waits. */
    private static final int CHUNKS_PER_CORE = 2;

    /** Towards the end chunks become smaller, so that all cores finish at about the same time. */
    private static final int LAST_CHUNKS_PER_CORE = 3;

    /** Thrown if the program cannot play on; the message says why. */
    public static final class DriverException extends RuntimeException {

        private static final long serialVersionUID = 1;

        DriverException(String message) {
            super(message);
        }
    }

    @Override
    public void run(TournamentRun run, Consumer<ChunkResult> listener) {
        if (run.isComplete()) return;
        try {
            Process driver = new ProcessBuilder(command).redirectError(log.toFile()).start();
            // Otherwise the program would play on when this one is stopped.
            var end = new Thread(driver::destroy);
            Runtime.getRuntime().addShutdownHook(end);
            try (var in = driver.inputReader(StandardCharsets.UTF_8)) {
                play(run, listener, in, driver.outputWriter(StandardCharsets.UTF_8));
            } finally {
                driver.destroy();
                forget(end);
            }
        } catch (IOException broken) {
            throw new DriverException(String.valueOf(broken.getMessage()));
        }
    }

    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // This program is being stopped, and the hook runs.
        }
    }

    private void play(
            TournamentRun run,
            Consumer<ChunkResult> listener,
            BufferedReader in,
            BufferedWriter out)
            throws IOException {
        send(out, DriverMessage.tournament(tournament));
        var size = new ChunkSize(CHUNK_NANOS);
        int cores = 0;
        int open = 0;
        while (!run.isComplete()) {
            String line = in.readLine();
            if (line == null) throw new DriverException("it ended early");
            switch (DriverMessage.read(line)) {
                case DriverMessage.Cores(int number) -> cores = number;
                case DriverMessage.Failed(String why) -> throw new DriverException(why);
                case DriverMessage.Finished(ChunkResult result) -> {
                    open--;
                    listener.accept(result);
                    run.enter(result);
                    size.learn(result);
                }
            }
            open += hand(run, out, size, cores, open);
        }
    }

    /** Hands out chunks until every core has enough to do; says how many. */
    private static int hand(
            TournamentRun run, BufferedWriter out, ChunkSize size, int cores, int open) {
        int handed = 0;
        for (; open + handed < cores * CHUNKS_PER_CORE; handed++) {
            int most = Math.ceilDiv(run.remaining(), cores * LAST_CHUNKS_PER_CORE);
            var chunk = run.next(Math.min(size.matches(), Math.max(1, most)));
            if (chunk.isEmpty()) break;
            send(out, chunk.get().toString());
        }
        return handed;
    }

    /** A program that has ended cannot be told anything; its last words are still to be read. */
    private static void send(BufferedWriter out, String line) {
        try {
            out.write(line + "\n");
            out.flush();
        } catch (IOException _) {
            // The output of the program ends, too, and says so.
        }
    }
}
