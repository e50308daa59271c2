package strategos.store;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import strategos.store.SeatLinks.MatchSeat;

/**
 * Tells the other nodes of a database that a seat has another occupant, by NOTIFY.
 *
 * <p>They are only hints, sent after the commit: the truth is in the tables. A node that may have
 * missed some is told so.
 */
public final class SeatHints implements AutoCloseable {

    private static final Logger LOG = System.getLogger(SeatHints.class.getName());
    private static final String CHANNEL = "strategos_seats";
    private static final Duration ROUND = Duration.ofSeconds(10);
    private static final Duration PAUSE = Duration.ofSeconds(1);

    private final PostgresDatabase database;
    private final StoreReader connections;
    private volatile @Nullable Connection listening;
    private volatile boolean closed;

    SeatHints(PostgresDatabase database, StoreReader connections) {
        this.database = database;
        this.connections = connections;
    }

    /** Tells all nodes, this one included; without a connection nobody is told. */
    public void tell(MatchSeat moved) {
        try {
            connections.read(
                    handle ->
                            handle.createQuery("SELECT pg_notify(?, ?)")
                                    .bind(0, CHANNEL)
                                    .bind(1, moved.seat() + " " + moved.match())
                                    .map((_, _) -> true)
                                    .one());
        } catch (StoreException untold) {
            LOG.log(Level.WARNING, "other nodes are not told of a seat: {0}", untold.getMessage());
        }
    }

    /**
     * Listens from now on.
     *
     * @param missed called after the connection was lost for a while
     */
    public void listen(Consumer<MatchSeat> heard, Runnable missed) {
        Thread.ofPlatform().daemon().name("seat-hints").start(() -> run(heard, missed));
    }

    private void run(Consumer<MatchSeat> heard, Runnable missed) {
        boolean isFirst = true;
        while (!closed) {
            try (var connection = database.connect();
                    var statement = connection.createStatement()) {
                listening = connection;
                statement.execute("LISTEN " + CHANNEL);
                if (!isFirst) missed.run();
                isFirst = false;
                while (!closed) follow(connection, heard);
            } catch (SQLException lost) {
                LOG.log(Level.DEBUG, "the connection of seat hints was lost", lost);
                pause();
            }
        }
    }

    private static void follow(Connection connection, Consumer<MatchSeat> heard)
            throws SQLException {
        var hints = connection.unwrap(PGConnection.class).getNotifications((int) ROUND.toMillis());
        if (hints == null) return;
        for (PGNotification hint : hints) read(hint.getParameter(), heard);
    }

    private static void read(String hint, Consumer<MatchSeat> heard) {
        int blank = hint.indexOf(' ');
        try {
            int seat = Integer.parseInt(hint.substring(0, Math.max(0, blank)));
            heard.accept(new MatchSeat(hint.substring(blank + 1), seat));
        } catch (RuntimeException unread) {
            LOG.log(Level.WARNING, "a hint about a seat is not followed: {0}", unread.toString());
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        var connection = listening;
        if (connection == null) return;
        try {
            connection.abort(Runnable::run);
        } catch (SQLException _) {
            // The end of the process closes it.
        }
    }
}
