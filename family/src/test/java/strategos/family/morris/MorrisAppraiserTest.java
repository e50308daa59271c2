package strategos.family.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bots.morris.Judge;
import strategos.bots.morris.MorrisTables;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Turn;
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
import strategos.wire.morris.MorrisAppraisal.TablePresence;
import strategos.wire.morris.MorrisAppraisal.ValueBasis;

class MorrisAppraiserTest {

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

    private static MorrisAppraiser appraiser(MorrisTables known) {
        return new MorrisAppraiser(GAME, new Judge(GAME, known));
    }

    @Test
    @DisplayName("Where tables know a position, the best move has the value they have for it")
    void exact() {
        for (int i = 0; i < 200; i++) {
            State state = somewhere(new Seed(i));
            if (state.stage() != MorrisStage.MOVE) continue;
            int outcome = tables.outcome(state).orElseThrow();
            var view = GAME.view(state, Viewer.inSeat(state.mover()));
            var told = appraiser(_ -> Optional.of(tables)).appraise(view);
            var best = told.moves().getFirst();
            assertThat(told.tables()).isEqualTo(TablePresence.THERE);
            assertThat(told.moves()).hasSize(view.count());
            assertThat(told.moves()).allMatch(move -> move.basis() == ValueBasis.TABLE);
            assertThat(best.chance())
                    .as("seed %d", i)
                    .isEqualTo(Outcome.isWin(outcome) ? 1 : Outcome.isLoss(outcome) ? 0 : 0.5);
            if (outcome != Outcome.DRAW)
                assertThat(best.plies()).isEqualTo(Outcome.distance(outcome));
        }
    }

    /** Four men against four, wherever they are. */
    private static State somewhere(Seed seed) {
        var random = seed.random();
        int mine = 0;
        int theirs = 0;
        while (Integer.bitCount(mine) < 4) mine |= 1 << random.nextInt(16);
        while (Integer.bitCount(theirs) < 4) theirs |= 1 << random.nextInt(16) & ~mine;
        return GAME.moving(0, mine, theirs, 0);
    }

    @Test
    @DisplayName("Without tables values are estimates, or proven by a search that sees the end")
    void estimates() {
        State state = GAME.start();
        play(GAME, state, List.of());
        var told = appraiser(MorrisTables.NONE).appraise(GAME.view(state, Viewer.inSeat(0)));
        assertThat(told.tables()).isEqualTo(TablePresence.MISSING);
        assertThat(told.moves()).allMatch(move -> move.basis() == ValueBasis.ESTIMATE);
    }

    @Test
    @DisplayName("A review names the move that let a mill be closed, and the one that stopped it")
    void review() {
        // A B C is the upper row, E the centre; the first mill wins.
        var small = new Morris(MorrisPresets.THREE_MENS);
        var steps = play(small, small.start(), List.of(0, 4, 1, 3, 2));
        var judging = new MorrisAppraiser(small, new Judge(small, MorrisTables.NONE));
        var mistakes = judging.review(steps).turns();
        assertThat(mistakes).isNotEmpty();
        var mistake = mistakes.getLast();
        assertThat(mistake.step()).isEqualTo(steps.size() - 1);
        assertThat(mistake.seat()).isEqualTo(1);
        assertThat(mistake.made().chance()).isZero();
        assertThat(mistake.made().basis()).isEqualTo(ValueBasis.PROOF);
        assertThat(mistake.best().points()).containsExactly(2);
    }

    /** Lets chance decide who begins, and places men. */
    private static List<Step<Move>> play(Morris game, State state, List<Integer> points) {
        List<Step<Move>> steps = new ArrayList<>();
        while (game.turn(state) instanceof Turn.Roll) {
            Step<Move> rolled = new Step.Rolled<>(0);
            game.apply(state, rolled);
            steps.add(rolled);
        }
        for (int point : points) {
            Seat seat = ((Turn.Decide) game.turn(state)).seat();
            Step<Move> placed = new Step.Moved<>(seat, new Move.Place(point));
            game.apply(state, placed);
            steps.add(placed);
        }
        return steps;
    }
}
