package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.store.Occupant.Bot;

@DisplayName("A backup")
class BackupTest {

    @TempDir Path home;
    private Path data;
    private Path elsewhere;
    private Path file;

    @BeforeEach
    void name() {
        data = home.resolve("data");
        elsewhere = home.resolve("elsewhere");
        file = home.resolve("backup.zip");
    }

    private static void add(Store store, String match) {
        List<Occupant> seats = List.of(new Bot("Rush", "rush"), new Bot("Rush", "rush"));
        store.matches()
                .add(match, "game: conquest", "normal", Optional.empty(), seats, "anna")
                .join();
    }

    private void fill() throws IOException {
        try (var store = Store.open(data, Clock.systemUTC())) {
            add(store, "m1");
        }
        Files.createDirectories(data.resolve("memories"));
        Files.writeString(data.resolve("memories").resolve("memory.txt"), "what it knows");
    }

    @Test
    @DisplayName("is made while a server runs, and restores what was on disk then")
    void besideServer() throws IOException {
        fill();
        try (var server = Store.open(data, Clock.systemUTC())) {
            add(server, "m2");
            Backup.make(data, file);
            add(server, "m3");
        }
        new Backup(file).restoreInto(elsewhere);
        try (var restored = Store.open(elsewhere, Clock.systemUTC())) {
            assertThat(restored.matches().find("m2")).isPresent();
            assertThat(restored.matches().find("m3")).isEmpty();
        }
        assertThat(elsewhere.resolve("memories/memory.txt")).hasContent("what it knows");
        assertThat(home).isDirectoryNotContaining("glob:**/.backup*");
        assertThat(elsewhere).isDirectoryNotContaining("glob:**/.restore*");
    }

    @Test
    @DisplayName("that is damaged at any place is refused, and the folder stays empty")
    void damaged() throws IOException {
        fill();
        Backup.make(data, file);
        byte[] good = Files.readAllBytes(file);
        for (int at = 0; at < good.length; at += 97) {
            byte[] bad = good.clone();
            bad[at] ^= 0x55;
            Files.write(file, bad);
            Path folder = home.resolve("at" + at);
            try {
                new Backup(file).restoreInto(folder);
            } catch (StoreException refused) {
                assertThat(folder.resolve("strategos.db")).as("byte " + at).doesNotExist();
                continue;
            }
            assertSameMatches(folder, at);
        }
    }

    /** Some bytes of an archive say nothing about its content, such as dates. */
    private static void assertSameMatches(Path folder, int at) {
        try (var restored = Store.open(folder, Clock.systemUTC())) {
            assertThat(restored.matches().find("m1")).as("byte " + at).isPresent();
        }
    }

    @Test
    @DisplayName("that was cut off is refused")
    void cutOff() throws IOException {
        fill();
        Backup.make(data, file);
        byte[] good = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(good, good.length / 2));
        assertRefused("is not a backup, or is damaged");
    }

    @Test
    @DisplayName("of another program is refused, also one that would write outside the folder")
    void foreign() throws IOException {
        for (String name : List.of("notes.txt", "../strategos.db", "memories/../../x")) {
            try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(1);
            }
            assertRefused("is not a backup of Strategos");
            assertThat(home.resolve("strategos.db")).doesNotExist();
            assertThat(home.resolve("x")).doesNotExist();
        }
    }

    private void assertRefused(String reason) {
        assertThatThrownBy(() -> new Backup(file).restoreInto(elsewhere))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining(reason);
        assertThat(elsewhere.resolve("strategos.db")).doesNotExist();
    }

    @Test
    @DisplayName("never replaces a database, and is never restored under a running server")
    void inUse() throws IOException {
        fill();
        Backup.make(data, file);
        assertThatThrownBy(() -> new Backup(file).restoreInto(data))
                .hasMessageContaining("already has a database");
        try (var _ = Store.open(elsewhere, Clock.systemUTC())) {
            assertThatThrownBy(() -> new Backup(file).restoreInto(elsewhere))
                    .hasMessageContaining("is running on");
        }
    }

    @Test
    @DisplayName("needs a database that can be used")
    void nothingToCopy() throws IOException {
        Files.createDirectories(data);
        assertThatThrownBy(() -> Backup.make(data, file)).hasMessageContaining("no database");
        Files.writeString(data.resolve("strategos.db"), "not a database at all, but long enough");
        assertThatThrownBy(() -> Backup.make(data, file)).isInstanceOf(StoreException.class);
        assertThat(file).doesNotExist();
    }
}
