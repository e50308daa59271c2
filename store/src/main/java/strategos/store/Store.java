package strategos.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The database of one server, in its own folder.
 *
 * <p>All writes go through one thread and are on disk before they are confirmed; reads run
 * concurrently.
 */
public final class Store implements AutoCloseable {

    private static final String FILE = "strategos.db";
    private static final String LOCK = "strategos.lock";
    private static final int READERS = 4;

    private final FileLock lock;
    private final HikariDataSource connections;
    private final Writer writer;
    private final Matches matches;
    private final Steps steps;
    private final SeatLinks seatLinks;
    private final SharedBoards boards;
    private final Guests guests;
    private final Accounts accounts;
    private final Sessions sessions;
    private final Results results;
    private final Ratings ratings;

    private Store(FileLock lock, HikariDataSource connections, Jdbi database, Clock clock) {
        this.lock = lock;
        this.connections = connections;
        writer = new Writer(database);
        var reader = new StoreReader(database);
        matches = new Matches(reader, writer, clock);
        steps = new Steps(reader, writer, clock);
        seatLinks = new SeatLinks(writer, clock);
        boards = new SharedBoards(reader, writer, clock);
        guests = new Guests(reader, writer, clock);
        accounts = new Accounts(reader, writer, clock);
        sessions = new Sessions(reader, writer, clock);
        results = new Results(reader, writer);
        ratings = new Ratings(reader, writer, clock);
    }

    /** Opens the database in this folder, and makes both if they are not there. */
    public static Store open(Path folder, Clock clock) {
        try {
            Files.createDirectories(folder);
        } catch (IOException unwritable) {
            throw new StoreException("the folder " + folder + " cannot be created", unwritable);
        }
        var lock = lock(folder);
        try {
            var file = new DatabaseFile(folder.resolve(FILE));
            file.check();
            return open(lock, file, clock);
        } catch (RuntimeException unusable) {
            release(lock);
            throw unusable;
        }
    }

    private static Store open(FileLock lock, DatabaseFile file, Clock clock) {
        @Nullable HikariDataSource connections = null;
        try {
            connections = new HikariDataSource(settings(file));
            var database = Jdbi.create(connections);
            database.useHandle(Migrations::bringUpToDate);
            return new Store(lock, connections, database, clock);
        } catch (RuntimeException unusable) {
            if (connections != null) connections.close();
            throw new StoreException(
                    file.path() + " cannot be used: " + DatabaseFault.of(unusable), unusable);
        }
    }

    /** Two servers on one folder would each hold a different truth of the same match. */
    private static FileLock lock(Path folder) {
        try {
            var channel =
                    FileChannel.open(
                            folder.resolve(LOCK),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock != null) return lock;
            channel.close();
        } catch (OverlappingFileLockException _) {
            // Held by this very process.
        } catch (IOException unwritable) {
            throw new StoreException(folder + " cannot be written", unwritable);
        }
        throw new StoreException("another Strategos server is running on " + folder);
    }

    private static void release(FileLock lock) {
        try {
            lock.acquiredBy().close();
        } catch (IOException _) {
            // The end of the process releases it.
        }
    }

    private static HikariConfig settings(DatabaseFile file) {
        var settings = new HikariConfig();
        settings.setJdbcUrl(file.url());
        settings.setMaximumPoolSize(READERS + 1);
        settings.setMinimumIdle(1);
        settings.addDataSourceProperty("journal_mode", "WAL");
        settings.addDataSourceProperty("synchronous", "FULL");
        settings.addDataSourceProperty("foreign_keys", "true");
        settings.addDataSourceProperty("busy_timeout", "5000");
        return settings;
    }

    public Matches matches() {
        return matches;
    }

    public Steps steps() {
        return steps;
    }

    public SeatLinks seatLinks() {
        return seatLinks;
    }

    public SharedBoards boards() {
        return boards;
    }

    public Guests guests() {
        return guests;
    }

    public Accounts accounts() {
        return accounts;
    }

    public Sessions sessions() {
        return sessions;
    }

    public Results results() {
        return results;
    }

    public Ratings ratings() {
        return ratings;
    }

    /** Finishes what is being written, then closes. */
    @Override
    public void close() {
        writer.close();
        connections.close();
        release(lock);
    }
}
