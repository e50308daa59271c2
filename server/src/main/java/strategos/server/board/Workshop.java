package strategos.server.board;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.table.BackgroundThreads;

/**
 * A thread pool for expensive work, such as the picture of a large board, so that only the client
 * who requested it waits.
 *
 * <p>Work that takes too long, or that nobody waits for any more, is cancelled by interrupting its
 * thread.
 */
public final class Workshop {

    /** Longer than anything takes that somebody could want. */
    public static final Duration LONGEST = Duration.ofSeconds(20);

    private static final long LOOK_MILLIS = 200;
    private static final long SHORTEST_WAIT = 1_000_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private static final ScheduledExecutorService CLOCK =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("workshop-clock").factory());

    private static final Duration FOREVER = Duration.ofDays(1);

    private final ThreadPoolExecutor hands;
    private final Duration longest;

    /**
     * @param fewest how many hands there are at least: one visitor has one thing made at a time, so
     *     with two of them one who asks for much leaves a hand free
     * @param longest how much time of a processor a piece of work may take, so that it does not
     *     matter what else the machine does
     */
    public Workshop(int fewest, Duration longest) {
        int half = Runtime.getRuntime().availableProcessors() / 2;
        int count = Math.max(fewest, half);
        hands =
                new ThreadPoolExecutor(
                        count,
                        count,
                        0,
                        TimeUnit.MILLISECONDS,
                        new LinkedBlockingQueue<>(),
                        BackgroundThreads.named("workshop"));
        this.longest = longest;
    }

    /**
     * Waits for its turn, and for the work to be done.
     *
     * @throws TooLongException if it takes too long
     */
    public <T> T make(Supplier<T> work) {
        return make(work, () -> false);
    }

    /** Work that takes little time whatever it is about, and has to be done. */
    public <T> T finish(Supplier<T> work) {
        return result(new Task<>(work, () -> false, FOREVER));
    }

    /**
     * The same, until nobody wants it any more.
     *
     * @throws GoneException if the work was given up for that
     */
    public <T> T make(Supplier<T> work, BooleanSupplier isGone) {
        return result(new Task<>(work, isGone, longest));
    }

    /** How many pieces of work wait for a hand. */
    public int waiting() {
        return hands.getQueue().size();
    }

    private <T> T result(Task<T> task) {
        hands.execute(task);
        while (true) {
            try {
                return task.result.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                if (task.isGone.getAsBoolean()) task.giveUp(new GoneException());
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                throw new GoneException();
            } catch (ExecutionException broken) {
                if (broken.getCause() instanceof RuntimeException fault) throw fault;
                throw new IllegalStateException(broken);
            }
        }
    }

    /** A piece of work, which can be cancelled at any time. */
    private static final class Task<T> implements Runnable {

        private final Supplier<T> work;
        private final BooleanSupplier isGone;
        private final Duration limit;
        private final CompletableFuture<T> result = new CompletableFuture<>();
        private @Nullable Thread worker;
        private long begunAt;

        Task(Supplier<T> work, BooleanSupplier isGone, Duration limit) {
            this.work = work;
            this.isGone = isGone;
            this.limit = limit;
        }

        @Override
        public void run() {
            if (result.isDone()) return;
            begin(Thread.currentThread());
            try {
                if (isGone.getAsBoolean()) throw new GoneException();
                result.complete(work.get());
            } catch (RuntimeException | Error broken) {
                result.completeExceptionally(broken);
            } finally {
                end();
            }
        }

        private synchronized void begin(Thread hand) {
            worker = hand;
            begunAt = cpuTime(hand);
            lookAfter(limit.toNanos());
        }

        private void lookAfter(long nanos) {
            var _ = CLOCK.schedule(this::look, nanos, TimeUnit.NANOSECONDS);
        }

        /** Gives up if the time is over, and otherwise looks again when it may be. */
        private synchronized void look() {
            if (worker == null) return;
            long left = limit.toNanos() - (cpuTime(worker) - begunAt);
            if (left <= 0) giveUp(new TooLongException());
            else lookAfter(Math.max(left, SHORTEST_WAIT));
        }

        private static long cpuTime(Thread thread) {
            return THREADS.getThreadCpuTime(thread.threadId());
        }

        synchronized void giveUp(RuntimeException why) {
            result.completeExceptionally(why);
            if (worker != null) worker.interrupt();
        }

        /** Nothing of an interruption is left for the next piece of work. */
        private synchronized void end() {
            worker = null;
            Thread.interrupted();
        }
    }
}
