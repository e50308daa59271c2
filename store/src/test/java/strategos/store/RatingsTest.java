package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
import strategos.store.MatchResults.Tally;
import strategos.store.Occupant.Person;
import strategos.store.SeatLinks.MatchSeat;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class RatingsTest {

    private static final RatedGame DUEL = new RatedGame("modern", 2);
    private static final RatedGame TRIO = new RatedGame("modern", 3);

    private final TestDatabase kind;
    @TempDir Path folder;
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");
    private Writer writer;
    private Accounts accounts;
    private Matches matches;
    private Steps steps;
    private MatchResults results;
    private Ratings ratings;
    private Blocks blocks;
    private WaitingMatches waiting;
    private String ada;
    private String bert;

    RatingsTest(TestDatabase kind) {
        this.kind = kind;
    }

    @BeforeEach
    void open() {
        var parts = StoreParts.open(kind, folder, () -> now);
        var reader = parts.reader();
        var clock = parts.clock();
        writer = parts.writer();
        accounts = new Accounts(reader, writer, clock);
        matches = new Matches(reader, writer, clock);
        steps = new Steps(reader, writer, clock);
        results = new MatchResults(reader, writer);
        ratings = new Ratings(reader, writer, clock);
        blocks = new Blocks(reader, writer);
        waiting = new WaitingMatches(reader, writer, clock);
        ada = accounts.add("1", "Ada", "hash").join().orElseThrow().id();
        bert = accounts.add("2", "Bert", "hash").join().orElseThrow().id();
    }

    @AfterEach
    void close() {
        writer.close();
    }

    /** A match of accounts that is over. */
    private void end(String id, List<Integer> winners, String... owners) {
        now = now.plusSeconds(60);
        List<Occupant> seats =
                Stream.of(owners).<Occupant>map(owner -> new Person("P", owner)).toList();
        matches.add(id, "game: conquest", "normal", Optional.empty(), seats, owners[0]).join();
        steps.append(id, List.of(), new Standing(9, List.of(), winners, true), StoredClock.NONE)
                .join();
    }

    private static List<Skill> raised(List<Optional<Skill>> before) {
        List<Skill> after = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            double mean = before.get(i).map(Skill::mean).orElse(25.0);
            after.add(new Skill(mean + (i == 0 ? 1 : -1), 8));
        }
        return after;
    }

    @Test
    @DisplayName("A match changes the ratings of its players once, each kind of game by itself")
    void once() {
        for (String id : List.of("a", "b")) end(id, List.of(0), ada, bert);
        for (String id : List.of("a", "b", "a"))
            ratings.rate(id, DUEL, List.of(ada, bert), RatingsTest::raised).join();
        end("c", List.of(0), bert, ada);
        ratings.rate("c", TRIO, List.of(bert, ada), RatingsTest::raised).join();
        assertThat(ratings.of(ada))
                .containsExactly(
                        new Ratings.Standing("Ada", DUEL, new Skill(27, 8), 2),
                        new Ratings.Standing("Ada", TRIO, new Skill(24, 8), 1));
        assertThat(ratings.changes(ada, 9))
                .extracting(change -> change.skill().mean())
                .containsExactlyInAnyOrder(24.0, 27.0, 26.0);
        assertThat(ratings.games()).containsExactly(DUEL, TRIO);
    }

    @Test
    @DisplayName("The best are listed by what they surely reach, and nobody who is banned")
    void best() {
        end("a", List.of(0), ada, bert);
        ratings.rate(
                        "a",
                        DUEL,
                        List.of(ada, bert),
                        _ -> List.of(new Skill(30, 8), new Skill(26, 2)))
                .join();
        assertThat(ratings.best(DUEL, 9))
                .extracting(Ratings.Standing::name)
                .containsExactly("Bert", "Ada");
        accounts.mark(bert, Mark.BANNED).join();
        assertThat(ratings.best(DUEL, 9)).extracting(Ratings.Standing::name).containsExactly("Ada");
        assertThat(ratings.best(TRIO, 9)).isEmpty();
    }

    @Test
    @DisplayName(
            "MatchResults that are missing are found in the order of their ends, and noted once")
    void missing() {
        end("b", List.of(1), ada, bert);
        end("a", List.of(), bert, ada);
        matches.add("running", "game", "fast", Optional.empty(), List.of(new Person("P", ada)), ada)
                .join();
        assertThat(results.missing(9)).containsExactly("b", "a");
        results.note("b", DUEL).join();
        results.note("b", DUEL).join();
        assertThat(results.missing(9)).containsExactly("a");
    }

    @Test
    @DisplayName("A match that began from a position of another counts nowhere")
    void playedOn() {
        end("a", List.of(0), ada, bert);
        var over = new Standing(9, List.of(), List.of(0), true);
        var step = new StoredStep(1, "done", Optional.empty());
        var beginning =
                new Beginning(
                        new MatchOrigin("a", 1, MatchOrigin.Kind.PLAY_ON), List.of(step), over);
        List<Occupant> seats = List.of(new Person("Ada", ada));
        matches.add("b", "game", "fast", seats, ada, beginning).join();
        assertThat(results.missing(9)).containsExactly("a");
        results.note("b", DUEL).join();
        assertThat(results.of(ada)).isEmpty();
        assertThat(matches.find("b").orElseThrow().standing()).isEqualTo(over);
    }

    @Test
    @DisplayName("Wins and draws are counted by kind of game, the most played first")
    void tallies() {
        end("a", List.of(0), ada, bert);
        end("b", List.of(0, 1), ada, bert);
        end("c", List.of(), bert, ada);
        end("d", List.of(0), bert, ada);
        for (String id : List.of("a", "b", "c")) results.note(id, TRIO).join();
        results.note("d", DUEL).join();
        assertThat(results.of(ada))
                .containsExactly(new Tally(TRIO, 3, 2, 1), new Tally(DUEL, 1, 0, 0));
        assertThat(results.of(bert))
                .containsExactly(new Tally(TRIO, 3, 1, 1), new Tally(DUEL, 1, 1, 0));
    }

    @Test
    @DisplayName("A deleted account leaves nothing but its moves, and seats that nobody owns")
    void delete() {
        end("a", List.of(0), ada, bert);
        ratings.rate("a", DUEL, List.of(ada, bert), RatingsTest::raised).join();
        matches.add("b", "game", "fast", Optional.empty(), List.of(new Person("P", ada)), ada)
                .join();
        blocks.add(bert, ada).join();
        blocks.add(ada, bert).join();
        waiting.hide("a", ada).join();
        assertThat(accounts.delete(ada, "x").join())
                .containsExactlyInAnyOrder(new MatchSeat("a", 0), new MatchSeat("b", 0));
        assertThat(accounts.find(ada)).isEmpty();
        assertThat(ratings.best(DUEL, 9))
                .extracting(Ratings.Standing::name)
                .containsExactly("Bert");
        assertThat(blocks.of(bert)).isEmpty();
        assertThat(matches.find("a").orElseThrow().names()).containsExactly("Deleted player", "P");
        assertThat(matches.of(ada, 9)).isEmpty();
        assertThat(accounts.add("3", "Ada", "hash").join()).isPresent();
    }

    @Test
    @DisplayName("A block works both ways, no matter who has set it")
    void block() {
        assertThat(blocks.isBetween(ada, List.of(bert))).isFalse();
        blocks.add(ada, bert).join();
        blocks.add(ada, bert).join();
        assertThat(blocks.isBetween(ada, List.of("somebody", bert))).isTrue();
        assertThat(blocks.isBetween(bert, List.of(ada))).isTrue();
        assertThat(blocks.isBetween(bert, List.of())).isFalse();
        assertThat(blocks.of(ada)).containsExactly("Bert");
        blocks.remove(ada, bert).join();
        assertThat(blocks.isBetween(bert, List.of(ada))).isFalse();
    }

    @Test
    @DisplayName("Finished matches are listed from the last, page by page")
    void history() {
        for (String id : List.of("a", "b", "c")) end(id, List.of(0), ada, bert);
        matches.add("running", "game", "fast", Optional.empty(), List.of(new Person("P", ada)), ada)
                .join();
        var first = matches.finishedOf(ada, now.plusSeconds(1), 2);
        assertThat(first).extracting(StoredMatch::id).containsExactly("c", "b");
        assertThat(matches.finishedOf(ada, first.getLast().changedAt(), 2))
                .extracting(StoredMatch::id)
                .containsExactly("a");
    }
}
