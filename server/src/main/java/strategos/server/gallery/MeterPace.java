package strategos.server.gallery;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import strategos.server.board.TooLongException;

/**
 * The pace of a long computation in the background, which calls it at every step: it works a
 * quarter of the time, and never while the bots of live matches think. For one computation on one
 * thread.
 *
 * <p>Operating systems may ignore the priority of a thread, so it rests instead.
 */
final class MeterPace implements Runnable {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long SLICE_NANOS = 10_000_000;
    private static final Duration REST = Duration.ofMillis(30);

    private final BooleanSupplier isBusy;
    private final long limitNanos;
    private final long begunAt = THREADS.getCurrentThreadCpuTime();

    /** In the past, so that the first step already waits for live matches. */
    private long sliceAt = System.nanoTime() - SLICE_NANOS;

    /**
     * @param isBusy whether a live match needs the processor now
     * @param limit how much time of a processor the computation may take
     */
    MeterPace(BooleanSupplier isBusy, Duration limit) {
        this.isBusy = isBusy;
        limitNanos = limit.toNanos();
    }

    /**
     * Rests if it is time to.
     *
     * @throws TooLongException if the computation has taken too long
     * @throws CancellationException if its thread is interrupted
     */
    @Override
    public void run() {
        if (System.nanoTime() - sliceAt < SLICE_NANOS) return;
        if (THREADS.getCurrentThreadCpuTime() - begunAt > limitNanos) throw new TooLongException();
        rest();
        sliceAt = System.nanoTime();
    }

    private void rest() {
        try {
            do Thread.sleep(REST);
            while (isBusy.getAsBoolean());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the server stops");
        }
    }
}
