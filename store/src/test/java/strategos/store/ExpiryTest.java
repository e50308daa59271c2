package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.store.ChatMessage.Author;
import strategos.store.Occupant.Open;
import strategos.store.Occupant.Person;

@DisplayName("What nobody has used for long")
@ParameterizedClass
@EnumSource(TestDatabase.class)
class ExpiryTest {

    private static final Duration LIFE = Duration.ofDays(10);
    private static final Person ANNA = new Person("Anna", "hash of Anna's token");
    private static final Person BO = new Person("Bo", "hash of Bo's token");

    private final TestDatabase kind;
    @TempDir Path folder;
    private Instant now = Instant.ofEpochSecond(1_000_000);
    private StoreParts parts;
    private Matches matches;
    private Steps steps;
    private Guests guests;
    private Expiry expiry;

    ExpiryTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        parts = StoreParts.open(kind, folder, () -> now);
        matches = new Matches(parts.reader(), parts.writer(), parts.clock());
        steps = new Steps(parts.reader(), parts.writer(), parts.clock());
        guests = new Guests(parts.reader(), parts.writer(), parts.clock());
        expiry = new Expiry(parts.reader(), parts.writer(), parts.clock());
        add("old", ANNA, BO);
        step("old");
    }

    @AfterEach
    void close() {
        parts.writer().close();
    }

    private void add(String id, Occupant... seats) {
        var noClock = Optional.<String>empty();
        matches.add(id, "game: conquest", "normal", noClock, List.of(seats), ANNA.guest()).join();
    }

    private void step(String match) {
        var step = new StoredStep(1, "draw", Optional.empty());
        var standing = new Standing(1, List.of(0), List.of(), false);
        steps.append(match, List.of(step), standing, StoredClock.NONE).join();
    }

    private void waitFor(Duration time) {
        now = now.plus(time);
    }

    @Test
    @DisplayName("is a match that has not changed, which goes with everything about it")
    void match() {
        add("next", ANNA, new Open("Seat 2"));
        var chat = new ChatMessages(parts.reader(), parts.writer(), parts.clock());
        var author = new Author(BO.guest(), 1, "Bo");
        chat.add("old", author, Optional.empty(), Optional.empty(), "hello").join();
        waitFor(LIFE.minusSeconds(1));
        assertThat(expiry.matches(LIFE, 10)).isEmpty();
        step("next");
        waitFor(Duration.ofSeconds(1));
        assertThat(expiry.matches(LIFE, 10)).containsExactly("old");
        expiry.deleteMatch("old").join();
        assertThat(matches.find("old")).isEmpty();
        assertThat(steps.of("old")).isEmpty();
        assertThat(chat.find("old", 1)).isEmpty();
        assertThat(matches.find("next")).isPresent();
        assertThat(steps.of("next")).hasSize(1);
    }

    @Test
    @DisplayName("stays if it belongs to an account")
    void account() {
        var accounts = new Accounts(parts.reader(), parts.writer(), parts.clock());
        var account = accounts.add("c", "Carla", "hash of a password").join().orElseThrow();
        add("kept", new Person("Carla", account.id()), BO);
        waitFor(LIFE);
        assertThat(expiry.matches(LIFE, 10)).containsExactly("old");
    }

    @Test
    @DisplayName("stays while a report about it waits")
    void reported() {
        var reports = new Reports(parts.reader(), parts.writer(), parts.clock());
        var bo = new Author(BO.guest(), 1, "Bo");
        reports.add("r", "old", Optional.empty(), ANNA.guest(), bo, "rude").join();
        waitFor(LIFE);
        assertThat(expiry.matches(LIFE, 10)).isEmpty();
        reports.handle("r").join();
        assertThat(expiry.matches(LIFE, 10)).containsExactly("old");
    }

    @Test
    @DisplayName("is a guest who owns nothing any more, and no other")
    void guests() {
        guests.setName("passer-by", "Dora").join();
        waitFor(LIFE);
        guests.setName("newcomer", "Emil").join();
        assertThat(expiry.deleteGuests(LIFE).join()).isEqualTo(1);
        assertThat(guests.nameOf("passer-by")).isEmpty();
        assertThat(guests.nameOf("newcomer")).contains("Emil");
        expiry.deleteMatch("old").join();
        assertThat(expiry.deleteGuests(LIFE).join()).as("Anna and Bo").isEqualTo(2);
        assertThat(expiry.deleteGuests(LIFE).join()).isZero();
    }

    @Test
    @DisplayName("is a board that nobody has looked at")
    void boards() {
        var boards = new SharedBoards(parts.reader(), parts.writer(), parts.clock());
        boards.keep("forgotten", "[A] 1", 10).join();
        boards.keep("read", "[B] 1", 10).join();
        boards.keep("saved again", "[C] 1", 10).join();
        waitFor(LIFE);
        assertThat(boards.find("read")).isPresent();
        boards.keep("saved again", "[C] 1", 10).join();
        assertThat(expiry.deleteBoards(LIFE).join()).isEqualTo(1);
        assertThat(boards.find("forgotten")).isEmpty();
        assertThat(boards.find("read")).isPresent();
        assertThat(boards.find("saved again")).isPresent();
    }
}
