package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.wire.Frames;
import strategos.wire.Json;

/** Non-interference: what a viewer may not know changes nothing of what it is sent. */
class SecrecyTest {

    /** What is sent for a step, or for the state before it alone where there is none. */
    private interface Sending {
        String text(State before, Step<Move> step, State after);
    }

    @DisplayName(
            "Other cards, other standing defences and other orders of others are the same JSON")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void nothingLeaks(Conquest game) {
        var frames = new Frames<>(game, new ConquestPortrayal());
        for (Viewer viewer : SampleMatch.viewers(game)) {
            checkScenes(game, viewer, (state, _, _) -> Json.write(frames.scene(state, viewer)));
            checkSteps(
                    game,
                    viewer,
                    (before, step, after) -> frame(frames, before, step, after, viewer));
        }
    }

    @DisplayName("This test finds a scene that was meant for someone else")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void findsLeaks(Conquest game) {
        var frames = new Frames<>(game, new ConquestPortrayal());
        var first = Viewer.inSeat(0);
        var second = Viewer.inSeat(1);
        assertThatThrownBy(
                        () ->
                                checkScenes(
                                        game,
                                        first,
                                        (state, _, _) -> Json.write(frames.scene(state, second))))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(
                        () ->
                                checkSteps(
                                        game,
                                        first,
                                        (before, step, after) ->
                                                frame(frames, before, step, after, second)))
                .isInstanceOf(AssertionError.class);
    }

    private static String frame(
            Frames<State, Move, View> frames,
            State before,
            Step<Move> step,
            State after,
            Viewer viewer) {
        return frames.frame(1, before, step, after, viewer).map(Json::write).orElse("");
    }

    private static void checkScenes(Conquest game, Viewer viewer, Sending sending) {
        var random = new Seed(21).random();
        new SampleMatch(game, new Seed(20))
                .play(
                        (before, step, after) ->
                                assertThat(
                                                sending.text(
                                                        HiddenFacts.scrambled(
                                                                game, before, viewer, random),
                                                        step,
                                                        after))
                                        .isEqualTo(sending.text(before, step, after)));
    }

    private static void checkSteps(Conquest game, Viewer viewer, Sending sending) {
        var random = new Seed(22).random();
        new SampleMatch(game, new Seed(20))
                .play(
                        (before, step, after) -> {
                            if (HiddenFacts.laysOpen(before, step, after, viewer)) return;
                            State other = HiddenFacts.scrambled(game, before, viewer, random);
                            State otherAfter = game.copy(other);
                            game.apply(otherAfter, step);
                            assertThat(sending.text(other, step, otherAfter))
                                    .isEqualTo(sending.text(before, step, after));
                        });
    }
}
