package strategos.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * A PostgreSQL database, named by its JDBC URL. One that is of another program is refused and left
 * unchanged, and an empty one becomes ours only when somebody asks for it.
 */
public record PostgresDatabase(String url) {

    private static final String PREFIX = "jdbc:postgresql:";
    private static final String TABLES =
            "SELECT table_name FROM information_schema.tables"
                    + " WHERE table_schema = current_schema()";

    /** Nodes that start at the same time change the schema one after the other. */
    private static final long SCHEMA_LOCK = 0x5374726174656701L;

    private static final long WRITER_LOCK = 0x5374726174656702L;

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /**
     * A commit is on disk before it is confirmed, and a process that is frozen within a transaction
     * does not keep the others waiting.
     */
    private static final String CONNECTION_SETTINGS =
            """
            SELECT set_config('synchronous_commit', 'on', false)
            WHERE current_setting('synchronous_commit') = 'off';
            SET idle_in_transaction_session_timeout = '2s'""";

    public PostgresDatabase {
        if (!url.startsWith(PREFIX) || !hasDriver(url))
            throw new StoreException(
                    "this is not the URL of a PostgreSQL database, such as"
                            + " jdbc:postgresql://localhost/strategos?user=strategos");
    }

    /** What it is called in messages; the URL may contain a password. */
    public String name() {
        String place = url.substring(PREFIX.length());
        int query = place.indexOf('?');
        String named = query < 0 ? place : place.substring(0, query);
        return named.startsWith("//") ? named.substring(2) : named;
    }

    /**
     * Whether it has no tables at all.
     *
     * @throws StoreException if it cannot be used
     */
    public boolean isEmpty() {
        try (var connection = connect()) {
            requireUnicode(connection);
            return check().version(connection, TABLES).isEmpty();
        } catch (SQLException unusable) {
            throw check().unusable(unusable);
        }
    }

    /** Makes the tables, or brings those of an older version up to date. */
    public void bringUpToDate() {
        try (var connection = connect()) {
            Jdbi.create(connection)
                    .useTransaction(
                            handle -> {
                                handle.execute("SELECT pg_advisory_xact_lock(?)", SCHEMA_LOCK);
                                Migrations.bringUpToDate(handle);
                            });
        } catch (SQLException unusable) {
            throw check().unusable(unusable);
        } catch (RuntimeException unusable) {
            throw unusable(unusable);
        }
    }

    /**
     * @throws StoreException if its tables are not those of this version
     */
    void requireNewest() {
        if (isEmpty()) throw new StoreException(name() + " is empty");
        try (var connection = connect()) {
            if (check().version(connection) != Migrations.NEWEST)
                throw new StoreException(
                        name() + " is of an older Strategos; start a server of this version first");
        } catch (SQLException unusable) {
            throw check().unusable(unusable);
        }
    }

    StoreException unusable(RuntimeException why) {
        return new StoreException(name() + " cannot be used: " + DatabaseFault.of(why), why);
    }

    /**
     * Waits until no other process writes. Writers read before they write, which is right only if
     * nobody else writes in between. A transaction that ends, or is ended, gives the turn back.
     */
    static void awaitTurn(Handle handle) {
        handle.execute("SELECT pg_advisory_xact_lock(?)", WRITER_LOCK);
    }

    /** The settings of the connections of a store. */
    HikariConfig settings(int most) {
        var settings = new HikariConfig();
        settings.setJdbcUrl(url);
        settings.setMaximumPoolSize(most);
        settings.setMinimumIdle(1);
        settings.setConnectionTimeout(PATIENCE.toMillis());
        settings.addDataSourceProperty("tcpKeepAlive", "true");
        settings.addDataSourceProperty("socketTimeout", "30");
        settings.setConnectionInitSql(CONNECTION_SETTINGS);
        return settings;
    }

    /** A connection beside those of the store. */
    Connection connect() throws SQLException {
        var settings = new Properties();
        settings.setProperty("connectTimeout", "10");
        settings.setProperty("loginTimeout", "10");
        settings.setProperty("tcpKeepAlive", "true");
        return DriverManager.getConnection(url, settings);
    }

    private SchemaCheck check() {
        return new SchemaCheck(name());
    }

    private void requireUnicode(Connection connection) throws SQLException {
        String encoding = SchemaCheck.list(connection, "SHOW server_encoding").getFirst();
        if (!encoding.equals("UTF8"))
            throw new StoreException(
                    "%s cannot be used: its encoding is %s instead of UTF8"
                            .formatted(name(), encoding));
    }

    private static boolean hasDriver(String url) {
        try {
            return DriverManager.getDriver(url) != null;
        } catch (SQLException _) {
            return false;
        }
    }
}
