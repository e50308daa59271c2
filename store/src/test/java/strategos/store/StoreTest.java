package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
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
import strategos.store.SeatLinks.MatchSeat;
import strategos.store.SeatLinks.Use;
import strategos.store.SharedBoards.Kept;
import strategos.store.StoredStep.Message;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class StoreTest {

    private static final Person ANNA = new Person("Anna", "hash of Anna's token");
    private static final Standing ATTACKING = new Standing(3, List.of(0, 2), List.of(), false);

    private final TestDatabase kind;
    @TempDir Path folder;
    private Supplier<Store> opening;
    private Store store;

    StoreTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        opening = kind.store(folder);
        store = opening.get();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void reopen() {
        store.close();
        store = opening.get();
    }

    private void addMatch(String id) {
        List<Occupant> seats = List.of(ANNA, new Bot("Rush", "rush"), new Open("Seat 3"));
        store.matches()
                .add(id, "game: conquest", "normal", Optional.empty(), seats, ANNA.guest())
                .join();
    }

    private static StoredStep step(int seq, String line) {
        return new StoredStep(seq, line, Optional.empty());
    }

    private static StoredStep step(int seq, String line, int seat, String message) {
        return new StoredStep(seq, line, Optional.of(new Message(seat, message)));
    }

    @Test
    @DisplayName("A match is found again after a restart, with its seats, steps and standing")
    void restart() {
        addMatch("m");
        var steps = List.of(step(1, "1 place Alaska 3", 0, "a"), step(2, "dice 6 - 5"));
        store.steps().append("m", steps, ATTACKING, StoredClock.NONE).join();
        reopen();
        var match = store.matches().find("m").orElseThrow();
        assertThat(match.header()).isEqualTo("game: conquest");
        assertThat(match.standing()).isEqualTo(ATTACKING);
        assertThat(match.seats())
                .containsExactly(ANNA, new Bot("Rush", "rush"), new Open("Seat 3"));
        assertThat(store.steps().of("m")).isEqualTo(steps);
    }

    @Test
    @DisplayName("Steps are added all together or not at all")
    void allOrNothing() {
        addMatch("m");
        store.steps().append("m", List.of(step(1, "draw 0")), ATTACKING, StoredClock.NONE).join();
        var clash = List.of(step(2, "draw 1"), step(1, "draw 2"));
        assertThatThrownBy(
                        () -> store.steps().append("m", clash, ATTACKING, StoredClock.NONE).join())
                .hasCauseInstanceOf(StoreException.class);
        assertThat(store.steps().of("m")).containsExactly(step(1, "draw 0"));
    }

    @Test
    @DisplayName("The same message of the same seat is written once")
    void messagesAreUnique() {
        addMatch("m");
        store.steps()
                .append("m", List.of(step(1, "x", 0, "id")), ATTACKING, StoredClock.NONE)
                .join();
        store.steps()
                .append("m", List.of(step(2, "y", 1, "id")), ATTACKING, StoredClock.NONE)
                .join();
        assertThatThrownBy(
                        () ->
                                store.steps()
                                        .append(
                                                "m",
                                                List.of(step(3, "z", 0, "id")),
                                                ATTACKING,
                                                StoredClock.NONE)
                                        .join())
                .hasCauseInstanceOf(StoreException.class);
        assertThat(store.steps().of("m")).hasSize(2);
    }

    @Test
    @DisplayName("Of many appends at once, one that fails takes no other with it")
    void failuresStandAlone() {
        addMatch("m");
        var appends =
                IntStream.rangeClosed(1, 200)
                        .mapToObj(
                                i -> {
                                    var steps = List.of(step(i % 10 == 0 ? 1 : i, "draw " + i));
                                    return store.steps()
                                            .append("m", steps, ATTACKING, StoredClock.NONE);
                                })
                        .toList();
        long failed =
                appends.stream()
                        .filter(it -> it.handle((_, fault) -> fault != null).join())
                        .count();
        assertThat(failed).isEqualTo(20);
        assertThat(store.steps().of("m")).hasSize(180);
    }

    @Test
    @DisplayName("Closing writes all that was asked for before")
    void closeFinishes() {
        addMatch("m");
        CompletableFuture<?>[] appends =
                IntStream.rangeClosed(1, 30)
                        .mapToObj(
                                i ->
                                        store.steps()
                                                .append(
                                                        "m",
                                                        List.of(step(i, "x")),
                                                        ATTACKING,
                                                        StoredClock.NONE))
                        .toArray(CompletableFuture[]::new);
        reopen();
        assertThat(appends).allMatch(CompletableFuture::isDone);
        assertThat(store.steps().of("m")).hasSize(30);
    }

    @Test
    @DisplayName("An open seat is taken once, and a repeated request gets the same answer")
    void openSeat() {
        addMatch("m");
        var bert = new Person("Bert", "bert");
        assertThat(store.matches().takeOpenSeat("m", bert).join()).hasValue(2);
        assertThat(store.matches().takeOpenSeat("m", bert).join()).hasValue(2);
        assertThat(store.matches().takeOpenSeat("m", new Person("Carl", "carl")).join()).isEmpty();
        assertThat(store.matches().find("m").orElseThrow().seatOf("bert")).hasValue(2);
    }

    @Test
    @DisplayName("A guest's matches come with the latest change first")
    void matchesOfGuest() {
        addMatch("old");
        addMatch("new");
        store.steps().append("old", List.of(step(1, "x")), ATTACKING, StoredClock.NONE).join();
        assertThat(store.matches().of(ANNA.guest(), 10))
                .extracting(StoredMatch::id)
                .containsExactlyInAnyOrder("old", "new");
        assertThat(store.matches().of("bert", 10)).isEmpty();
    }

    @Test
    @DisplayName(
            "A guest finds a match that it made for others, and loses one whose seat it gave away")
    void matchesOfMaker() {
        List<Occupant> bots = List.of(new Bot("Rush", "rush"), new Bot("Turtle", "turtle"));
        store.matches()
                .add("bots", "game: conquest", "normal", Optional.empty(), bots, ANNA.guest())
                .join();
        addMatch("m");
        store.seatLinks().add("link", new MatchSeat("m", 0), ANNA.guest()).join();
        store.seatLinks().use("link", "bert").join();
        reopen();
        assertThat(store.matches().of(ANNA.guest(), 10))
                .extracting(StoredMatch::id)
                .containsExactly("bots");
        assertThat(store.matches().of("bert", 10)).extracting(StoredMatch::id).containsExactly("m");
    }

    @Test
    @DisplayName("A seat link moves the seat once, and only from the guest who made it")
    void seatLink() {
        addMatch("m");
        var seat = new MatchSeat("m", 0);
        store.seatLinks().add("first", seat, ANNA.guest()).join();
        store.seatLinks().add("second", seat, ANNA.guest()).join();
        assertThat(store.seatLinks().use("first", "bert").join()).isEqualTo(new Use.Moved(seat));
        assertThat(store.seatLinks().use("first", "carl").join()).isEqualTo(new Use.Dead());
        assertThat(store.seatLinks().use("second", ANNA.guest()).join()).isEqualTo(new Use.Dead());
        assertThat(store.matches().find("m").orElseThrow().seats().getFirst())
                .isEqualTo(new Person("Anna", "bert"));
    }

    @Test
    @DisplayName("The holder of the seat of a link is told so, and uses up nothing")
    void repeatedLink() {
        addMatch("m");
        var seat = new MatchSeat("m", 0);
        store.seatLinks().add("link", seat, ANNA.guest()).join();
        var held = new Use.Held(seat);
        assertThat(store.seatLinks().use("link", ANNA.guest()).join()).isEqualTo(held);
        assertThat(store.seatLinks().use("link", "bert").join()).isEqualTo(new Use.Moved(seat));
        assertThat(store.seatLinks().use("link", "bert").join()).isEqualTo(held);
        assertThat(store.seatLinks().use("link", ANNA.guest()).join()).isEqualTo(new Use.Dead());
    }

    @Test
    @DisplayName("A seat link gives nobody a second seat")
    void noSecondSeat() {
        addMatch("m");
        store.matches().takeOpenSeat("m", new Person("Bert", "bert")).join();
        store.seatLinks().add("link", new MatchSeat("m", 0), ANNA.guest()).join();
        assertThat(store.seatLinks().use("link", "bert").join()).isEqualTo(new Use.SeatedAlready());
        assertThat(store.seatLinks().use("link", "carl").join())
                .isEqualTo(new Use.Moved(new MatchSeat("m", 0)));
    }

    @Test
    @DisplayName("A board is stored once and for ever, up to a limit")
    void boards() {
        assertThat(store.boards().keep("a", "one", 2).join()).isEqualTo(Kept.KEPT);
        assertThat(store.boards().keep("b", "two", 2).join()).isEqualTo(Kept.KEPT);
        assertThat(store.boards().keep("c", "three", 2).join()).isEqualTo(Kept.FULL);
        assertThat(store.boards().keep("a", "other", 2).join()).isEqualTo(Kept.KEPT);
        reopen();
        assertThat(store.boards().find("a")).contains("one");
        assertThat(store.boards().find("c")).isEmpty();
    }

    @Test
    @DisplayName(
            "A match is due when one of its clocks has run out, and no longer when it is stopped")
    void due() {
        addMatch("m");
        assertThat(store.matches().hasClocks()).isFalse();
        var clock = new StoredClock(Optional.of("{}"), OptionalLong.of(100));
        store.steps().append("m", List.of(step(1, "x")), ATTACKING, clock).join();
        reopen();
        assertThat(store.matches().hasClocks()).isTrue();
        assertThat(store.matches().due(99, 10)).isEmpty();
        assertThat(store.matches().due(100, 10)).containsExactly("m");
        assertThat(store.matches().find("m").orElseThrow().clock()).contains("{}");
        store.matches().setClock(Fence.none("m"), StoredClock.NONE).join();
        assertThat(store.matches().due(1_000, 10)).isEmpty();
    }

    @Test
    @DisplayName("The server time goes on where it was when the store was closed")
    void serverTime() {
        var twoDays = Duration.ofDays(2);
        store.time().advance(twoDays).join();
        reopen();
        assertThat(store.time().millis())
                .isBetween(twoDays.toMillis(), twoDays.plusHours(1).toMillis());
        store.time().save().join();
        long saved = store.time().millis();
        reopen();
        assertThat(store.time().millis()).isBetween(twoDays.toMillis(), saved + 3_600_000);
    }
}
