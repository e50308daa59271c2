package strategos.table;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The live matches: each has one table, opened on the first request. */
public final class Tables {

    private final Map<String, Table<?, ?, ?>> live = new ConcurrentHashMap<>();
    private final Function<String, Optional<Table<?, ?, ?>>> fromDisk;
    private volatile boolean stopping;

    /**
     * @param fromDisk opens a match where it was left, if there is such a match
     */
    public Tables(Function<String, Optional<Table<?, ?, ?>>> fromDisk) {
        this.fromDisk = fromDisk;
    }

    /**
     * Sends a message to the table of a match, which is opened if necessary. Returns false if there
     * is no such match, or if the tables are stopping.
     */
    public boolean reach(String match, Predicate<Table<?, ?, ?>> message) {
        while (!stopping) {
            var table = live.computeIfAbsent(match, this::open);
            if (table == null) return false;
            if (message.test(table)) return true;
            live.remove(match, table);
        }
        return false;
    }

    /**
     * Sends a message if the match is live, and does nothing otherwise. If the table is being
     * opened, this waits for it: it may have read the disk before the change that the message
     * announces.
     */
    public void reachIfLive(String match, Consumer<Table<?, ?, ?>> message) {
        live.computeIfPresent(
                match,
                (_, table) -> {
                    message.accept(table);
                    return table;
                });
    }

    /** The number of live matches. */
    public int count() {
        return live.size();
    }

    /** Whether a match has a table. */
    public boolean isLive(String match) {
        return live.containsKey(match);
    }

    private @Nullable Table<?, ?, ?> open(String match) {
        var opened = fromDisk.apply(match);
        opened.ifPresent(table -> table.start(() -> live.remove(match, table)));
        return opened.orElse(null);
    }

    /** Ends the table of a match if it is open; clients reconnect, and find what is on disk. */
    public void reopen(String match) {
        reachIfLive(match, Table::stop);
    }

    /** Ends the tables that are open now; clients reconnect, and find what is on disk. */
    public void reopenAll() {
        List.copyOf(live.values()).forEach(Table::stop);
    }

    /**
     * Ends every table, and the thinking of its bots. The answer is the number of tables that have
     * not ended in this time.
     */
    public int stop(Duration patience) throws InterruptedException {
        stopping = true;
        long deadline = System.nanoTime() + patience.toNanos();
        var last = List.copyOf(live.values());
        last.forEach(Table::stop);
        int unfinished = 0;
        for (Table<?, ?, ?> table : last)
            if (!table.join(Duration.ofNanos(deadline - System.nanoTime()))) unfinished++;
        return unfinished;
    }
}
