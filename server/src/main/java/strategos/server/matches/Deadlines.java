package strategos.server.matches;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionException;
import strategos.server.guards.Refusal;
import strategos.store.Store;
import strategos.store.StoreException;
import strategos.table.Table;
import strategos.table.Tables;

/**
 * Wakes the tables of matches in which a clock has run out, whether anybody is there or not, and
 * keeps the server time on disk.
 */
public final class Deadlines implements AutoCloseable {

    private static final Logger LOG = System.getLogger(Deadlines.class.getName());
    private static final Duration INTERVAL = Duration.ofSeconds(1);

    /** A server that breaks down gives its players back no more than this. */
    private static final int INTERVALS_PER_SAVE = 5;

    private static final int MOST_AT_ONCE = 100;

    private final Store store;
    private final Tables tables;
    private final Set<String> broken = new HashSet<>();
    private final Thread thread;
    private volatile boolean isClosed;

    public Deadlines(Store store, Tables tables) {
        this.store = store;
        this.tables = tables;
        thread = Thread.ofVirtual().name("deadlines").start(this::run);
    }

    private void run() {
        try {
            for (int round = 1; ; round++) {
                Thread.sleep(INTERVAL);
                look(round % INTERVALS_PER_SAVE == 0);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void look(boolean isTimeToSave) {
        try {
            if (isTimeToSave && store.matches().hasClocks()) save();
            due().forEach(this::wake);
        } catch (StoreException unreadable) {
            if (!isClosed)
                LOG.log(Level.WARNING, "clocks cannot be read: {0}", unreadable.getMessage());
        }
    }

    /** Without a disk, players get back the time since it was written last. */
    private void save() {
        try {
            store.time().save().join();
        } catch (CompletionException unwritten) {
            LOG.log(Level.WARNING, "the time cannot be saved: {0}", unwritten.getMessage());
        }
    }

    private List<String> due() {
        int most = MOST_AT_ONCE + broken.size();
        long now = store.time().millis();
        return store.nodes()
                .map(nodes -> nodes.due(now, most))
                .orElseGet(() -> store.matches().due(now, most));
    }

    /** A match that cannot be opened is tried once: it must not keep others waiting. */
    private void wake(String match) {
        if (broken.contains(match)) return;
        try {
            tables.reach(match, Table::wake);
        } catch (Refusal _) {
            // Another node has opened it in the meantime.
        } catch (RuntimeException unopened) {
            broken.add(match);
            LOG.log(Level.ERROR, "match " + match + " cannot be opened at its deadline", unopened);
        }
    }

    /** Saves the time for the last time. */
    @Override
    public void close() {
        isClosed = true;
        thread.interrupt();
        save();
    }
}
