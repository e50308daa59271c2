package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.game.Seed;

final class OpeningTest {

    private static final int MATCHES = 50;

    static List<Rules> presets() {
        return MorrisPresets.ALL;
    }

    @ParameterizedTest
    @MethodSource("presets")
    @DisplayName(
            "A state remembers where men were placed and taken until all were placed, no later")
    void opening(Rules rules) {
        var game = new Morris(rules);
        var playout = game.simulation();
        for (int seed = 0; seed < MATCHES; seed++) {
            var random = new Seed(seed).random();
            State state = game.emptyBoard(seed % 2);
            State replayed = game.emptyBoard(seed % 2);
            while (isOpening(state, rules))
                playout.play(state, random.nextInt(playout.count(state)));
            byte[] opening = state.opening();
            for (byte point : opening) playout.playCode(replayed, point);
            assertThat(replayed).as("%s, seed %d", rules.name(), seed).isEqualTo(state);
            for (int i = 0; i < 30 && playout.actor(state) >= 0; i++)
                playout.play(state, random.nextInt(playout.count(state)));
            assertThat(game.copy(state).opening()).isEqualTo(opening);
        }
    }

    private static boolean isOpening(State state, Rules rules) {
        return switch (state.stage()) {
            case PLACE -> true;
            case TAKE -> state.turns() <= 2 * rules.men();
            case DRAW, MOVE, WON, DRAWN -> false;
        };
    }

    @Test
    @DisplayName("A state that was set up knows of no opening")
    void setUp() {
        var game = new Morris(MorrisPresets.MORRIS);
        State state = game.placing(0, 0b1, 0b10, 2, 2);
        for (int i = 0; i < 4; i++) game.simulation().play(state, 5);
        assertThat(state.opening()).isEmpty();
        assertThat(state.withoutPast().opening()).isEmpty();
    }
}
