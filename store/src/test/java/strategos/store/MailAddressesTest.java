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
import strategos.store.Occupant.Person;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class MailAddressesTest {

    private static final String ANNA = "hash of Anna's token";
    private static final String BERT = "hash of Bert's token";

    private final TestDatabase kind;
    @TempDir Path folder;
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private Writer writer;
    private Matches matches;
    private Steps steps;
    private MailAddresses addresses;
    private Guests guests;
    private WaitingMatches waitingMatches;
    private Accounts accounts;

    MailAddressesTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        var parts = StoreParts.open(kind, folder, () -> now);
        var reader = parts.reader();
        var clock = parts.clock();
        writer = parts.writer();
        matches = new Matches(reader, writer, clock);
        steps = new Steps(reader, writer, clock);
        addresses = new MailAddresses(reader, writer, clock);
        guests = new Guests(reader, writer, clock);
        waitingMatches = new WaitingMatches(reader, writer, clock);
        accounts = new Accounts(reader, writer, clock);
        var seats = List.<Occupant>of(new Person("Anna", ANNA), new Person("Bert", BERT));
        matches.add("m1", "header", "normal", Optional.empty(), seats, ANNA).join();
    }

    @AfterEach
    void close() {
        writer.close();
    }

    private void waitFor(int turn, Integer... seats) {
        var standing = new Standing(turn, List.of(seats), List.of(), false);
        steps.append("m1", List.of(), standing, StoredClock.NONE).join();
    }

    private List<WaitingTurn> waiting() {
        return addresses.waitingSince(now, 10);
    }

    @Test
    @DisplayName("An address is known at once, and used once it is confirmed")
    void confirmed() {
        waitFor(3, 0);
        addresses.set(ANNA, "anna@example.org", "t1", "en").join();
        assertThat(addresses.of(ANNA))
                .contains(new MailAddress(ANNA, "anna@example.org", "t1", false, "en"));
        assertThat(waiting()).isEmpty();
        assertThat(addresses.confirm("t1").join()).isTrue();
        assertThat(waiting())
                .containsExactly(
                        new WaitingTurn(
                                new MailAddress(ANNA, "anna@example.org", "t1", true, "en"),
                                "m1",
                                3));
        assertThat(addresses.confirm("other").join()).isFalse();
    }

    @Test
    @DisplayName("Only those are written to whose turn it is, once for each turn")
    void oncePerTurn() {
        addresses.set(ANNA, "anna@example.org", "t1", "en").join();
        addresses.set(BERT, "bert@example.org", "t2", "en").join();
        addresses.confirm("t1").join();
        addresses.confirm("t2").join();
        waitFor(3, 1);
        assertThat(waiting()).extracting(turn -> turn.to().owner()).containsExactly(BERT);
        addresses.note(waiting().getFirst()).join();
        assertThat(waiting()).isEmpty();
        waitFor(4, 0, 1);
        assertThat(waiting()).hasSize(2);
    }

    @Test
    @DisplayName("A turn counts when it has waited for long enough")
    void afterAWhile() {
        addresses.set(ANNA, "anna@example.org", "t1", "en").join();
        addresses.confirm("t1").join();
        waitFor(3, 0);
        assertThat(addresses.waitingSince(now.minus(Duration.ofMinutes(15)), 10)).isEmpty();
        now = now.plus(Duration.ofMinutes(15));
        assertThat(addresses.waitingSince(now.minus(Duration.ofMinutes(15)), 10)).hasSize(1);
    }

    @Test
    @DisplayName("A guest who registers takes the address along")
    void registered() {
        addresses.set(ANNA, "anna@example.org", "t1", "en").join();
        addresses.confirm("t1").join();
        waitFor(3, 0);
        var account = accounts.add("random", "Anna", "hash").join().orElseThrow();
        guests.handOver(ANNA, account).join();
        assertThat(addresses.of(ANNA)).isEmpty();
        assertThat(waiting()).extracting(turn -> turn.to().owner()).containsExactly(account.id());
    }

    @Test
    @DisplayName("A guest who signs in gets no second mail, and leaves no second address")
    void signedIn() {
        var account = accounts.add("random", "Anna", "hash").join().orElseThrow();
        addresses.set(account.id(), "account@example.org", "t1", "en").join();
        addresses.confirm("t1").join();
        addresses.set(ANNA, "guest@example.org", "t2", "en").join();
        addresses.confirm("t2").join();
        waitFor(3, 0);
        addresses.note(waiting().getFirst()).join();
        guests.handOver(ANNA, account).join();
        assertThat(addresses.of(ANNA)).isEmpty();
        assertThat(addresses.of(account.id()).orElseThrow().address())
                .isEqualTo("account@example.org");
        assertThat(waiting()).isEmpty();
    }

    @Test
    @DisplayName("Turns that waited before the address was known, and removed games, get no mail")
    void oldAndRemoved() {
        waitFor(3, 0);
        now = now.plus(Duration.ofDays(1));
        addresses.set(ANNA, "anna@example.org", "t1", "en").join();
        addresses.confirm("t1").join();
        assertThat(waiting()).isEmpty();
        waitFor(4, 0);
        assertThat(waiting()).hasSize(1);
        waitingMatches.hide("m1", ANNA).join();
        assertThat(waiting()).isEmpty();
    }

    @Test
    @DisplayName("A new address replaces the old one and its links; a removed one gets nothing")
    void replacedAndRemoved() {
        waitFor(3, 0);
        addresses.set(ANNA, "anna@example.org", "t1", "en").join();
        addresses.set(ANNA, "anna@example.com", "t2", "en").join();
        assertThat(addresses.confirm("t1").join()).isFalse();
        assertThat(addresses.confirm("t2").join()).isTrue();
        assertThat(waiting()).hasSize(1);
        assertThat(addresses.remove("t2").join()).isTrue();
        assertThat(waiting()).isEmpty();
        assertThat(addresses.of(ANNA)).isEmpty();
    }
}
