package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.store.Occupant.Bot;
import strategos.store.Occupant.Open;
import strategos.store.Occupant.Person;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class WaitingMatchesTest {

    private static final Person ANNA = new Person("Anna", "hash of Anna's token");
    private static final Person BO = new Person("Bo", "hash of Bo's token");
    private static final Bot RUSH = new Bot("Rush", "rush");

    private final TestDatabase kind;
    @TempDir Path folder;
    private Writer writer;
    private Matches matches;
    private SeatLinks links;
    private Accounts accounts;
    private WaitingMatches waiting;
    private Listings listings;

    WaitingMatchesTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        var database = kind.migrated(folder);
        var clock = Clock.systemUTC();
        var reader = new StoreReader(database);
        writer = new Writer(database);
        matches = new Matches(reader, writer, clock);
        links = new SeatLinks(writer, clock);
        accounts = new Accounts(reader, writer, clock);
        waiting = new WaitingMatches(reader, writer, clock);
        listings = new Listings(reader, writer, matches, clock);
        add("m", ANNA, new Open("Seat 2"), new Open("Seat 3"));
    }

    @AfterEach
    void close() {
        writer.close();
    }

    private void add(String id, Occupant... seats) {
        var noClock = Optional.<String>empty();
        matches.add(id, "game: conquest", "normal", noClock, List.of(seats), ANNA.guest()).join();
    }

    private List<Occupant> seats(String id) {
        return matches.find(id).orElseThrow().seats();
    }

    @Test
    @DisplayName("Bots take the open seats, and nobody else's")
    void fill() {
        matches.takeOpenSeat("m", BO).join();
        assertThat(waiting.fill("m", _ -> RUSH).join()).containsExactly(2);
        assertThat(seats("m")).containsExactly(ANNA, BO, RUSH);
        assertThat(waiting.fill("m", _ -> RUSH).join()).isEmpty();
    }

    @Test
    @DisplayName("A match is cancelled by the only person in it, and only before it begins")
    void cancel() {
        matches.takeOpenSeat("m", BO).join();
        assertThat(waiting.cancel("m", ANNA.guest()).join()).isFalse();
        waiting.leave("m", BO.guest()).join();
        links.add("link", new SeatLinks.MatchSeat("m", 0), ANNA.guest()).join();
        assertThat(waiting.cancel("m", ANNA.guest()).join()).isTrue();
        assertThat(matches.find("m")).isEmpty();
        assertThat(matches.of(ANNA.guest(), 9)).isEmpty();
    }

    @Test
    @DisplayName("A match without open seats is neither cancelled nor left")
    void begun() {
        waiting.fill("m", _ -> RUSH).join();
        assertThat(waiting.cancel("m", ANNA.guest()).join()).isFalse();
        assertThat(waiting.leave("m", ANNA.guest()).join()).isFalse();
    }

    @Test
    @DisplayName("A seat that is left is open again")
    void leave() {
        matches.takeOpenSeat("m", BO).join();
        assertThat(waiting.leave("m", BO.guest()).join()).isTrue();
        assertThat(seats("m").get(1)).isEqualTo(new Open("Seat 2"));
        assertThat(waiting.leave("m", BO.guest()).join()).isFalse();
    }

    @Test
    @DisplayName("A match has one rematch; one that was cancelled is replaced")
    void rematch() {
        for (String id : List.of("n", "o")) add(id, ANNA, new Open("Bo"));
        assertThat(waiting.rematchOf("m")).isEmpty();
        assertThat(waiting.linkRematch("m", "n").join()).isEqualTo("n");
        assertThat(waiting.linkRematch("m", "o").join()).isEqualTo("n");
        assertThat(waiting.rematchOf("m")).hasValue("n");
        waiting.cancel("n", ANNA.guest()).join();
        assertThat(waiting.linkRematch("m", "o").join()).isEqualTo("o");
    }

    @Test
    @DisplayName("A match is hidden from one list only")
    void hide() {
        matches.takeOpenSeat("m", BO).join();
        waiting.hide("m", ANNA.guest()).join();
        waiting.hide("m", ANNA.guest()).join();
        assertThat(matches.of(ANNA.guest(), 9)).isEmpty();
        assertThat(matches.of(BO.guest(), 9)).hasSize(1);
    }

    @Test
    @DisplayName("An account that has hidden a match can be deleted")
    void deleteAfterHiding() {
        var account = accounts.add("1", "Cleo", "hash").join().orElseThrow();
        waiting.hide("m", account.id()).join();
        accounts.delete(account.id(), "x").join();
        assertThat(accounts.find(account.id())).isEmpty();
    }

    private static List<String> ids(List<StoredMatch> matches) {
        return matches.stream().map(StoredMatch::id).toList();
    }

    @Test
    @DisplayName("A listed match is open until its seats are taken, and then live")
    void listings() {
        assertThat(listings.open(9)).isEmpty();
        listings.add("m", "").join();
        assertThat(ids(listings.open(9))).containsExactly("m");
        assertThat(listings.live(9)).isEmpty();
        waiting.fill("m", _ -> RUSH).join();
        assertThat(listings.open(9)).isEmpty();
        assertThat(ids(listings.live(9))).containsExactly("m");
    }

    @Test
    @DisplayName("A quick match is found by its kind, the oldest with an open seat first")
    void quick() {
        add("n", ANNA, new Open("Seat 2"));
        listings.add("m", "modern:3").join();
        listings.add("n", "modern:2").join();
        assertThat(listings.quick("modern:3")).hasValue("m");
        assertThat(listings.quick("classic:3")).isEmpty();
        waiting.fill("n", _ -> RUSH).join();
        assertThat(listings.quick("modern:2")).isEmpty();
    }
}
