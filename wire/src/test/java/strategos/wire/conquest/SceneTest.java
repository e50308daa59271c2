package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.wire.Frames;
import strategos.wire.Json;

class SceneTest {

    @DisplayName("Scenes and events are read again as they were written")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void roundTrip(Conquest game) {
        var frames = new Frames<>(game, new ConquestPortrayal());
        new SampleMatch(game, new Seed(11))
                .play(
                        (before, step, after) -> {
                            var viewer = Viewer.inSeat(after.seat());
                            var frame = frames.frame(1, before, step, after, viewer);
                            if (frame.isEmpty()) return;
                            var scene = frame.get().scene();
                            var event = frame.get().event();
                            assertThat(Json.read(Json.write(scene), ConquestScene.class))
                                    .isEqualTo(scene);
                            assertThat(Json.read(Json.write(event), ConquestEvent.class))
                                    .isEqualTo(event);
                        });
    }

    @DisplayName("The figures of seats add up to the board")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void figures(Conquest game) {
        new SampleMatch(game, new Seed(12))
                .play(
                        (_, _, after) -> {
                            var scene = SceneMaker.scene(game.view(after, new Viewer.Public()));
                            for (int seat = 0; seat < game.seats(); seat++) {
                                int owner = seat;
                                var figures = scene.seats().get(seat);
                                assertThat(figures.territories())
                                        .isEqualTo(
                                                scene.owners().stream()
                                                        .filter(other -> other == owner)
                                                        .count());
                                assertThat(figures.armies())
                                        .isEqualTo(
                                                IntStream.range(0, game.board().size())
                                                        .filter(t -> after.owner(t) == owner)
                                                        .map(after::armies)
                                                        .sum());
                                boolean plays =
                                        figures.territories() > 0 && !after.hasResigned(seat);
                                assertThat(figures.alive()).isEqualTo(scene.turn() == 0 || plays);
                            }
                            assertThat(scene.hand()).isEmpty();
                            assertThat(scene.choices()).isEqualTo(new Choices.None());
                        });
    }
}
