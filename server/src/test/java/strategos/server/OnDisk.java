package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import strategos.game.NotationException;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Viewer;
import strategos.server.board.BoardShelf;
import strategos.server.families.Offers;
import strategos.store.Store;
import strategos.store.StoredStep;
import strategos.wire.Frame;
import strategos.wire.Frames;
import strategos.wire.Json;

/** What a folder holds of a match while no server runs on it. */
final class OnDisk {

    private OnDisk() {}

    /** Compares what a viewer heard with what the game shows of the steps on disk. */
    static void assertHolds(Path data, String match, Viewer viewer, List<JsonNode> heard)
            throws NotationException {
        try (var store = Store.open(data, Clock.systemUTC())) {
            assertHolds(store, data, match, viewer, heard);
        }
    }

    static void assertHolds(
            Store store, Path data, String match, Viewer viewer, List<JsonNode> heard)
            throws NotationException {
        var offers = new Offers(TestServer.families(data, new BoardShelf(store.boards())));
        var opened = offers.open(store.matches().find(match).orElseThrow());
        var shown = replay(opened.frames(), store.steps().of(match), viewer);
        for (JsonNode told : heard) {
            int seq = told.get("seq").asInt();
            assertThat(seq).as("steps on disk").isLessThanOrEqualTo(shown.size());
            assertThat(told).isEqualTo(Browser.parse(Json.write(shown.get(seq - 1))));
        }
    }

    private static <M> List<Frame> replay(
            Frames<?, M, ?> frames, List<StoredStep> stored, Viewer viewer)
            throws NotationException {
        var text = new StepText<>(frames.game().notation());
        List<Step<M>> steps = new ArrayList<>();
        for (var step : stored) steps.add(text.read(step.line()));
        return frames.replay(steps, viewer);
    }
}
