package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.conquest.luck.LuckReport;
import strategos.conquest.luck.NotedAttack;
import strategos.conquest.luck.SeatLuck;
import strategos.conquest.move.Move;
import strategos.conquest.odds.WinChance;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.wire.Event;
import strategos.wire.Frame;
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

    @DisplayName("In hindsight, what dice gave one side they took from the other")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void luck(Conquest game) {
        var steps = steps(game);
        var frames = new Frames<>(game, new ConquestPortrayal());
        var report = luck(frames, steps, new Viewer.Hindsight()).orElseThrow();
        var rolls =
                frames.replay(steps, new Viewer.Hindsight()).stream()
                        .map(Frame::event)
                        .filter(event -> odds(event).isPresent())
                        .toList();

        assertThat(rolls).isNotEmpty();
        assertThat(report.seats()).hasSize(game.seats());
        boolean hasNeutral = game.start().owners() > game.seats();
        if (!hasNeutral) {
            assertThat(report.seats().stream().mapToInt(SeatLuck::rolls).sum())
                    .isEqualTo(2 * rolls.size());
            assertThat(report.seats().stream().mapToDouble(SeatLuck::luck).sum())
                    .isCloseTo(0, within(1e-9));
        }
        for (NotedAttack noted : report.won())
            assertThat(
                            odds(
                                    frames.replay(steps, new Viewer.Hindsight())
                                            .get((int) noted.step() - 1)
                                            .event()))
                    .hasValueCloseTo(noted.chance().win(), within(1e-6));
    }

    @DisplayName("Before the end nobody is sent luck, or odds of attacks")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void noLuckBeforeTheEnd(Conquest game) {
        var steps = steps(game);
        var frames = new Frames<>(game, new ConquestPortrayal());
        for (Viewer viewer : SampleMatch.viewers(game)) {
            assertThat(luck(frames, steps, viewer)).isEmpty();
            assertThat(frames.replay(steps, viewer))
                    .allSatisfy(frame -> assertThat(odds(frame.event())).isEmpty());
        }
    }

    private static List<Step<Move>> steps(Conquest game) {
        List<Step<Move>> steps = new ArrayList<>();
        new SampleMatch(game, new Seed(31)).play((_, step, _) -> steps.add(step));
        return steps;
    }

    private static Optional<LuckReport> luck(
            Frames<State, Move, View> frames, List<Step<Move>> steps, Viewer viewer) {
        return Optional.ofNullable(((ConquestHistory) frames.history(steps, viewer)).luck());
    }

    private static OptionalDouble odds(Event event) {
        WinChance odds =
                switch (event) {
                    case ConquestEvent.Rolled rolled -> rolled.odds();
                    case ConquestEvent.Fought fought -> fought.odds();
                    default -> null;
                };
        return odds == null ? OptionalDouble.empty() : OptionalDouble.of(odds.win());
    }
}
