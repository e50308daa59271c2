package strategos.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A PostgreSQL server, started with the first test that needs one. It never syncs to the disk, see
 * {@link DurablePostgres}.
 */
public final class TestPostgres {

    private static final AtomicInteger DATABASES = new AtomicInteger();

    private TestPostgres() {}

    /** The JDBC URL of a new, empty database. */
    public static String newDatabase() {
        return url(create(""));
    }

    /** The name of a new database that has been prepared, given its JDBC URL; for copies of it. */
    public static String template(Consumer<String> preparing) {
        String name = create("");
        preparing.accept(url(name));
        return name;
    }

    /** The JDBC URL of a new database with what a template has; nobody may be connected to that. */
    public static String copyOf(String template) {
        return url(create(" TEMPLATE " + template));
    }

    private static String create(String options) {
        String name = "test" + DATABASES.incrementAndGet();
        execute("CREATE DATABASE " + name + options);
        return name;
    }

    private static String url(String name) {
        return Holder.SERVER.getJdbcUrl("postgres", name);
    }

    /** Does something as the administrator of the server. */
    public static void execute(String sql) {
        try (var connection = Holder.SERVER.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException unable) {
            throw new IllegalStateException(sql, unable);
        }
    }

    private static final class Holder {

        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException unable) {
                throw new UncheckedIOException(unable);
            }
        }
    }
}
