package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.store.Gallery.Shared;
import strategos.store.Occupant.Person;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class GalleryTest {

    private final TestDatabase kind;
    @TempDir Path folder;
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private Writer writer;
    private SharedBoards boards;
    private Accounts accounts;
    private Matches matches;
    private Gallery gallery;
    private Balances balances;
    private String ada;
    private String bert;

    GalleryTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        var parts = StoreParts.open(kind, folder, () -> now);
        var reader = parts.reader();
        var clock = parts.clock();
        writer = parts.writer();
        boards = new SharedBoards(reader, writer, clock);
        accounts = new Accounts(reader, writer, clock);
        matches = new Matches(reader, writer, clock);
        gallery = new Gallery(reader, writer, clock);
        balances = new Balances(reader, writer, clock);
        ada = accounts.add("ada", "Ada", "hash").join().orElseThrow().id();
        bert = accounts.add("bert", "Bert", "hash").join().orElseThrow().id();
    }

    @AfterEach
    void close() {
        writer.close();
    }

    private GalleryEntry entry(String board, String owner) {
        boards.keep(board, "text of " + board, 100).join();
        return new GalleryEntry(board, owner, "Isles", "Ada", "CC0-1.0", 12, 3, 20, 80, 120);
    }

    private Shared share(String board, String owner) {
        now = now.plusSeconds(1);
        return gallery.share(entry(board, owner), 3, 2).join();
    }

    @Test
    @DisplayName("Boards are listed with all their figures, the last first, until withdrawn")
    void listed() {
        share("one", ada);
        share("two", bert);
        assertThat(gallery.all()).containsExactly(entry("two", bert), entry("one", ada));
        assertThat(gallery.of(ada)).containsExactly(entry("one", ada));
        gallery.withdraw("two").join();
        assertThat(gallery.find("two")).isEmpty();
        assertThat(gallery.find("one")).contains(entry("one", ada));
        assertThat(boards.find("two")).contains("text of two");
    }

    @Test
    @DisplayName("A board is shared once, an account shares a few, and the gallery is bounded")
    void bounded() {
        assertThat(share("one", ada)).isEqualTo(Shared.SHARED);
        assertThat(share("one", bert)).isEqualTo(Shared.SHARED);
        assertThat(gallery.find("one").orElseThrow().owner()).isEqualTo(ada);
        assertThat(share("two", ada)).isEqualTo(Shared.SHARED);
        assertThat(share("three", ada)).isEqualTo(Shared.ENOUGH_OF_OWNER);
        assertThat(share("three", bert)).isEqualTo(Shared.SHARED);
        assertThat(share("four", bert)).isEqualTo(Shared.FULL);
    }

    @Test
    @DisplayName("A deleted account takes its boards out of the gallery")
    void deleted() {
        share("one", ada);
        share("two", bert);
        accounts.delete(ada, "nobody").join();
        assertThat(gallery.all()).containsExactly(entry("two", bert));
    }

    @Test
    @DisplayName("A match counts once for its board")
    void plays() {
        for (String id : List.of("a", "b", "c")) {
            List<Occupant> seats = List.of(new Person("Ada", ada));
            matches.add(id, "header", "normal", Optional.empty(), seats, ada).join();
        }
        gallery.notePlay("a", "world").join();
        gallery.notePlay("a", "world").join();
        gallery.notePlay("b", "world").join();
        gallery.notePlay("c", "shared:one").join();
        assertThat(gallery.plays()).isEqualTo(Map.of("world", 2, "shared:one", 1));
    }

    @Test
    @DisplayName("Boards wait to be measured in the order of sharing, and are measured once")
    void measured() {
        assertThat(balances.nextUnmeasured()).isEmpty();
        share("one", ada);
        share("two", bert);
        assertThat(balances.nextUnmeasured()).contains("one");
        var dealt =
                new MeasuredBalance(
                        "balanced-1", "modern", 600, 3, 20, 70, List.of(300, 297), List.of());
        balances.note("one", dealt).join();
        assertThat(balances.nextUnmeasured()).contains("two");
        var large = MeasuredBalance.none("balanced-1", "modern");
        balances.note("two", large).join();
        assertThat(balances.nextUnmeasured()).isEmpty();
        assertThat(balances.all()).isEqualTo(Map.of("one", dealt, "two", large));
        var positions =
                new MeasuredBalance(
                        "balanced-2", "modern", 6, 0, 9, 9, List.of(2, 4), List.of(4, 2));
        balances.note("two", positions).join();
        assertThat(balances.all()).containsEntry("two", positions).hasSize(2);
    }

    @Test
    @DisplayName("A board that was withdrawn is not measured any more")
    void withdrawnUnmeasured() {
        share("one", ada);
        gallery.withdraw("one").join();
        assertThat(balances.nextUnmeasured()).isEmpty();
    }
}
