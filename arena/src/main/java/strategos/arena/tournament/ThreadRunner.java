package strategos.arena.tournament;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import strategos.arena.WorkerThreads;

/** Plays a tournament on the threads of this machine. */
public record ThreadRunner(ChunkPlayer player, int threads) implements ChunkRunner {

    /** About how long a chunk takes: long enough to be worth its bookkeeping. */
    private static final long CHUNK_NANOS = 200_000_000;

    @Override
    public void run(TournamentRun run, Consumer<ChunkResult> listener) {
        var failed = new AtomicBoolean();
        int busy = Math.min(threads, run.matches());
        WorkerThreads.run(busy, () -> work(run, listener, failed));
    }

    private void work(TournamentRun run, Consumer<ChunkResult> listener, AtomicBoolean failed) {
        var size = new ChunkSize(CHUNK_NANOS);
        boolean done = false;
        try {
            while (!failed.get()) {
                var chunk = run.next(size.matches());
                if (chunk.isEmpty()) break;
                var result = player.play(chunk.get());
                listener.accept(result);
                run.enter(result);
                size.learn(result);
            }
            done = true;
        } finally {
            if (!done) failed.set(true);
        }
    }
}
