package strategos.store;

import java.nio.file.Path;
import java.time.Clock;
import java.util.function.Supplier;
import org.jdbi.v3.core.Jdbi;
import strategos.testkit.TestPostgres;

/** The databases that the SQL runs on; each test gets an empty one with all migrations. */
enum TestDatabase {
    SQLITE {
        @Override
        Jdbi open(Path folder) {
            return Jdbi.create("jdbc:sqlite:" + folder.resolve("test.db") + "?foreign_keys=true");
        }

        @Override
        Supplier<Store> store(Path folder) {
            return () -> Store.open(folder, Clock.systemUTC());
        }
    },
    POSTGRESQL {
        @Override
        Jdbi open(Path folder) {
            return Jdbi.create(TestPostgres.newDatabase());
        }

        @Override
        Supplier<Store> store(Path folder) {
            var database = new PostgresDatabase(TestPostgres.copyOf(Template.MIGRATED));
            return () -> Store.open(database, Clock.systemUTC());
        }

        @Override
        Jdbi migrated(Path folder) {
            return Jdbi.create(TestPostgres.copyOf(Template.MIGRATED));
        }
    };

    abstract Jdbi open(Path folder);

    /** Opens one and the same store, each time it is asked. */
    abstract Supplier<Store> store(Path folder);

    /** An empty database with the tables of this version. */
    Jdbi migrated(Path folder) {
        var database = open(folder);
        database.useHandle(Migrations::bringUpToDate);
        return database;
    }

    /** A copy takes a fraction of the time of the migrations. */
    private static final class Template {

        static final String MIGRATED =
                TestPostgres.template(url -> new PostgresDatabase(url).bringUpToDate());
    }
}
