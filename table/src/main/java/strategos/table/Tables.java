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
     * Leaves a letter at a match's table, and opens it if need be. The answer is no if there is no
     * such match, or the tables stop.
     */
    public boolean reach(String match, Predicate<Table<?, ?, ?>> letter) {
        while (!stopping) {
            var table = live.computeIfAbsent(match, this::open);
            if (table == null) return false;
            if (letter.test(table)) return true;
            live.remove(match, table);
        }
        return false;
    }

    /**
     * Leaves a letter if the match is live, and does nothing if it is not. A table that is being
     * opened is waited for: it may have read from the disk before what the letter tells was there.
     */
    public void reachIfLive(String match, Consumer<Table<?, ?, ?>> letter) {
        live.computeIfPresent(
                match,
                (_, table) -> {
                    letter.accept(table);
                    return table;
                });
    }

    private @Nullable Table<?, ?, ?> open(String match) {
        var opened = fromDisk.apply(match);
        opened.ifPresent(table -> table.start(() -> live.remove(match, table)));
        return opened.orElse(null);
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
