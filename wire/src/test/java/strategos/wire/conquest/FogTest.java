package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.View;
import strategos.conquest.board.Boards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Presets;
import strategos.conquest.state.State;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.wire.Frames;
import strategos.wire.Json;

/** What is sent in fog tells nothing of what lies in it. */
class FogTest {

    private static final Conquest GAME =
            new Conquest(
                    Presets.MODERN.withExtensions(Extensions.NONE.withSight(Sight.FOG)),
                    Boards.world(),
                    3);

    private static final Frames<State, Move, View> FRAMES =
            new Frames<>(GAME, new ConquestPortrayal());

    private static boolean sees(State state, int seat, int territory) {
        var board = GAME.board();
        return IntStream.range(0, board.size())
                .filter(t -> state.owner(t) == seat)
                .anyMatch(t -> t == territory || board.borders(t, territory));
    }

    @Test
    @DisplayName("A scene has owners and armies where its viewer stands or borders, and no others")
    void scenesHide() {
        new SampleMatch(GAME, new Seed(31))
                .play(
                        (before, _, _) -> {
                            if (before.turns() == 0) return;
                            for (int seat = 0; seat < 3; seat++) check(before, seat);
                        });
    }

    private static void check(State state, int seat) {
        var scene = (ConquestScene) FRAMES.scene(state, Viewer.inSeat(seat));
        for (int t = 0; t < GAME.board().size(); t++) {
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

    @Test
    @DisplayName("Armies that stand elsewhere out of sight are the same JSON")
    void nothingLeaks() {
        var random = new Seed(32).random();
        new SampleMatch(GAME, new Seed(31))
                .play(
                        (before, step, after) -> {
                            if (before.turns() == 0 || isOver(after)) return;
                            for (int seat = 0; seat < 3; seat++) {
                                var viewer = Viewer.inSeat(seat);
                                var other = new State(before);
                                var otherAfter = new State(after);
                                for (int t = 0; t < GAME.board().size(); t++) {
                                    if (sees(before, seat, t) || sees(after, seat, t)) continue;
                                    int more = random.nextInt(5);
                                    other.addArmies(t, more);
                                    otherAfter.addArmies(t, more);
                                }
                                assertThat(json(other, step, otherAfter, viewer))
                                        .isEqualTo(json(before, step, after, viewer));
                            }
                        });
    }

    private static boolean isOver(State state) {
        return GAME.turn(state) instanceof strategos.game.Turn.Over;
    }

    private static List<String> json(State before, Step<Move> step, State after, Viewer viewer) {
        List<String> texts = new ArrayList<>();
        texts.add(Json.write(FRAMES.scene(before, viewer)));
        FRAMES.frame(1, before, step, after, viewer).map(Json::write).ifPresent(texts::add);
        return texts;
    }

    @Test
    @DisplayName("A history has the figures of the viewer's own seat, and of all in hindsight")
    void historyHides() {
        List<Step<Move>> steps = new ArrayList<>();
        new SampleMatch(GAME, new Seed(31)).play((_, step, _) -> steps.add(step));
        var unfinished = steps.subList(0, steps.size() / 2);
        var own = (ConquestHistory) FRAMES.history(unfinished, Viewer.inSeat(1));
        var all = (ConquestHistory) FRAMES.history(unfinished, new Viewer.Hindsight());
        for (int turn = 0; turn < own.turns().size(); turn++) {
            assertThat(own.turns().get(turn).armies())
                    .containsExactly(
                            View.UNKNOWN, all.turns().get(turn).armies().get(1), View.UNKNOWN);
        }
        var stranger = (ConquestHistory) FRAMES.history(unfinished, new Viewer.Public());
        assertThat(stranger.turns())
                .allSatisfy(figures -> assertThat(figures.armies()).containsOnly(View.UNKNOWN));
    }
}
