package strategos.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import strategos.store.Store;
import strategos.store.StoreException;

/** Deletes what has been kept long enough, when the server starts and every hour. */
final class Cleaner implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Cleaner.class.getName());

    /** How many matches are deleted in one go, one commit each, so that no live match waits. */
    private static final int MOST_MATCHES = 1_000;

    private static final Duration FOR_EVER = Duration.ofDays(100_000);

    private final Store store;
    private final Retention retention;
    private final Predicate<String> isLive;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("cleaner").factory());

    /**
     * @param isLive whether somebody looks at a match, which is then left alone
     */
    Cleaner(Store store, Retention retention, Predicate<String> isLive) {
        this.store = store;
        this.retention = retention;
        this.isLive = isLive;
        store.chat().keepFor(retention.chat().isZero() ? FOR_EVER : retention.chat());
        var _ = timer.scheduleWithFixedDelay(this::run, 0, 1, TimeUnit.HOURS);
    }

    private void run() {
        try {
            clean();
        } catch (StoreException | CompletionException unwritten) {
            // A server that stops interrupts its cleaner, which goes on at the next start.
            if (!timer.isShutdown())
                LOG.log(Level.WARNING, "old data cannot be deleted: {0}", unwritten.getMessage());
        }
    }

    /** Deletes everything whose time is over, as far as one go allows. */
    void clean() {
        store.chat().expire().join();
        if (!retention.matches().isZero()) {
            store.expiry().matches(retention.matches(), MOST_MATCHES).stream()
                    .filter(isLive.negate())
                    .forEach(id -> store.expiry().deleteMatch(id).join());
            store.expiry().deleteGuests(retention.matches()).join();
        }
        if (!retention.boards().isZero()) store.expiry().deleteBoards(retention.boards()).join();
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
