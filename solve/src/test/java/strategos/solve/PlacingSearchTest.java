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
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;

class PlacingSearchTest {

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
        var all = new MenPair(rules.men(), rules.men());
        try (var solver = new Solver(tables, 1, _ -> {})) {
            for (MenPair pair : MenPair.upTo(all)) solver.solve(pair);
        }
        return tables;
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    @DisplayName("Every position while men are placed has the value that plain minimax finds")
    void minimax(Rules rules) throws InterruptedException {
        TableFolder tables = solved(rules);
        var search = new PlacingSearch(tables);
        var minimax = new Minimax(tables);
        Morris game = minimax.game;
        State start = game.start();
        assertThat(search.prove(start, Long.MAX_VALUE))
                .isEqualTo(PlacingValue.exactly(minimax.value(start)));
        MorrisPlayout playout = game.simulation();
        for (int first = 0; first < playout.count(start); first++) {
            State one = game.copy(start);
            playout.play(one, first);
            for (int second = 0; second < playout.count(one); second++) {
                State two = game.copy(one);
                playout.play(two, second);
                assertThat(search.prove(two, Long.MAX_VALUE))
                        .as("%d, %d", first, second)
                        .isEqualTo(PlacingValue.exactly(minimax.value(two)));
            }
        }
    }

    @Test
    @DisplayName("A search goes on with what was proven before; a damaged file is refused by name")
    void resumed() throws Exception {
        TableFolder tables = solved(MorrisPresets.THREE_MENS);
        State start = new Morris(MorrisPresets.THREE_MENS).start();
        var search = new PlacingSearch(tables);
        assertThat(search.prove(start, 20)).isEqualTo(PlacingValue.UNKNOWN);
        search.save();
        var again = new PlacingSearch(tables);
        assertThat(again.size()).isEqualTo(search.size());
        PlacingValue value = again.prove(start, Long.MAX_VALUE);
        assertThat(value.isExact()).isTrue();
        again.save();
        assertThat(new PlacingSearch(tables).look(start)).isEqualTo(value);
        Path file = tables.path().resolve("placing-3.table");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 1] ^= 1;
        Files.write(file, bytes);
        assertThatThrownBy(() -> new PlacingSearch(tables))
                .isInstanceOf(UnreadableTableException.class)
                .hasMessageContaining("placing-3.table");
    }

    @Test
    @DisplayName("Without tables nothing is claimed but what captures while placing decide")
    void withoutTables() {
        var search = new PlacingSearch(new TableFolder(data, SIX));
        State start = new Morris(SIX).start();
        assertThat(search.prove(start, 10_000)).isEqualTo(PlacingValue.UNKNOWN);
        assertThat(PlacingValue.UNKNOWN.text()).isEqualTo("unknown");
        assertThat(new PlacingValue(-1, 0).text()).isEqualTo("draw or loss");
        assertThat(PlacingValue.exactly(1).text()).isEqualTo("win");
    }

    /** Minimax over whole positions, without bounds and symmetries. */
    private static final class Minimax {

        private final TableFolder tables;
        private final Morris game;
        private final MorrisPlayout playout;
        private final Map<List<Integer>, Integer> known = new HashMap<>();

        Minimax(TableFolder tables) {
            this.tables = tables;
            game = new Morris(tables.rules().withoutDraws());
            playout = game.simulation();
        }

        int value(State state) {
            if (state.stage() == MorrisStage.MOVE)
                return PlacingValue.of(tables.outcome(state).orElseThrow()).least();
            var key =
                    List.of(
                            state.stage().ordinal(),
                            state.mine(),
                            state.theirs(),
                            state.myHand(),
                            state.theirHand());
            Integer before = known.get(key);
            if (before != null) return before;
            int best = -1;
            for (int option = 0; option < playout.count(state); option++) {
                State next = game.copy(state);
                playout.play(next, option);
                best = Math.max(best, after(next, state.mover()));
            }
            known.put(key, best);
            return best;
        }

        private int after(State next, int player) {
            if (next.stage() == MorrisStage.DRAWN) return 0;
            if (next.stage() == MorrisStage.WON) return next.mover() == player ? 1 : -1;
            return next.mover() == player ? value(next) : -value(next);
        }
    }
}
