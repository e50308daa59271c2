package strategos.server.accounts;

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
import strategos.store.Flags.Flag;
import strategos.store.Flags.Kind;
import strategos.store.Occupant;
import strategos.store.Occupant.Person;
import strategos.store.RatedGame;
import strategos.store.Skill;
import strategos.store.Store;
import strategos.store.StoredMatch;

class SharedAddressesTest {

    @TempDir Path data;
    private Store store;
    private SharedAddresses addresses;
    private String ada;
    private String bert;
    private StoredMatch match;

    @BeforeEach
    void open() {
        store = Store.open(data, Clock.systemUTC());
        addresses = new SharedAddresses(store);
        ada = store.accounts().add("1", "Ada", "hash").join().orElseThrow().id();
        bert = store.accounts().add("2", "Bert", "hash").join().orElseThrow().id();
        List<Occupant> seats = List.of(new Person("Ada", ada), new Person("Bert", bert));
        store.matches().add("m", "game", "fast", Optional.empty(), seats, ada).join();
        match = store.matches().find("m").orElseThrow();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private List<Flag> flags() {
        store.ratings()
                .rate(
                        "m",
                        new RatedGame("modern", 2),
                        List.of(ada, bert),
                        _ -> List.of(new Skill(25, 8), new Skill(25, 8)))
                .join();
        return store.flags().last(9);
    }

    @Test
    @DisplayName("Two accounts that play from one address are flagged once")
    void shared() {
        addresses.note(match, ada, "203.0.113.7");
        addresses.note(match, bert, "203.0.113.7");
        addresses.note(match, ada, "203.0.113.7");
        assertThat(flags()).hasSize(1);
        assertThat(flags().getFirst().kind()).isEqualTo(Kind.SHARED_ADDRESS);
        assertThat(flags().getFirst().seats()).containsExactly(0, 1);
    }

    @Test
    @DisplayName("Accounts at different addresses are not, and neither are guests who watch")
    void apart() {
        addresses.note(match, ada, "203.0.113.7");
        addresses.note(match, "hash of a guest", "203.0.113.7");
        addresses.note(match, bert, "203.0.113.8");
        assertThat(flags()).isEmpty();
    }

    @Test
    @DisplayName("A flag of a match that is not rated is not listed")
    void unrated() {
        addresses.note(match, ada, "203.0.113.7");
        addresses.note(match, bert, "203.0.113.7");
        assertThat(store.flags().last(9)).isEmpty();
    }
}
