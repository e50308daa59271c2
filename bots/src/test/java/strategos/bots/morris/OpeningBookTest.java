package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bots.morris.BookMaker.Layer;
import strategos.game.Budget;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.solve.TableFolder;

class OpeningBookTest {

    private static final Rules RULES = MorrisPresets.SIX_MENS;
    private static final int MEN = 6;
    private static final int SEATS = 2;
    private static final int NODES = 60;

    @TempDir private static Path data;

    private static TableFolder tables = new TableFolder(Path.of(""), RULES);
    private static OpeningBook book = OpeningBook.of(RULES, NODES, MEN, SearchResults.NONE);
    private static final List<Layer> LAYERS = new ArrayList<>();

    @BeforeAll
    static void make() throws Exception {
        tables = new SmallTables(data).of(RULES).orElseThrow();
        book = new BookMaker(tables, NODES, 2).make(MEN, LAYERS::add);
    }

    @Test
    @DisplayName("A player by the book keeps the value against any replies; by search alone, not")
    void keepsTheValue() {
        assertThat(book.size()).isGreaterThan(10);
        var alone = OpeningBook.of(RULES, NODES, MEN, SearchResults.NONE);
        long lost = 0;
        for (int i = 0; i < 300; i++) {
            assertThat(mistakes(book, i)).as("seed %d", i).isZero();
            lost += mistakes(alone, i);
        }
        assertThat(lost).isPositive();
    }

    /** How often a player by a book gives away value in a match. */
    private static long mistakes(OpeningBook played, int match) {
        return new BookCheck(tables, played).play(match % 2, new Seed(match).random()).mistakes();
    }

    @Test
    @DisplayName("Both seats are played, and the layers have all corrections")
    void layers() {
        assertThat(LAYERS)
                .extracting(Layer::placed)
                .containsExactly(0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11);
        assertThat(LAYERS.stream().mapToInt(Layer::corrections).sum()).isEqualTo(book.size());
        assertThat(LAYERS).allMatch(layer -> layer.corrections() <= layer.decisions());
        assertThat(LAYERS)
                .filteredOn(layer -> layer.placed() < SEATS * (MEN - 1))
                .allMatch(layer -> layer.decisions() >= layer.positions());
        assertThat(LAYERS.getLast().decisions()).isLessThan(LAYERS.getLast().positions());
    }

    @Test
    @DisplayName("The number of threads changes nothing in a book")
    void threads() throws Exception {
        var one = new BookMaker(tables, NODES, 1).make(MEN, _ -> {});
        assertThat(bytes(one)).isEqualTo(bytes(book));
    }

    private static byte[] bytes(OpeningBook written) throws Exception {
        var out = new ByteArrayOutputStream();
        written.write(out);
        return out.toByteArray();
    }

    @Test
    @DisplayName("A book that is written and read plays the same moves")
    void roundTrip() throws Exception {
        var again = OpeningBook.read(RULES, new ByteArrayInputStream(bytes(book)));
        assertThat(again.size()).isEqualTo(book.size());
        for (int i = 0; i < 50; i++) assertThat(mistakes(again, i)).as("seed %d", i).isZero();
    }

    @Test
    @DisplayName("A book knows how many moves are wrong in every position, written and read or not")
    void everyPosition() throws Exception {
        var random = new Seed(1).random();
        Map<Long, Integer> wrongMoves = new HashMap<>();
        while (wrongMoves.size() < 20_000)
            wrongMoves.put(
                    random.nextLong() | 1, 1 + Long.numberOfTrailingZeros(random.nextLong()));
        long[] right = random.longs(400_000).map(key -> key & ~1L).distinct().toArray();
        var made = OpeningBook.of(RULES, NODES, MEN, new SearchResults(wrongMoves, right));
        var again = OpeningBook.read(RULES, new ByteArrayInputStream(bytes(made)));
        for (OpeningBook each : List.of(made, again)) {
            wrongMoves.forEach((key, count) -> assertThat(each.wrongMoves(key)).isEqualTo(count));
            for (long key : right) assertThat(each.wrongMoves(key)).isZero();
        }
        assertThat(again.size()).isEqualTo(20_000);
        assertThat(bytes(made).length).as("bytes").isBetween(20_000, 34_000);
    }

    @Test
    @DisplayName(
            "A book of another version, one that is cut off and one with a flipped bit are refused")
    void damaged() throws Exception {
        byte[] good = bytes(book);
        for (int at : new int[] {3, good.length / 2, good.length - 1}) {
            byte[] flipped = good.clone();
            flipped[at] ^= 16;
            assertThatThrownBy(() -> OpeningBook.read(RULES, new ByteArrayInputStream(flipped)))
                    .isInstanceOf(IOException.class);
            byte[] cut = Arrays.copyOf(good, at);
            assertThatThrownBy(() -> OpeningBook.read(RULES, new ByteArrayInputStream(cut)))
                    .isInstanceOf(IOException.class);
        }
    }

