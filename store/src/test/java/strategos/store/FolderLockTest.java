package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderLockTest {

    @TempDir Path folder;
    private Store store;

    @BeforeEach
    void open() {
        store = Store.open(folder, Clock.systemUTC());
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    @DisplayName("Two servers cannot open one folder")
    void oneServerAFolder() {
        assertThatThrownBy(() -> Store.open(folder, Clock.systemUTC()))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("another Strategos server");
    }

    @Test
    @DisplayName("A store beside a server's shares its accounts, and both can write all the time")
    void beside() {
        try (var beside = Store.openBeside(folder, Clock.systemUTC())) {
            var writes =
                    IntStream.range(0, 100)
                            .mapToObj(
                                    i ->
                                            (i % 2 == 0 ? store : beside)
                                                    .accounts()
                                                    .add("id" + i, "Name" + i, "hash"))
                            .toList();
            assertThat(writes).allMatch(write -> write.join().isPresent());
            assertThat(store.accounts().containing("name", 200)).hasSize(100);
            assertThat(beside.accounts().named("Name98")).isPresent();
        }
        assertThatThrownBy(() -> Store.open(folder, Clock.systemUTC()))
                .as("the server still has the folder")
                .hasMessageContaining("another Strategos server");
    }

    @Test
    @DisplayName("Where no server runs, a store for accounts is a store like any other")
    void besideNobody() {
        store.close();
        try (var alone = Store.openBeside(folder, Clock.systemUTC())) {
            alone.accounts().add("id", "Ada", "hash").join();
            assertThatThrownBy(() -> Store.open(folder, Clock.systemUTC()))
                    .isInstanceOf(StoreException.class);
        }
        store = Store.open(folder, Clock.systemUTC());
        assertThat(store.accounts().named("ada")).isPresent();
    }
}
