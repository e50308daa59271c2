package strategos.bots.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Budget;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.State;
import strategos.solve.MenPair;
import strategos.solve.Outcome;
import strategos.solve.Solver;
import strategos.solve.TableFolder;

class PerfectTest {

    private static final Budget SMALL = new Budget(300, Budget.UNLIMITED.time());
    private static final int MATCHES = 300;

    @TempDir private static Path data;

    private static final Morris GAME = new Morris(MorrisPresets.SIX_MENS);
    private static TableFolder tables = new TableFolder(Path.of(""), MorrisPresets.SIX_MENS);

    @BeforeAll
    static void solve() throws InterruptedException {
        tables = new TableFolder(data, MorrisPresets.SIX_MENS);
        try (var solver = new Solver(tables, 1, _ -> {})) {
            for (MenPair pair : MenPair.upTo(new MenPair(4, 4))) solver.solve(pair);
        }
    }

    private static Perfect perfect(Seed seed) {
        return new Perfect(GAME, _ -> Optional.of(tables), seed.random());
    }

    @Test
    @DisplayName(
            "From a won position it wins, in as many moves as the tables say; from a drawn one"
                    + " it does not lose")
    void keepsTheValue() {
        int won = 0;
        int drawn = 0;
        for (int i = 0; i < MATCHES; i++) {
            var seed = new Seed(i);
            State state = somewhere(seed.child("start").random());
            if (state.stage() != MorrisStage.MOVE) continue;
            int outcome = tables.outcome(state).orElseThrow();
            if (Outcome.isWin(outcome)) {
                won++;
                assertThat(winner(state, seed)).as("seed %d", i).isEqualTo(0);
            } else if (outcome == Outcome.DRAW) {
                drawn++;
                assertThat(winner(state, seed)).as("seed %d", i).isNotEqualTo(1);
            }
        }
        assertThat(won).isGreaterThan(50);
        assertThat(drawn).isGreaterThan(10);
    }

    /** Four men against four, or three, wherever they are. */
    private static State somewhere(RandomGenerator random) {
        int mine = 0;
        int theirs = 0;
        while (Integer.bitCount(mine) < 4) mine |= 1 << random.nextInt(16);
        int men = 3 + random.nextInt(2);
        while (Integer.bitCount(theirs) < men) theirs |= 1 << random.nextInt(16) & ~mine;
        return GAME.moving(0, mine, theirs, 0);
    }

    /** Plays against a searcher; a win has to come closer with every move. */
    private static int winner(State state, Seed seed) {
        var perfect = perfect(seed.child(0));
        var other = new Searcher(GAME, Level.ALL.get(3), seed.child(1).random());
        int distance = Integer.MAX_VALUE;
        int men = Integer.MAX_VALUE;
        while (GAME.simulation().actor(state) >= 0) {
            int mover = state.mover();
            var view = GAME.view(state, Viewer.inSeat(mover));
            var move = mover == 0 ? perfect.decide(view, SMALL) : other.decide(view, SMALL);
            GAME.apply(state, new Step.Moved<>(Seat.of(mover), move));
            if (state.stage() != MorrisStage.MOVE || state.mover() == 0) continue;
            int outcome = tables.outcome(state).orElseThrow();
            int now = Integer.bitCount(state.mine() | state.theirs());
            if (Outcome.isLoss(outcome) && now == men)
                assertThat(Outcome.distance(outcome)).as("%s", seed).isLessThan(distance);
            distance = Outcome.isLoss(outcome) ? Outcome.distance(outcome) : Integer.MAX_VALUE;
            men = now;
        }
        return state.stage() == MorrisStage.WON ? state.mover() : -1;
    }

    @Test
    @DisplayName("Without tables it searches; a damaged one is not used")
    void withoutTables(@TempDir Path empty) throws Exception {
        var view = GAME.view(somewhere(new Seed(1).random()), Viewer.inSeat(0));
        var searching = new Perfect(GAME, MorrisTables.NONE, new Seed(1).random());
        assertThat(view.isLegal(searching.decide(view, SMALL))).isTrue();
        var damaged = new TableFolder(empty, MorrisPresets.SIX_MENS);
        Files.createDirectories(damaged.path());
        Files.writeString(damaged.path().resolve("3-3.table"), "not a table");
        assertThat(new SmallTables(empty).of(MorrisPresets.SIX_MENS)).isEmpty();
    }

    @Test
    @DisplayName("It agrees to a draw unless the tables, or a search, promise more")
    void draws() {
        int accepted = 0;
        for (int i = 0; i < 100; i++) {
            State state = somewhere(new Seed(i).random());
            if (state.stage() != MorrisStage.MOVE) continue;
            int outcome = tables.outcome(state).orElseThrow();
            GAME.apply(state, new Step.Moved<>(Seat.of(1), new Move.Draw()));
            var view = GAME.view(state, Viewer.inSeat(0));
            boolean agrees = perfect(new Seed(i)).decide(view, SMALL) instanceof Move.Draw;
            assertThat(agrees).as("seed %d", i).isEqualTo(!Outcome.isWin(outcome));
            if (agrees) accepted++;
            var searched = new Searcher(GAME, Level.fixed(3), new Seed(i).random());
            boolean hopes = Analysis.toDepth(GAME, state, 3).value() > 0;
            if (view.count() > 1)
                assertThat(searched.decide(view, Budget.UNLIMITED) instanceof Move.Draw)
                        .as("seed %d", i)
                        .isEqualTo(!hopes);
        }
        assertThat(accepted).isBetween(5, 95);
    }

    @Test
    @DisplayName("Small tables are made when they are first asked for")
    void small(@TempDir Path fresh) {
        var made = new SmallTables(fresh).of(MorrisPresets.THREE_MENS).orElseThrow();
        assertThat(made.path().resolve("3-3.table")).exists();
    }
}
