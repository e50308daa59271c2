package strategos.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that all do the same work until none is left. */
public final class WorkerThreads {

    private WorkerThreads() {}

    /** Does the work on each of several threads, and waits for all; a failure is thrown on. */
    public static void run(int threads, Runnable work) {
        try (var pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int worker = 0; worker < threads; worker++) workers.add(pool.submit(work));
            workers.forEach(WorkerThreads::await);
        }
    }

    private static void await(Future<?> worker) {
        try {
            worker.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException("a match could not be played", failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while playing", interrupted);
        }
    }
}
