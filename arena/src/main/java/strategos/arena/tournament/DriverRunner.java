package strategos.arena.tournament;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import strategos.arena.driver.Driver;
import strategos.arena.driver.DriverException;
import strategos.arena.driver.DriverMessage;

/**
 * Plays a tournament through another program, which has many cores to play on.
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

    @Override
    public void run(TournamentRun run, Consumer<ChunkResult> listener) {
        if (run.isComplete()) return;
        try (var driver = Driver.start(command, log, TournamentWork.text(tournament))) {
            play(run, listener, driver);
        }
    }

    private static void play(TournamentRun run, Consumer<ChunkResult> listener, Driver driver) {
        var size = new ChunkSize(CHUNK_NANOS);
        int cores = 0;
        int open = 0;
        while (!run.isComplete()) {
            switch (driver.read()) {
                case DriverMessage.Cores(int number) -> cores = number;
                case DriverMessage.Failed(String why) -> throw new DriverException(why);
                case DriverMessage.Answer(String line) -> {
                    var result =
                            ChunkText.read(line)
                                    .orElseThrow(
                                            () ->
                                                    new DriverException(
                                                            "unexpected output: " + line));
                    open--;
                    listener.accept(result);
                    run.enter(result);
                    size.learn(result);
                }
            }
            open += hand(run, driver, size, cores, open);
        }
    }

    /** Hands out chunks until every core has enough to do; says how many. */
    private static int hand(TournamentRun run, Driver driver, ChunkSize size, int cores, int open) {
        int handed = 0;
        for (; open + handed < cores * CHUNKS_PER_CORE; handed++) {
            int most = Math.ceilDiv(run.remaining(), cores * LAST_CHUNKS_PER_CORE);
            var chunk = run.next(Math.min(size.matches(), Math.max(1, most)));
            if (chunk.isEmpty()) break;
            driver.send(chunk.get().toString());
        }
        return handed;
    }
}
