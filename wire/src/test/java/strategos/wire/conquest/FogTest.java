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
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.wire.Frames;
import strategos.wire.Json;

/** What is sent in fog tells nothing of what lies in it. */
class FogTest {

    private static final String GAMES = "strategos.wire.conquest.SampleMatch#fogged";

    private static Frames<State, Move, View> frames(Conquest game) {
        return new Frames<>(game, new ConquestPortrayal());
    }

    private static boolean sees(State state, int seat, int territory) {
        var board = state.board();
        return IntStream.range(0, board.size())
                .filter(t -> state.owner(t) == seat)
                .anyMatch(t -> t == territory || board.borders(t, territory));
    }

    @ParameterizedTest
    @MethodSource(GAMES)
    @DisplayName("A scene has owners and armies where its viewer stands or borders, and no others")
    void scenesHide(Conquest game) {
        new SampleMatch(game, new Seed(31))
                .play(
                        (before, _, _) -> {
                            if (before.turns() == 0) return;
                            for (int seat = 0; seat < 3; seat++) check(game, before, seat);
                        });
    }

    private static void check(Conquest game, State state, int seat) {
        var scene = (ConquestScene) frames(game).scene(state, Viewer.inSeat(seat));
        for (int t = 0; t < game.board().size(); t++) {
            boolean seen = sees(state, seat, t);
            assertThat(scene.owners().get(t)).isEqualTo(seen ? state.owner(t) : View.UNKNOWN);
            assertThat(scene.armies().get(t)).isEqualTo(seen ? state.armies(t) : View.UNKNOWN);
        }
        for (int other = 0; other < 3; other++) {
            if (other == seat) continue;
            assertThat(scene.seats().get(other).armies()).isEqualTo(View.UNKNOWN);
            assertThat(scene.seats().get(other).income()).isNotPositive();
        }
    }

    @ParameterizedTest
    @MethodSource(GAMES)
    @DisplayName("Armies that stand elsewhere out of sight are the same JSON")
    void nothingLeaks(Conquest game) {
        var random = new Seed(32).random();
        new SampleMatch(game, new Seed(31))
                .play(
                        (before, step, after) -> {
                            if (before.turns() == 0 || after.stage() == Stage.OVER) return;
                            for (int seat = 0; seat < 3; seat++) {
                                var viewer = Viewer.inSeat(seat);
                                var other = new State(before);
                                var otherAfter = new State(after);
                                for (int t = 0; t < game.board().size(); t++) {
                                    if (sees(before, seat, t) || sees(after, seat, t)) continue;
                                    int more = random.nextInt(5);
                                    other.addArmies(t, more);
                                    otherAfter.addArmies(t, more);
                                }
                                assertThat(json(game, other, step, otherAfter, viewer))
                                        .isEqualTo(json(game, before, step, after, viewer));
                            }
                        });
    }

    private static List<String> json(
            Conquest game, State before, Step<Move> step, State after, Viewer viewer) {
        List<String> texts = new ArrayList<>();
        texts.add(Json.write(frames(game).scene(before, viewer)));
        frames(game).frame(1, before, step, after, viewer).map(Json::write).ifPresent(texts::add);
        return texts;
    }

    @ParameterizedTest
    @MethodSource(GAMES)
    @DisplayName("The latest frames are the last that a viewer saw, however many it did not see")
    void latest(Conquest game) {
        List<Step<Move>> steps = new ArrayList<>();
        new SampleMatch(game, new Seed(31)).play((_, step, _) -> steps.add(step));
        for (Viewer viewer : SampleMatch.viewers(game)) {
            var all = frames(game).replay(steps, viewer);
            int seen = all.size();
            assertThat(seen).as("steps seen by %s", viewer).isBetween(21, steps.size() - 1);
            assertThat(frames(game).count(steps, viewer)).isEqualTo(seen);
            assertThat(frames(game).latest(steps, viewer, Long.MAX_VALUE, 10))
                    .isEqualTo(all.subList(seen - 10, seen));
            assertThat(frames(game).latest(steps, viewer, seen - 7, 10))
                    .isEqualTo(all.subList(seen - 17, seen - 7));
            assertThat(frames(game).since(steps, viewer, seen - 3))
                    .isEqualTo(all.subList(seen - 3, seen));
        }
    }

    @ParameterizedTest
    @MethodSource(GAMES)
    @DisplayName("A history has the figures of the viewer's own seat, and of all in hindsight")
    void historyHides(Conquest game) {
        List<Step<Move>> steps = new ArrayList<>();
        new SampleMatch(game, new Seed(31)).play((_, step, _) -> steps.add(step));
        var unfinished = steps.subList(0, steps.size() / 2);
        var own = (ConquestHistory) frames(game).history(unfinished, Viewer.inSeat(1));
        var all = (ConquestHistory) frames(game).history(unfinished, new Viewer.Hindsight());
        for (int turn = 0; turn < own.turns().size(); turn++) {
            assertThat(own.turns().get(turn).armies())
                    .containsExactly(
                            View.UNKNOWN, all.turns().get(turn).armies().get(1), View.UNKNOWN);
        }
        var stranger = (ConquestHistory) frames(game).history(unfinished, new Viewer.Public());
        assertThat(stranger.turns())
                .allSatisfy(figures -> assertThat(figures.armies()).containsOnly(View.UNKNOWN));
    }
}
