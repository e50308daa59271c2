package strategos.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The database of a server: SQLite in its own folder, or PostgreSQL.
 *
 * <p>All writes go through one thread and are on disk before they are confirmed; reads run
 * concurrently.
 */
public final class Store implements AutoCloseable {

    static final String FILE = "strategos.db";
    private static final int READERS = 4;

    /** A database that several nodes use. */
    private record Shared(PostgresDatabase database, Duration lease) {}

    private final Runnable release;
    private final HikariDataSource connections;
    private final Writer writer;
    private final Matches matches;
    private final WaitingMatches waiting;
    private final Listings listings;
    private final Steps steps;
    private final SeatLinks seatLinks;
    private final SharedBoards boards;
    private final Guests guests;
    private final Accounts accounts;
    private final BotAccounts bots;
    private final Sessions sessions;
    private final MatchResults results;
    private final Ratings ratings;
    private final Blocks blocks;
    private final Flags flags;
    private final ServerTime time;
    private final MailAddresses mailAddresses;
    private final AccountSettings settings;
    private final ChatMessages chat;
    private final Reports reports;
    private final Mutes mutes;
    private final Gallery gallery;
    private final Balances balances;
    private final Seals seals;
    private final DiceTally tally;
    private final Expiry expiry;
    private final Optional<Nodes> nodes;
    private final Optional<SeatHints> hints;

    private Store(
            Runnable release,
            HikariDataSource connections,
            Jdbi database,
            Writer writer,
            Clock clock,
            Optional<Shared> shared) {
        this.release = release;
        this.connections = connections;
        this.writer = writer;
        var reader = new StoreReader(database);
        matches = new Matches(reader, writer, clock);
        listings = new Listings(reader, writer, matches, clock);
        waiting = new WaitingMatches(reader, writer, clock);
        steps = new Steps(reader, writer, clock);
        seatLinks = new SeatLinks(writer, clock);
        boards = new SharedBoards(reader, writer, clock);
        guests = new Guests(reader, writer, clock);
        accounts = new Accounts(reader, writer, clock);
        bots = new BotAccounts(reader, writer, clock);
        sessions = new Sessions(reader, writer, clock);
        results = new MatchResults(reader, writer);
        ratings = new Ratings(reader, writer, clock);
        blocks = new Blocks(reader, writer);
        flags = new Flags(reader, writer, clock);
        time = new ServerTime(reader, writer, System::nanoTime);
        mailAddresses = new MailAddresses(reader, writer, clock);
        settings = new AccountSettings(reader, writer);
        chat = new ChatMessages(reader, writer, clock);
        reports = new Reports(reader, writer, clock);
        mutes = new Mutes(reader, writer, clock);
        gallery = new Gallery(reader, writer, clock);
        balances = new Balances(reader, writer, clock);
        seals = new Seals(reader, writer, clock);
        tally = new DiceTally(reader, writer);
        expiry = new Expiry(reader, writer, clock);
        nodes = shared.map(it -> new Nodes(reader, writer, time, newId(), it.lease()));
        hints = shared.map(it -> new SeatHints(it.database(), reader));
    }

    /** Opens the database in this folder, and makes both if they are not there. */
    public static Store open(Path folder, Clock clock) {
        return lock(folder)
                .map(lock -> open(lock, folder, clock))
                .orElseThrow(
                        () ->
                                new StoreException(
                                        "another Strategos server is running on " + folder));
    }

    /**
     * Opens the database in this folder to change accounts, even if a server is running on it. The
     * matches are that server's: it has them in memory.
     */
    public static Store openBeside(Path folder, Clock clock) {
        return lock(folder)
                .map(lock -> open(lock, folder, clock))
                .orElseGet(() -> open(null, folder, clock));
    }

    /**
     * Opens a PostgreSQL database as one of its nodes, and brings its tables up to date.
     *
     * @throws StoreException if it is empty or cannot be used
     */
    public static Store open(PostgresDatabase database, Clock clock) {
        return open(database, clock, Nodes.LEASE);
    }

    /** The same with another lease than the usual one. */
    public static Store open(PostgresDatabase database, Clock clock, Duration lease) {
        if (database.isEmpty()) throw new StoreException(database.name() + " is empty");
        database.bringUpToDate();
        return open(database, Optional.of(new Shared(database, lease)), clock);
    }

    /** Opens a PostgreSQL database to change accounts, whether a server is running on it or not. */
    public static Store openBeside(PostgresDatabase database, Clock clock) {
        database.requireNewest();
        return open(database, Optional.empty(), clock);
    }

