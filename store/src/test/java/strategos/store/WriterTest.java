package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WriterTest {

    private static final String LONG = "x".repeat(100_000);

    @TempDir Path folder;
    private Jdbi database;

    @BeforeEach
    void create() {
        database = Jdbi.create("jdbc:sqlite:" + folder.resolve("test.db"));
        database.useHandle(handle -> handle.execute("CREATE TABLE lines (text TEXT NOT NULL)"));
    }

    private static CompletableFuture<Void> add(Writer writer, String text) {
        return writer.run(handle -> insert(handle, text));
    }

    private static void insert(Handle handle, String text) {
        handle.execute("INSERT INTO lines (text) VALUES (?)", text);
    }

    private List<String> lines() {
        return database.withHandle(
                handle -> handle.createQuery("SELECT text FROM lines").mapTo(String.class).list());
    }

    /** A database that cannot grow is what a full disk looks like. */
    private static CompletableFuture<Void> limit(Writer writer, int pages) {
        return writer.run(
                handle ->
                        handle.createQuery("PRAGMA max_page_count = " + pages)
                                .mapTo(Integer.class)
                                .one());
    }

    @Test
    @DisplayName("What finds the disk full fails, and writing goes on as soon as there is room")
    void diskFull() {
        try (var writer = new Writer(database)) {
            limit(writer, 3).join();
            assertThatThrownBy(() -> add(writer, LONG).join())
                    .hasCauseInstanceOf(StoreException.class)
                    .hasMessageContaining("the disk is full");
            limit(writer, 1_000).join();
            add(writer, LONG).join();
        }
        assertThat(lines()).containsExactly(LONG);
    }

    @Test
    @DisplayName("Work that breaks down altogether is not written, and writing goes on")
    void error() {
        try (var writer = new Writer(database)) {
            var broken =
                    writer.run(
                            handle -> {
                                insert(handle, "half");
                                throw new StackOverflowError();
                            });
            assertThatThrownBy(broken::join).hasCauseInstanceOf(StoreException.class);
            add(writer, "whole").join();
        }
        assertThat(lines()).containsExactly("whole");
    }

    @Test
    @DisplayName("Where there is no database to write to, nobody waits for ever")
    void noDatabase() {
        var unreachable = Jdbi.create("jdbc:sqlite:" + folder.resolve("none").resolve("test.db"));
        assertThatThrownBy(unreachable::open).isInstanceOf(ConnectionException.class);
        try (var writer = new Writer(unreachable)) {
            assertThatThrownBy(() -> add(writer, "lost").join())
                    .hasCauseInstanceOf(StoreException.class);
        }
    }
}
