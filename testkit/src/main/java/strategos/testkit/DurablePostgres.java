package strategos.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/** A PostgreSQL server that syncs to the disk, as outside of tests. */
public final class DurablePostgres implements AutoCloseable {

    private final EmbeddedPostgres server;

    public DurablePostgres() throws IOException {
        server = EmbeddedPostgres.builder().setServerConfig("fsync", "on").start();
    }

    /** The JDBC URL of its only database, which is empty. */
    public String url() {
        return server.getJdbcUrl("postgres", "postgres");
    }

    /** The id of the process that starts all others of the server. */
    public long pid() throws IOException, SQLException {
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement();
                var folder = statement.executeQuery("SHOW data_directory")) {
            folder.next();
            var file = Path.of(folder.getString(1), "postmaster.pid");
            return Long.parseLong(Files.readAllLines(file).getFirst());
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