    private static Store open(PostgresDatabase database, Optional<Shared> shared, Clock clock) {
        @Nullable HikariDataSource connections = null;
        try {
            connections = new HikariDataSource(database.settings(READERS + 1));
            var jdbi = Jdbi.create(connections);
            var writer = new Writer(jdbi, PostgresDatabase::awaitTurn);
            return new Store(() -> {}, connections, jdbi, writer, clock, shared);
        } catch (RuntimeException unusable) {
            if (connections != null) connections.close();
            throw database.unusable(unusable);
        }
    }

    private static Optional<FolderLock> lock(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException unwritable) {
            throw new StoreException("the folder " + folder + " cannot be created", unwritable);
        }
        return FolderLock.tryOn(folder);
    }

    /**
     * @param lock null if a server has it, which has also brought the database up to date
     */
    private static Store open(@Nullable FolderLock lock, Path folder, Clock clock) {
        try {
            var file = new DatabaseFile(folder.resolve(FILE));
            file.check();
            if (lock == null) file.requireNewest();
            return open(lock, file, clock);
        } catch (RuntimeException unusable) {
            if (lock != null) lock.close();
            throw unusable;
        }
    }

    private static Store open(@Nullable FolderLock lock, DatabaseFile file, Clock clock) {
        @Nullable HikariDataSource connections = null;
        try {
            connections = new HikariDataSource(settings(file));
            var database = Jdbi.create(connections);
            if (lock != null) database.useHandle(Migrations::bringUpToDate);
            Runnable release = lock == null ? () -> {} : lock::close;
            return new Store(
                    release, connections, database, new Writer(database), clock, Optional.empty());
        } catch (RuntimeException unusable) {
            if (connections != null) connections.close();
            throw new StoreException(
                    file.path() + " cannot be used: " + DatabaseFault.of(unusable), unusable);
        }
    }

    private static String newId() {
        return UUID.randomUUID().toString();
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
        // A transaction waits for its turn at the beginning: later it could only fail.
        settings.addDataSourceProperty("transaction_mode", "IMMEDIATE");
        return settings;
    }

    public Matches matches() {
        return matches;
    }

    public Listings listings() {
        return listings;
    }

    public WaitingMatches waiting() {
        return waiting;
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

    public BotAccounts bots() {
        return bots;
    }

    public Sessions sessions() {
        return sessions;
    }

    public MatchResults results() {
        return results;
    }

    public Ratings ratings() {
        return ratings;
    }

    public Blocks blocks() {
        return blocks;
    }

    public Flags flags() {
        return flags;
    }

    public ServerTime time() {
        return time;
    }

    public MailAddresses mailAddresses() {
        return mailAddresses;
    }

    public AccountSettings settings() {
        return settings;
    }

    public ChatMessages chat() {
        return chat;
    }

    public Reports reports() {
        return reports;
    }

    public Mutes mutes() {
        return mutes;
    }

    public Gallery gallery() {
        return gallery;
    }

    public Balances balances() {
        return balances;
    }

    public Seals seals() {
        return seals;
    }

    public DiceTally tally() {
        return tally;
    }

    public Expiry expiry() {
        return expiry;
    }

    /** How many writes wait for the disk. */
    public int waitingWrites() {
        return writer.waiting();
    }

    /** Tells a listener of each write how many nanoseconds it took until it was on disk. */
    public void onCommit(LongConsumer listener) {
        writer.onCommit(listener);
    }

    /** The nodes that share this database; empty for SQLite, which one process has for itself. */
    public Optional<Nodes> nodes() {
        return nodes;
    }

    /** What the nodes of this database tell each other; empty for SQLite. */
    public Optional<SeatHints> hints() {
        return hints;
    }

    /**
     * Claims a match, so that this process may write to it; empty if another node plays it.
     *
     * @throws StoreException if the database cannot be reached
     */
    public Optional<Fence> claim(String match) {
        try {
            return nodes.isEmpty()
                    ? Optional.of(Fence.none(match))
                    : nodes.get().claim(match).join();
        } catch (CompletionException unclaimed) {
            throw new StoreException("match " + match + " cannot be claimed", unclaimed);
        }
    }

    /** Finishes what is being written, then closes. */
    @Override
    public void close() {
        hints.ifPresent(SeatHints::close);
        writer.close();
        connections.close();
        release.run();
    }
}
