package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.store.Account.Mark;
import strategos.store.Occupant.Bot;
import strategos.store.Occupant.Person;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class AccountsTest {

    private static final String GUEST = "hash of a guest's token";

    private final TestDatabase kind;
    @TempDir Path folder;
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private Writer writer;
    private Guests guests;
    private Accounts accounts;
    private Sessions sessions;
    private Matches matches;
    private WaitingMatches waiting;
    private AccountSettings settings;

    AccountsTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        var parts = StoreParts.open(kind, folder, () -> now);
        var reader = parts.reader();
        var clock = parts.clock();
        writer = parts.writer();
        guests = new Guests(reader, writer, clock);
        accounts = new Accounts(reader, writer, clock);
        sessions = new Sessions(reader, writer, clock);
        matches = new Matches(reader, writer, clock);
        waiting = new WaitingMatches(reader, writer, clock);
        settings = new AccountSettings(reader, writer);
    }

    @AfterEach
    void close() {
        writer.close();
    }

    private Account add(String name) {
        return accounts.add(name + "1", name, "hash of a password").join().orElseThrow();
    }

    private void addMatch(String id, String... owners) {
        var seats = Stream.of(owners).<Occupant>map(owner -> new Person("Guest", owner)).toList();
        matches.add(id, "game: conquest", "normal", Optional.empty(), seats, owners[0]).join();
    }

    @Test
    @DisplayName("An account is found by its id, and by its name in any case")
    void find() {
        var ada = add("Ada");
        assertThat(accounts.find(ada.id())).contains(ada);
        assertThat(accounts.named("aDA")).contains(ada);
        assertThat(accounts.named("Bert")).isEmpty();
        assertThat(Accounts.isAccount(ada.id())).isTrue();
        assertThat(ada.madeAt()).isEqualTo(now);
    }

    @Test
    @DisplayName("A name is given once, whatever its case")
    void taken() {
        add("Ada");
        assertThat(accounts.add("other", "ADA", "hash").join()).isEmpty();
        assertThat(accounts.containing("", 10)).hasSize(1);
    }

    @Test
    @DisplayName("Accounts are listed by name, those that contain a text and no others")
    void containing() {
        for (String name : List.of("Carl", "ada_x", "adaxx", "Bert")) add(name);
        assertThat(accounts.containing("", 3)).extracting(Account::name).hasSize(3);
        assertThat(accounts.containing("A_X", 9)).extracting(Account::name).contains("ada_x");
        assertThat(accounts.containing("a_x", 9)).hasSize(1);
        assertThat(accounts.containing("%", 9)).isEmpty();
    }

    @Test
    @DisplayName("Settings replace the earlier ones of the same account, and go with it")
    void settings() {
        var ada = add("Ada");
        var bert = add("Bert");
        settings.replace(bert.id(), Map.of("sound", "on")).join();
        settings.replace(ada.id(), Map.of("sound", "off", "motion", "fast")).join();
        settings.replace(ada.id(), Map.of("theme", "dark", "motion", "none")).join();
        assertThat(settings.of(ada.id())).isEqualTo(Map.of("theme", "dark", "motion", "none"));
        accounts.delete(ada.id(), "nobody").join();
        assertThat(settings.of(ada.id())).isEmpty();
        assertThat(settings.of(bert.id())).isEqualTo(Map.of("sound", "on"));
    }

    @Test
    @DisplayName("An account gets everything that a guest owns, under its name")
    void handOver() {
        addMatch("m", GUEST, "other guest");
        matches.add(
                        "bots",
                        "game",
                        "fast",
                        Optional.empty(),
                        List.of(new Bot("Rush", "rush")),
                        GUEST)
                .join();
        var ada = add("Ada");
        guests.handOver(GUEST, ada).join();
        assertThat(matches.of(ada.id(), 9)).hasSize(2);
        assertThat(matches.of(GUEST, 9)).isEmpty();
        assertThat(matches.find("m").orElseThrow().seats())
                .containsExactly(new Person("Ada", ada.id()), new Person("Guest", "other guest"));
    }

    @Test
    @DisplayName("What a guest removed from the list stays removed for the account")
    void hidden() {
        addMatch("m", GUEST, "other guest");
        waiting.hide("m", GUEST).join();
        var ada = add("Ada");
        guests.handOver(GUEST, ada).join();
        assertThat(matches.find("m").orElseThrow().seatOf(ada.id())).hasValue(0);
        assertThat(matches.of(ada.id(), 9)).isEmpty();
    }

    @Test
    @DisplayName("Of two seats in one match, the account keeps its own and the guest the other")
    void bothSeats() {
        var ada = add("Ada");
        addMatch("m", GUEST, ada.id());
        guests.handOver(GUEST, ada).join();
        var match = matches.find("m").orElseThrow();
        assertThat(match.seatOf(GUEST)).hasValue(0);
        assertThat(match.seatOf(ada.id())).hasValue(1);
    }

    @Test
    @DisplayName("A session ends when it is removed, and when it has not been used for 60 days")
    void sessions() {
        var ada = add("Ada");
        sessions.add("s", ada.id()).join();
        sessions.add("t", ada.id()).join();
        now = now.plus(Duration.ofDays(59));
        assertThat(sessions.accountOf("s")).contains(ada.id());
        sessions.remove("none").join();
        now = now.plus(Duration.ofDays(59));
        assertThat(sessions.accountOf("s")).as("was used in between").contains(ada.id());
        assertThat(sessions.accountOf("t")).isEmpty();
        sessions.remove("s").join();
        assertThat(sessions.accountOf("s")).isEmpty();
    }

    @Test
    @DisplayName("A new password ends all sessions but the one that set it")
    void password() {
        var ada = add("Ada");
        sessions.add("here", ada.id()).join();
        sessions.add("elsewhere", ada.id()).join();
        accounts.setPassword(ada.id(), "hash of another", "here").join();
        assertThat(accounts.named("Ada").orElseThrow().password()).isEqualTo("hash of another");
        assertThat(sessions.accountOf("here")).isPresent();
        assertThat(sessions.accountOf("elsewhere")).isEmpty();
    }

    @Test
    @DisplayName("Marks are set and removed one by one, and a ban ends all sessions")
    void marks() {
        var ada = add("Ada");
        sessions.add("s", ada.id()).join();
        accounts.mark(ada.id(), Mark.MUTED).join();
        accounts.mark(ada.id(), Mark.OPERATOR).join();
        accounts.unmark(ada.id(), Mark.MUTED).join();
        assertThat(accounts.find(ada.id()).orElseThrow().marks()).containsExactly(Mark.OPERATOR);
        assertThat(sessions.accountOf("s")).isPresent();
        accounts.mark(ada.id(), Mark.BANNED).join();
        assertThat(sessions.accountOf("s")).isEmpty();
    }

    @Test
    @DisplayName("A guest keeps the last name they chose")
    void names() {
        assertThat(guests.nameOf(GUEST)).isEmpty();
        guests.setName(GUEST, "Anna").join();
        guests.setName(GUEST, "Änna").join();
        assertThat(guests.nameOf(GUEST)).contains("Änna");
    }
}
