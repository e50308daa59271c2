package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.store.Occupant.Bot;

@DisplayName("A database that cannot be used is refused in one sentence, and left as it is:")
class UnusableDatabaseTest {

    private static final int PAGE = 4096;

    @TempDir Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("strategos.db");
    }

    /** Tries twice: the first refusal releases the folder. */
    private void assertRefused(String sentence) throws IOException {
        byte[] before = Files.isRegularFile(file) ? Files.readAllBytes(file) : new byte[0];
        for (int i = 0; i < 2; i++)
            assertThatThrownBy(() -> Store.open(folder, Clock.systemUTC()))
                    .isInstanceOf(StoreException.class)
                    .hasMessage(file + sentence);
        if (before.length > 0) assertThat(file).hasBinaryContent(before);
    }

    private void execute(String... statements) throws SQLException {
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = database.createStatement()) {
            for (String sql : statements) statement.execute(sql);
        }
    }

    /** A database with a match of many steps, closed. */
    private void fill() {
        try (var store = Store.open(folder, Clock.systemUTC())) {
            List<Occupant> seats = List.of(new Bot("Rush", "rush"), new Bot("Rush", "rush"));
            store.matches()
                    .add("m", "game: conquest", "normal", Optional.empty(), seats, "anna")
                    .join();
            var steps =
                    IntStream.rangeClosed(1, 2_000)
                            .mapToObj(seq -> new StoredStep(seq, "draw " + seq, Optional.empty()))
                            .toList();
            var standing = new Standing(1, List.of(0), List.of(), false);
            store.steps().append("m", steps, standing, StoredClock.NONE).join();
        }
    }

    private void overwrite(int from, int to) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, from, Math.min(to, bytes.length), (byte) 0xA5);
        Files.write(file, bytes);
    }

    @Test
    @DisplayName("a file that is no database")
    void noDatabase() throws IOException {
        Files.writeString(file, "not a database ".repeat(100));
        assertRefused(" cannot be used: it is not a SQLite database");
    }

    @Test
    @DisplayName("a folder")
    void folder() throws IOException {
        Files.createDirectory(file);
        assertRefused(" cannot be used: it cannot be opened");
    }

    @Test
    @DisplayName("a database whose first page is damaged")
    void firstPage() throws IOException {
        fill();
        overwrite(100, PAGE);
        assertRefused(" cannot be used: it is damaged");
    }

    @Test
    @DisplayName("a database with damaged pages somewhere")
    void somewhere() throws IOException {
        fill();
        overwrite(12 * PAGE, 14 * PAGE);
        assertRefused(" cannot be used: it is damaged");
    }

    @Test
    @DisplayName("a database that was cut off")
    void cutOff() throws IOException {
        fill();
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 10 * PAGE));
        assertRefused(" cannot be used: it is damaged");
    }

    @Test
    @DisplayName("a database of another program")
    void foreign() throws Exception {
        execute("CREATE TABLE bookmarks (url TEXT)");
        assertRefused(" is a database of another program");
    }

    @Test
    @DisplayName("a database of another program that numbers its versions as well")
    void foreignVersions() throws Exception {
        execute(
                "CREATE TABLE schema_version (version TEXT)",
                "INSERT INTO schema_version VALUES ('2.1')");
        assertRefused(" is a database of another program");
    }

    @Test
    @DisplayName("a database of a newer Strategos")
    void newer() throws Exception {
        fill();
        execute("INSERT INTO schema_version (version) VALUES (1000)");
        assertRefused(
                " was written by a newer Strategos (version 1000; this one supports up to %d)"
                        .formatted(Migrations.NEWEST));
    }

    @Test
    @DisplayName("but an empty file, or one that was about to become a database, is used")
    void begun() throws Exception {
        Files.createFile(file);
        Store.open(folder, Clock.systemUTC()).close();
        Files.delete(file);
        execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)");
        Store.open(folder, Clock.systemUTC()).close();
    }

    @Test
    @DisplayName("a full disk is called that")
    void fullDisk() {
        Jdbi.create("jdbc:sqlite:" + file)
                .useHandle(
                        handle -> {
                            handle.execute("PRAGMA max_page_count = 2");
                            assertThatThrownBy(() -> Migrations.bringUpToDate(handle))
                                    .extracting(DatabaseFault::of)
                                    .isEqualTo("the disk is full");
                        });
    }

    @Test
    @DisplayName("what is damaged while the server runs is refused when it is read")
    void damagedLater() throws Exception {
        fill();
        try (var store = Store.open(folder, Clock.systemUTC())) {
            execute("DROP TABLE steps");
            assertThatThrownBy(() -> store.steps().of("m"))
                    .isInstanceOf(StoreException.class)
                    .hasMessageStartingWith("the database cannot be read: ");
        }
    }
}
