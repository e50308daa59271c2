package strategos.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.Rules.First;
import strategos.morris.State;
import strategos.solve.Openings.OpeningMove;

class PlacingTest {

    private static final Rules SIX = MorrisPresets.SIX_MENS;

    /** Three men on the board for six: the first capture while men are placed wins. */
    private static final Rules FEW =
            new Rules(
                    "few",
                    SIX.board(),
                    3,
                    SIX.first(),
                    SIX.flying(),
                    SIX.taking(),
                    SIX.aim(),
                    0,
                    0);

    static final List<Rules> GAMES = List.of(MorrisPresets.THREE_MENS, FEW);

    @TempDir private Path data;

    private TableFolder solved(Rules rules) throws InterruptedException {
        var tables = new TableFolder(data, rules);
        try (var solver = new Solver(tables, 1, _ -> {})) {
            for (MenPair pair : MenPair.all(rules)) solver.solve(pair);
            for (PlacingKey key : PlacingKey.all(rules)) solver.solve(key);
        }
        return tables;
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    @DisplayName("Every position while men are placed has the value that plain minimax finds")
    void minimax(Rules rules) throws InterruptedException {
        TableFolder tables = solved(rules);
        var minimax = new Minimax(tables);
        minimax.value(minimax.game.start());
        assertThat(minimax.known).hasSizeGreaterThan(1000);
        minimax.known.forEach(
                (state, value) ->
                        assertThat(
                                        Integer.signum(
                                                Outcome.merit(tables.outcome(state).orElseThrow())))
                                .as("%s", state)
                                .isEqualTo(value));
    }

    @Test
    @DisplayName("The rules of the game derive every value of six men's morris from its moves")
    void check() throws Exception {
        TableFolder tables = solved(SIX);
        long checked = 0;
        for (PlacingKey key : PlacingKey.all(SIX)) {
            var result = new TableCheck(tables).check(key, 3_000, new Seed(1).random());
            assertThat(result.fault()).as("%s, seed 1", key).isEmpty();
            checked += result.checked();
        }
        assertThat(checked).isGreaterThan(100_000);
        var openings = Openings.of(tables);
        assertThat(openings.value()).isEqualTo("draw");
        assertThat(openings.moves())
                .containsExactly(new OpeningMove("A", 8, "draw"), new OpeningMove("B", 8, "draw"));
    }

    @Test
    @DisplayName("Tables that are missing are made again, to the same result; damage is named")
    void resumed() throws Exception {
        TableFolder tables = solved(MorrisPresets.THREE_MENS);
        var key = new PlacingKey(1, 2, 2, 1);
        Path file = tables.file(key);
        byte[] whole = Files.readAllBytes(file);
        Files.delete(file);
        solved(MorrisPresets.THREE_MENS);
        assertThat(Files.readAllBytes(file)).isEqualTo(whole);
        whole[whole.length - 1] ^= 1;
        Files.delete(file);
        Files.write(file, whole);
        assertThatThrownBy(() -> new TableFolder(data, MorrisPresets.THREE_MENS).table(key))
                .isInstanceOf(UnreadableTableException.class)
                .hasMessageContaining("1-2-hands-2-1.table");
    }

    /** Minimax over whole positions, without bounds and symmetries. */
    private static final class Minimax {

        private final TableFolder tables;
        private final Morris game;
        private final MorrisPlayout playout;
        private final Map<State, Integer> known = new HashMap<>();

        Minimax(TableFolder tables) {
            this.tables = tables;
            game = new Morris(beginning(tables.rules()));
            playout = game.simulation();
        }

        /** The same without draws, and the first seat begins. */
        private static Rules beginning(Rules rules) {
            return new Rules(
                    rules.name(),
                    rules.board(),
                    rules.men(),
                    First.FIRST_SEAT,
                    rules.flying(),
                    rules.taking(),
                    rules.aim(),
                    0,
                    0);
        }

        int value(State state) {
            if (state.stage() == MorrisStage.MOVE)
                return Integer.signum(Outcome.merit(tables.outcome(state).orElseThrow()));
            Integer before = known.get(state);
            if (before != null) return before;
            int best = -1;
            for (int option = 0; option < playout.count(state); option++) {
                State next = game.copy(state);
                playout.play(next, option);
                best = Math.max(best, after(next, state.mover()));
            }
            if (state.stage() == MorrisStage.PLACE) known.put(state, best);
            return best;
        }

        private int after(State next, int player) {
            if (next.stage() == MorrisStage.DRAWN) return 0;
            if (next.stage() == MorrisStage.WON) return next.mover() == player ? 1 : -1;
            return next.mover() == player ? value(next) : -value(next);
        }
    }
}
