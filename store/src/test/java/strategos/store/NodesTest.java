package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.store.Occupant.Open;
import strategos.store.Occupant.Person;
import strategos.testkit.TestPostgres;

class NodesTest {

    private static final Standing PLAYING = new Standing(1, List.of(0), List.of(), false);

    private final PostgresDatabase database = new PostgresDatabase(TestPostgres.newDatabase());
    private Store first;
    private Store second;

    @BeforeEach
    void open() {
        database.bringUpToDate();
        first = Store.open(database, Clock.systemUTC(), Duration.ofHours(1));
        second = Store.open(database, Clock.systemUTC(), Duration.ofHours(1));
        nodes(first).join("http://first", "1");
        nodes(second).join("http://second", "2");
        List<Occupant> seats = List.of(new Person("Anna", "anna"), new Open("Seat 2"));
        first.matches()
                .add("m", "game: conquest", "normal", Optional.empty(), seats, "anna")
                .join();
    }

    @AfterEach
    void close() {
        first.close();
        second.close();
    }

    private static Nodes nodes(Store store) {
        return store.nodes().orElseThrow();
    }

    private static Optional<Fence> claim(Store store) {
        return nodes(store).claim("m").join();
    }

    private static CompletableFuture<Void> append(Store store, Fence fence, int seq) {
        var steps = List.of(new StoredStep(seq, "draw " + seq, Optional.empty()));
        return store.steps().append(fence, steps, PLAYING, StoredClock.NONE, Optional.empty());
    }

    @Test
    @DisplayName("A match has one owner, and the other nodes know where it is")
    void oneOwner() {
        assertThat(claim(first)).isPresent();
        assertThat(claim(second)).isEmpty();
        assertThat(nodes(second).otherOwnerOf("m").orElseThrow().address())
                .isEqualTo("http://first");
        assertThat(nodes(first).otherOwnerOf("m")).isEmpty();
        assertThat(nodes(first).alive()).hasSize(2);
    }

    @Test
    @DisplayName("A node that was frozen writes nothing after another has claimed its match")
    void fenced() {
        var old = claim(first).orElseThrow();
        append(first, old, 1).join();
        nodes(first).leave();
        var current = claim(second).orElseThrow();
        String lost = "match m is played at another node now";
        assertThatThrownBy(() -> append(first, old, 2).join()).hasMessageContaining(lost);
        var clock = new StoredClock(Optional.empty(), OptionalLong.empty());
        assertThatThrownBy(() -> first.matches().setClock(old, clock).join())
                .hasMessageContaining(lost);
        assertThatThrownBy(() -> first.matches().setPace(old, "fast").join())
                .hasMessageContaining(lost);
        var seal = new StoredSeal(1, "m", "live", 0, "facts");
        assertThatThrownBy(() -> first.seals().add(old, _ -> seal).join())
                .hasMessageContaining(lost);
        assertThatThrownBy(() -> first.seals().set(old, seal).join()).hasMessageContaining(lost);
        append(second, current, 2).join();
        assertThat(second.steps().of("m")).extracting(StoredStep::seq).containsExactly(1, 2);
    }

    @Test
    @DisplayName("A match of a node that does not answer is released, and its owner loses it")
    void released() {
        var old = claim(first).orElseThrow();
        nodes(second).release("m", nodes(first).self()).join();
        assertThatThrownBy(() -> append(first, old, 1).join())
                .hasMessageContaining("at another node");
        assertThat(claim(second)).isPresent();
    }

    @Test
    @DisplayName("A lease that ran out is told when it is renewed, and joining again is allowed")
    void ranOut() {
        assertThat(nodes(first).renew()).isTrue();
        nodes(first).leave();
        assertThat(nodes(first).renew()).isFalse();
        nodes(first).join("http://first", "1");
        assertThat(nodes(first).renew()).isTrue();
    }

    @Test
    @DisplayName("A match that nobody claimed meanwhile stays with its owner")
    void stillOwned() {
        var own = claim(first).orElseThrow();
        nodes(first).leave();
        append(first, own, 1).join();
        nodes(first).join("http://first", "1");
        assertThat(claim(second)).isEmpty();
        append(first, own, 2).join();
    }

    @Test
    @DisplayName("Opening a match again ends the right of its earlier table on the same node")
    void again() {
        var old = claim(first).orElseThrow();
        assertThat(claim(first)).isPresent();
        assertThatThrownBy(() -> append(first, old, 1).join())
                .hasMessageContaining("at another node");
    }

    @Test
    @DisplayName("A match is due at its owner, or at any node if that is gone")
    void due() {
        var own = claim(first).orElseThrow();
        var clock = new StoredClock(Optional.of("{}"), OptionalLong.of(100));
        first.matches().setClock(own, clock).join();
        assertThat(nodes(first).due(100, 9)).containsExactly("m");
        assertThat(nodes(second).due(100, 9)).isEmpty();
        nodes(first).leave();
        assertThat(nodes(second).due(100, 9)).containsExactly("m");
    }

    @Test
    @DisplayName("All nodes follow the server time of the one that is ahead")
    void time() {
        first.time().advanceTo(1_000_000);
        nodes(first).renew();
        nodes(second).renew();
        assertThat(second.time().millis()).isGreaterThanOrEqualTo(1_000_000);
    }

    @Test
    @DisplayName("Nodes that write at the same time take turns: one open seat has one taker")
    void turns() {
        for (int round = 0; round < 20; round++) {
            String id = "round " + round;
            List<Occupant> seats = List.of(new Open("Seat 1"), new Open("Seat 2"));
            first.matches().add(id, "game", "normal", Optional.empty(), seats, "anna").join();
            var takers =
                    IntStream.range(0, 6)
                            .mapToObj(i -> new Person("P" + i, id + i))
                            .map(
                                    person ->
                                            (person.name().compareTo("P3") < 0 ? first : second)
                                                    .matches()
                                                    .takeOpenSeat(id, person))
                            .toList();
            assertThat(takers.stream().filter(taken -> taken.join().isPresent())).hasSize(2);
        }
    }
}
