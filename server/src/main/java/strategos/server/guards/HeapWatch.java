package strategos.server.guards;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Whether memory is short: the heap is nearly full, and still is after a collection. A collection
 * is asked for at most every ten seconds.
 */
public final class HeapWatch {

    private static final long INTERVAL = Duration.ofSeconds(10).toNanos();

    private final long most;
    private final LongSupplier used;
    private final Runnable collect;
    private final LongSupplier nanos;
    private long collectedAt;
    private boolean isCollected;
    private boolean wasShort;

    /**
     * @param most the bytes that may be in use
     */
    HeapWatch(long most, LongSupplier used, Runnable collect, LongSupplier nanos) {
        this.most = most;
        this.used = used;
        this.collect = collect;
        this.nanos = nanos;
    }

    /** Watches the heap of this process. */
    public static HeapWatch ofProcess(int percent) {
        var runtime = Runtime.getRuntime();
        return new HeapWatch(
                runtime.maxMemory() / 100 * percent,
                () -> runtime.totalMemory() - runtime.freeMemory(),
                runtime::gc,
                System::nanoTime);
    }

    public boolean isShort() {
        return used.getAsLong() > most && isStillShort();
    }

    private synchronized boolean isStillShort() {
        if (!isCollected || nanos.getAsLong() - collectedAt >= INTERVAL) {
            collect.run();
            isCollected = true;
            collectedAt = nanos.getAsLong();
            wasShort = used.getAsLong() > most;
        }
        return wasShort;
    }
}
