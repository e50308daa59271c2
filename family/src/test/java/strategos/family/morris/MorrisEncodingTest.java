package strategos.family.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.family.Encoding;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.game.Viewer;
import strategos.morris.Morris;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Move;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.testkit.Scale;

class MorrisEncodingTest {

    static Stream<Rules> rules() {
        return MorrisPresets.ALL.stream();
    }

    @DisplayName("The actions are the legal moves, and each leads where its move does")
    @ParameterizedTest
    @MethodSource("rules")
    void actionsAreMoves(Rules rules) {
        var game = new Morris(rules);
        var encoding = new MorrisEncoding(game);
        for (int trial = 0; trial < Scale.of(20); trial++) {
            var random = new Seed(trial).random();
            State state = game.start();
            for (int taken = 0; taken < 300; taken++) {
                int seat = game.simulation().actor(state);
                if (seat == Simulation.NOBODY) break;
                if (seat == Simulation.NATURE) {
                    game.simulation().roll(state, random);
                    continue;
                }
                var view = game.view(state, Viewer.inSeat(seat));
                var expected = new BitSet();
                for (Move move : view.moves()) expected.set(action(rules, move));
                BitSet allowed = allowed(encoding, state);
                assertThat(allowed).isEqualTo(expected);
                int option = random.nextInt(view.count());
                int action = action(rules, view.option(option));
                State other = game.copy(state);
                game.simulation().play(other, option);
                encoding.play(state, Encoding.NOTHING, action);
                assertThat(state).isEqualTo(other);
            }
        }
    }

    @Test
    @DisplayName("Men are counted from the viewer: 0 is its own, 1 the other's, -1 an empty point")
    void owners() {
        var game = new Morris(MorrisPresets.MORRIS);
        var encoding = new MorrisEncoding(game);
        State state = game.start();
        while (state.stage() == MorrisStage.DRAW)
            game.simulation().roll(state, new Seed(1).random());
        int first = state.mover();
        encoding.play(state, Encoding.NOTHING, 4);
        assertThat(row(encoding, state, first)).startsWith(-1, -1, -1, -1, 0, -1);
        assertThat(row(encoding, state, 1 - first)).startsWith(-1, -1, -1, -1, 1, -1);
    }

    private static int action(Rules rules, Move move) {
        int points = rules.board().size();
        return switch (move) {
            case Move.Place(int point) -> point;
            case Move.Take(int point) -> point;
            case Move.Slide(int from, int to) -> points + from * points + to;
            case Move.Resign _, Move.Draw _ -> throw new IllegalArgumentException("no option");
        };
    }

    private static BitSet allowed(MorrisEncoding encoding, State state) {
        long[] bits = new long[Math.ceilDiv(Encoding.length(encoding.actions()), Long.SIZE)];
        encoding.allow(state, Encoding.NOTHING, bits);
        return BitSet.valueOf(bits);
    }

    private static short[] row(MorrisEncoding encoding, State state, int seat) {
        short[] row = new short[Encoding.length(encoding.observation())];
        encoding.observe(state, seat, Encoding.NOTHING, row, 0);
        return row;
    }
}
