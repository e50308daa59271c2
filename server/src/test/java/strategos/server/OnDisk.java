package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import strategos.conquest.move.Move;
import strategos.game.NotationException;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Viewer;
import strategos.store.Store;
import strategos.wire.Json;

/** What a folder holds of a match while no server runs on it. */
final class OnDisk {

    private OnDisk() {}

    /** Compares what a viewer heard with what the game shows of the steps on disk. */
    static void assertHolds(Path data, String match, Viewer viewer, List<JsonNode> heard)
            throws NotationException {
        try (var store = Store.open(data, Clock.systemUTC())) {
            var opened =
                    new ConquestOffer(TestServer.bots())
                            .open(store.matches().find(match).orElseThrow());
            var text = new StepText<>(opened.frames().game().notation());
            List<Step<Move>> steps = new ArrayList<>();
            for (var step : store.steps().of(match)) steps.add(text.read(step.line()));
            var shown = opened.frames().replay(steps, viewer);
            for (JsonNode told : heard) {
                int seq = told.get("seq").asInt();
                assertThat(seq).as("steps on disk").isLessThanOrEqualTo(shown.size());
                assertThat(told).isEqualTo(Browser.parse(Json.write(shown.get(seq - 1))));
            }
        }
    }
}
