package strategos.morris;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.game.Seed;

/** Options as numbers, as codes and as records are the same moves. */
final class MorrisPlayoutTest {

    private static final int MATCHES = 50;
    private static final int MOST_DECISIONS = 300;

    static List<Rules> presets() {
        return MorrisPresets.ALL;
    }

    @ParameterizedTest
    @MethodSource("presets")
    @DisplayName("Taking an option by its number, its code or its record leads to the same state")
    void threeWaysToMove(Rules rules) {
        var game = new Morris(rules);
        var playout = game.simulation();
        for (int seed = 0; seed < MATCHES; seed++) {
            var random = new Seed(seed).random();
            State state = game.start();
            if (state.stage() == MorrisStage.DRAW) playout.roll(state, random);
            for (int i = 0; i < MOST_DECISIONS && playout.actor(state) >= 0; i++) {
                int option = random.nextInt(playout.count(state));
                State byCode = game.copy(state);
                playout.playCode(byCode, playout.code(state, option));
                State byRecord = game.copy(state);
                playRecord(game, byRecord, playout.option(state, option));
                playout.play(state, option);
                assertThat(state).as("%s, seed %d, %d", rules.name(), seed, i).isEqualTo(byCode);
                assertThat(state).as("%s, seed %d, %d", rules.name(), seed, i).isEqualTo(byRecord);
                assertThat(state.mySteps()).isEqualTo(byCode.mySteps());
                assertThat(state.theirSteps()).isEqualTo(byCode.theirSteps());
            }
        }
    }

    private static void playRecord(Morris game, State state, Move.OnBoard move) {
        switch (move) {
            case Move.Place(int point) -> game.play().place(state, point);
            case Move.Slide(int from, int to) -> game.play().slide(state, from, to);
            case Move.Take(int point) -> game.play().take(state, point);
        }
    }
}
