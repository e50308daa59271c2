package strategos.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import strategos.store.Store;

/**
 * Whether the store can be written, found out by writing to it. The answer holds for some seconds,
 * so that asking often costs no more.
 */
final class StoreHealth {

    private static final Logger LOG = System.getLogger(StoreHealth.class.getName());
    private static final long HOLDS_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long PATIENCE_SECONDS = 5;

    private final Store store;
    private final LongSupplier nanos;
    private long askedAt;
    private boolean isAsked;
    private boolean isWell;

    StoreHealth(Store store, LongSupplier nanos) {
        this.store = store;
        this.nanos = nanos;
    }

    synchronized boolean isWell() {
        long now = nanos.getAsLong();
        if (isAsked && now - askedAt < HOLDS_NANOS) return isWell;
        isWell = canWrite();
        isAsked = true;
        askedAt = nanos.getAsLong();
        return isWell;
    }

    private boolean canWrite() {
        try {
            store.time().save().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return true;
        } catch (ExecutionException unwritten) {
            LOG.log(Level.WARNING, "the store cannot be written: {0}", unwritten.getCause());
            return false;
        } catch (TimeoutException _) {
            LOG.log(Level.WARNING, "the store has not answered for {0} s", PATIENCE_SECONDS);
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
