package strategos.server.guards;

import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.GcInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongSupplier;

/**
 * Whether memory is short: the heap is nearly full, was so after the last collection, and still is
 * after another one. That is asked for at most every ten seconds, since it stops everything.
 */
public final class HeapWatch {

    private static final long INTERVAL = Duration.ofSeconds(10).toNanos();

    private final long most;
    private final LongSupplier used;
    private final LongSupplier usedAfterLast;
    private final Runnable collect;
    private final LongSupplier nanos;
    private long collectedAt;
    private boolean isCollected;
    private boolean wasShort;

    /**
     * @param most the bytes that may be in use
     * @param used the bytes in use, garbage included
     * @param usedAfterLast the bytes that were in use after the last collection
     */
    HeapWatch(
            long most,
            LongSupplier used,
            LongSupplier usedAfterLast,
            Runnable collect,
            LongSupplier nanos) {
        this.most = most;
        this.used = used;
        this.usedAfterLast = usedAfterLast;
        this.collect = collect;
        this.nanos = nanos;
    }

    /** Watches the heap of this process. */
    public static HeapWatch ofProcess(int percent) {
        var runtime = Runtime.getRuntime();
        return new HeapWatch(
                runtime.maxMemory() / 100 * percent,
                () -> runtime.totalMemory() - runtime.freeMemory(),
                HeapWatch::afterLastCollection,
                runtime::gc,
                System::nanoTime);
    }

    static long afterLastCollection() {
        return ManagementFactory.getPlatformMXBeans(GarbageCollectorMXBean.class).stream()
                .map(GarbageCollectorMXBean::getLastGcInfo)
                .filter(Objects::nonNull)
                .max(Comparator.comparingLong(GcInfo::getEndTime))
                .map(GcInfo::getMemoryUsageAfterGc)
                .map(HeapWatch::ofHeap)
                .orElse(0L);
    }

    private static long ofHeap(Map<String, MemoryUsage> pools) {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(pool -> pools.get(pool.getName()))
                .filter(Objects::nonNull)
                .mapToLong(MemoryUsage::getUsed)
                .sum();
    }

    public boolean isShort() {
        return used.getAsLong() > most && usedAfterLast.getAsLong() > most && isStillShort();
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
