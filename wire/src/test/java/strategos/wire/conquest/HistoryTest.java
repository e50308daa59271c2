package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.wire.Frames;

class HistoryTest {

    @DisplayName("A history has the figures of all seats at the start of each turn and at the end")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void history(Conquest game) {
        List<Step<Move>> steps = new ArrayList<>();
        List<State> starts = new ArrayList<>();
        new SampleMatch(game, new Seed(31))
                .play(
                        (before, step, after) -> {
                            steps.add(step);
                            if (after.turns() > before.turns() || after.stage() == Stage.OVER)
                                starts.add(after);
                        });

        var history =
                (ConquestHistory)
                        new Frames<>(game, new ConquestPortrayal())
                                .history(steps, new Viewer.Public());

        assertThat(history.seats()).isEqualTo(game.seats());
        assertThat(history.turns()).hasSameSizeAs(starts);
        for (int i = 0; i < starts.size(); i++) {
            State start = starts.get(i);
            var figures = history.turns().get(i);
            assertThat(figures.turn()).isEqualTo(i + 1);
            assertThat(figures.seat()).isEqualTo(start.seat());
            assertThat(figures.territories())
                    .isEqualTo(
                            IntStream.range(0, game.seats()).map(start::holdings).boxed().toList());
            if (start.stage() == Stage.REINFORCE)
                assertThat(figures.income().get(start.seat())).isEqualTo(start.left());
        }
    }
}