    @Test
    @DisplayName("The digest tells one search from another")
    void digest() {
        long digest = new BookSearch(RULES, NODES).digest();
        assertThat(new BookSearch(RULES, NODES).digest()).isEqualTo(digest);
        assertThat(new BookSearch(RULES, NODES + 10).digest()).isNotEqualTo(digest);
    }

    @ParameterizedTest
    @ValueSource(strings = {"morris", "morris-fly"})
    @DisplayName("The books that ship correct the search of today, and some of its moves")
    void shipped(String name) {
        var rules = MorrisPresets.named(name).orElseThrow();
        var shipped = OpeningBook.shipped(rules).orElseThrow();
        assertThat(shipped.searchDigest())
                .as("if the search has changed, 'morris book' has to make the book again")
                .isEqualTo(new BookSearch(rules, shipped.nodes()).digest());
        assertThat(shipped.size()).isGreaterThan(10_000);
        var player = new BookPlayer(shipped);
        var game = new Morris(rules.withoutDraws());
        var playout = game.simulation();
        int corrected = 0;
        for (int i = 0; i < 60; i++) {
            State state = game.emptyBoard(0);
            var random = new Seed(i).random();
            while (player.covers(state)) {
                if (state.mover() != i % 2) {
                    playout.play(state, random.nextInt(playout.count(state)));
                    continue;
                }
                if (player.isCorrected(state)) corrected++;
                playout.playCode(state, player.move(state));
            }
        }
        assertThat(corrected).isPositive();
    }

    @Test
    @DisplayName("Without tables, perfect plays by the book, even if it is new for every decision")
    void withoutTables() {
        var game = new Morris(MorrisPresets.MORRIS_FLY);
        var shipped = new BookPlayer(OpeningBook.shipped(MorrisPresets.MORRIS_FLY).orElseThrow());
        State state = begun(game);
        var random = new Seed(1).random();
        int moves = 0;
        for (; shipped.covers(state); moves++) {
            if (state.mover() == 1) {
                game.simulation().play(state, random.nextInt(game.simulation().count(state)));
                continue;
            }
            assertThat(shipped.hasPlayed(state)).isTrue();
            Move move = perfect(game).decide(game.view(state, Viewer.inSeat(0)), Budget.UNLIMITED);
            assertThat(move).isEqualTo(game.simulation().decode(state, shipped.move(state)));
            game.apply(state, new Step.Moved<>(Seat.of(0), move));
        }
        assertThat(moves).isGreaterThan(5);
    }

    @Test
    @DisplayName(
            "The book is of no use after a move that it would not have made, or from a set-up board")
    void notByTheBook() {
        var game = new Morris(MorrisPresets.MORRIS_FLY);
        var shipped = new BookPlayer(OpeningBook.shipped(MorrisPresets.MORRIS_FLY).orElseThrow());
        var playout = game.simulation();
        State state = begun(game);
        int mover = state.mover();
        int other = (shipped.move(state) + 1) % MorrisPresets.MORRIS_FLY.board().size();
        playout.playCode(state, other);
        playout.play(state, 0);
        assertThat(state.mover()).isEqualTo(mover);
        assertThat(shipped.hasPlayed(state)).isFalse();
        playout.play(state, 0);
        assertThat(shipped.hasPlayed(game.copy(state))).as("the other player").isFalse();
        assertThat(shipped.hasPlayed(game.placing(0, 0b11, 0b100, 7, 8))).isFalse();
    }

    /** A match in which the first player is known. */
    private static State begun(Morris game) {
        State state = game.start();
        if (state.stage() == MorrisStage.DRAW) game.apply(state, new Step.Rolled<>(0));
        return state;
    }

    private static Perfect perfect(Morris game) {
        return new Perfect(game, MorrisTables.NONE, new Seed(1).random());
    }

    @Test
    @DisplayName("Perfect play gives nothing away in graded positions, random play does")
    void graded() {
        var bots = new MorrisBots(Memories.NONE, _ -> Optional.of(tables));
        var game = new Morris(RULES);
        var graded =
                new GradedPositions(
                        game, tables, bots.named("search-2").orElseThrow(), 60, new Seed(1));
        var budget = new Budget(300, Budget.UNLIMITED.time());
        var perfect = graded.grade(bots.named("perfect").orElseThrow(), budget, new Seed(2));
        assertThat(perfect).allMatch(grade -> grade.average() == 0);
        assertThat(perfect.stream().mapToInt(Grade::kept).sum()).isEqualTo(60);
        var random = graded.grade(MorrisBots.RANDOM, budget, new Seed(2));
        assertThat(random.stream().mapToDouble(Grade::given).sum()).isGreaterThan(5);
        assertThat(random.stream().mapToInt(Grade::decisions).sum()).isEqualTo(60);
    }
}
