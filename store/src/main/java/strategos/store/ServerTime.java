package strategos.store;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * The time for which the server has run, over all restarts. It stands still while the server does
 * not run, so that no player loses time to an outage.
 */
public final class ServerTime {

    private static final long NANOS_PER_MILLI = Duration.ofMillis(1).toNanos();

    private final Writer writer;
    private final LongSupplier nanos;
    private final long startNanos;
    private final AtomicLong startMillis;

    /**
     * @param nanos a clock that only measures spans of time
     */
    ServerTime(StoreReader reader, Writer writer, LongSupplier nanos) {
        this.writer = writer;
        this.nanos = nanos;
        startNanos = nanos.getAsLong();
        startMillis =
                new AtomicLong(
                        reader.read(
                                handle ->
                                        handle.createQuery(
                                                        "SELECT millis FROM server_time WHERE id = 1")
                                                .mapTo(Long.class)
                                                .one()));
    }

    public long millis() {
        return startMillis.get() + sinceStart();
    }

    private long sinceStart() {
        return (nanos.getAsLong() - startNanos) / NANOS_PER_MILLI;
    }

    /** Follows another node that is ahead, because it has run for longer. */
    void advanceTo(long millis) {
        startMillis.accumulateAndGet(millis - sinceStart(), Math::max);
    }

    /** Saves the time, which continues from there if the server breaks down. */
    public CompletableFuture<Void> save() {
        return save(millis());
    }

    /** Moves the time forward, from the next start of the server on. */
    public CompletableFuture<Void> advance(Duration by) {
        return save(millis() + by.toMillis());
    }

    private CompletableFuture<Void> save(long millis) {
        return writer.run(
                handle ->
                        handle.execute(
                                "UPDATE server_time SET millis = ? WHERE id = 1 AND millis < ?",
                                millis,
                                millis));
    }
}
