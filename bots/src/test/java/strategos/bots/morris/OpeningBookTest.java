package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
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
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.solve.Outcome;
import strategos.solve.TableFolder;

class OpeningBookTest {

    private static final Rules RULES = MorrisPresets.SIX_MENS;
    private static final int MEN = 4;
    private static final int NODES = 60;

    @TempDir private static Path data;

    private static final Morris GAME = new Morris(RULES.withoutDraws());
    private static TableFolder tables = new TableFolder(Path.of(""), RULES);
    private static OpeningBook book = OpeningBook.of(RULES, NODES, MEN, Map.of());
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
        var alone = OpeningBook.of(RULES, NODES, MEN, Map.of());
        int lost = 0;
        for (int i = 0; i < 300; i++) {
            assertThat(given(book, i)).as("seed %d", i).isZero();
            lost += given(alone, i);
        }
        assertThat(lost).isPositive();
    }

    /** How often a player by a book gives away value against random replies. */
    private static int given(OpeningBook played, int match) {
        var player = new BookPlayer(played);
        State state = GAME.start();
        MorrisPlayout playout = GAME.simulation();
        var random = new Seed(match).random();
        int seat = match % 2;
        int given = 0;
        int before = 0;
        while (playout.actor(state) >= 0 && player.covers(state)) {
            if (state.mover() != seat) {
                playout.play(state, random.nextInt(playout.count(state)));
                continue;
            }
            if (state.stage() == MorrisStage.PLACE) before = value(state, seat);
            playout.playCode(state, player.move(state));
            if (state.stage() == MorrisStage.PLACE && value(state, seat) < before) given++;
        }
        return given;
    }

    private static int value(State state, int seat) {
        int value = Integer.signum(Outcome.merit(tables.outcome(state).orElseThrow()));
        return state.mover() == seat ? value : -value;
    }

    @Test
    @DisplayName("Both seats are played, and the layers have all corrections")
    void layers() {
        assertThat(LAYERS).extracting(Layer::placed).containsExactly(0, 2, 4, 6, 1, 3, 5, 7);
        assertThat(LAYERS.stream().mapToInt(Layer::corrections).sum()).isEqualTo(book.size());
        assertThat(LAYERS).allMatch(layer -> layer.corrections() <= 2 * layer.decisions());
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
        for (int i = 0; i < 50; i++) assertThat(given(again, i)).as("seed %d", i).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"morris", "morris-fly"})
    @DisplayName("The books that ship are of today's search: it errs where they correct it")
    void shipped(String name) {
        var rules = MorrisPresets.named(name).orElseThrow();
        var shipped = new BookPlayer(OpeningBook.shipped(rules).orElseThrow());
        var game = new Morris(rules.withoutDraws());
        var playout = game.simulation();
        int corrected = 0;
        for (int i = 0; i < 60; i++) {
            State state = game.placing(0, 0, 0, rules.men(), rules.men());
            var random = new Seed(i).random();
            while (shipped.covers(state)) {
                if (state.mover() != i % 2) {
                    playout.play(state, random.nextInt(playout.count(state)));
                    continue;
                }
                var correction = shipped.correction(state);
                int alone = shipped.uncorrected(state);
                if (correction.isPresent()) {
                    corrected++;
                    assertThat(alone)
                            .as("seed %d: 'morris book' has to make the book again", i)
                            .isNotEqualTo(correction.getAsInt());
                }
                playout.playCode(state, correction.orElse(alone));
            }
        }
        assertThat(corrected).isPositive();
    }

    @Test
    @DisplayName("Without tables, perfect plays the moves of the book from the empty board")
    void withoutTables() {
        var game = new Morris(MorrisPresets.MORRIS_FLY);
        var shipped = new BookPlayer(OpeningBook.shipped(MorrisPresets.MORRIS_FLY).orElseThrow());
        var perfect = new Perfect(game, MorrisTables.NONE, new Seed(1).random());
        State state = game.start();
        if (state.stage() == MorrisStage.DRAW) game.apply(state, new Step.Rolled<>(0));
        var random = new Seed(1).random();
        int moves = 0;
        for (; shipped.covers(state); moves++) {
            int mover = state.mover();
            if (mover == 1) {
                game.simulation().play(state, random.nextInt(game.simulation().count(state)));
                continue;
            }
            var move = perfect.decide(game.view(state, Viewer.inSeat(0)), Budget.UNLIMITED);
            assertThat(move).isEqualTo(game.simulation().decode(state, shipped.move(state)));
            game.apply(state, new Step.Moved<>(Seat.of(0), move));
        }
        assertThat(moves).isGreaterThan(5);
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
