package strategos.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;

/** The databases that the SQL runs on; each test gets an empty one with all migrations. */
enum TestDatabase {
    SQLITE {
        @Override
        Jdbi open(Path folder) {
            return Jdbi.create("jdbc:sqlite:" + folder.resolve("test.db") + "?foreign_keys=true");
        }
    },
    POSTGRESQL {
        @Override
        Jdbi open(Path folder) {
            return Jdbi.create(Postgres.newDatabase());
        }
    };

    abstract Jdbi open(Path folder);

    /** An empty database with the tables of this version. */
    Jdbi migrated(Path folder) {
        var database = open(folder);
        database.useHandle(Migrations::bringUpToDate);
        return database;
    }

    /** A PostgreSQL server, started with the first test that needs one. */
    private static final class Postgres {

        private static final EmbeddedPostgres SERVER = start();
        private static final AtomicInteger DATABASES = new AtomicInteger();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException unable) {
                throw new UncheckedIOException(unable);
            }
        }

        static String newDatabase() {
            String name = "test" + DATABASES.incrementAndGet();
            Jdbi.create(SERVER.getPostgresDatabase())
                    .useHandle(handle -> handle.execute("CREATE DATABASE " + name));
            return SERVER.getJdbcUrl("postgres", name);
        }
    }
}
