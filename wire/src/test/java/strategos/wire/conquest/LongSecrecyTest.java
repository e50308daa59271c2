package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.testkit.Scale;
import strategos.wire.Frames;
import strategos.wire.Json;

/** {@link SecrecyTest} and {@link FogTest} for a million frames, in {@code ./verify --long}. */
@Tag("long")
class LongSecrecyTest {

    private static final int FRAMES = Scale.of(100_000);

    private int frames;
    private int compared;

    @Test
    @DisplayName("No frame, for a seat or a spectator, changes with what its viewer may not know")
    void nothingLeaks() {
        int matches = 0;
        for (int seed = 1; frames < FRAMES; seed++) {
            for (Conquest game : SampleMatch.secretive()) {
                var random = new Seed(seed).child("secrets").random();
                new SampleMatch(game, new Seed(seed))
                        .play((before, step, after) -> check(game, before, step, after, random));
                matches++;
            }
        }
        System.out.printf(
                "%,d frames of %,d matches, compared %,d times%n", frames, matches, compared);
    }

    private void check(
            Conquest game, State before, Step<Move> step, State after, RandomGenerator random) {
        for (Viewer viewer : SampleMatch.viewers(game)) {
            var sent = json(game, before, step, after, viewer);
            if (sent.isPresent()) frames++;
            for (var other : others(game, before, step, after, viewer, random)) {
                assertThat(json(game, other.before(), step, other.after(), viewer))
                        .as("what %s is sent", viewer)
                        .isEqualTo(sent);
                compared++;
            }
        }
    }

    /** The same step in matches that differ in what the viewer may not know. */
    private static List<HiddenFacts.Moment> others(
            Conquest game,
            State before,
            Step<Move> step,
            State after,
            Viewer viewer,
            RandomGenerator random) {
        if (HiddenFacts.isFogged(game, before, after))
            return List.of(HiddenFacts.withOtherFog(game, before, step, after, viewer, random));
        if (HiddenFacts.laysOpen(before, step, after, viewer)) return List.of();
        State other = HiddenFacts.scrambled(game, before, viewer, random);
        State otherAfter = game.copy(other);
        game.apply(otherAfter, step);
        return List.of(new HiddenFacts.Moment(other, otherAfter));
    }

    private static Optional<String> json(
            Conquest game, State before, Step<Move> step, State after, Viewer viewer) {
        Frames<State, Move, View> frames = new Frames<>(game, new ConquestPortrayal());
        return frames.frame(1, before, step, after, viewer).map(Json::write);
    }
}
