package load;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Viewer;
import strategos.server.board.BoardShelf;
import strategos.server.families.ConquestOffer;
import strategos.server.families.Offers;
import strategos.server.families.RandomSource;
import strategos.store.Store;
import strategos.store.StoredStep;
import strategos.wire.Frame;
import strategos.wire.Frames;
import strategos.wire.Json;

/**
 * Compares what clients were told with what the stopped server left in its database: every frame, byte by byte, with what
 * the rules show that seat of the stored steps, and every confirmed move with the step that its message asked for.
 */
final class Comparison {

    private final Path folder;
    private final List<String> faults = new ArrayList<>();
    private long frames;
    private long confirmed;
    private long steps;

    Comparison(Path folder) {
        this.folder = folder;
    }

    boolean check(List<Client> clients) throws NotationException, java.io.IOException {
        try (var store = Store.open(folder, Clock.systemUTC())) {
            var offers = new Offers(List.of(new ConquestOffer(new BoardShelf(store.boards()), RandomSource.of(new Seed(1)))));
            for (Client client : clients) {
                faults.addAll(client.faults());
                var stored = store.steps().of(client.match());
                var opened = offers.open(store.matches().find(client.match()).orElseThrow());
                compareFrames(client, replay(opened.frames(), stored, Viewer.inSeat(client.seat())));
                compareMoves(client, stored);
                steps += client.seat() == 0 ? stored.size() : 0;
            }
        }
        LoadRun.say("clients against the database: %,d frames, %,d confirmed moves, %,d steps in %d matches, %d faults",
                frames, confirmed, steps, clients.size() / 2, faults.size());
        long size = Files.size(folder.resolve("strategos.db"));
        LoadRun.say("database: %.1f MB, %.0f bytes per step", size / 1e6, (double) size / steps);
        faults.stream().limit(20).forEach(System.out::println);
        return faults.isEmpty();
    }

    private static <M> List<Frame> replay(Frames<?, M, ?> frames, List<StoredStep> stored, Viewer viewer)
            throws NotationException {
        var text = new StepText<>(frames.game().notation());
        List<Step<M>> steps = new ArrayList<>();
        for (var step : stored) steps.add(text.read(step.line()));
        return frames.replay(steps, viewer);
    }

    private void compareFrames(Client client, List<Frame> shown) {
        int first = (int) client.first();
        int[] told = client.checksums();
        frames += told.length;
        int[] expected = shown.stream().skip(first).mapToInt(Comparison::checksum).toArray();
        int different = Arrays.mismatch(told, expected);
        if (different >= 0)
            faults.add("%s, seat %d: %d frames told, %d expected; the first difference is at step %d"
                    .formatted(client.match(), client.seat(), told.length, expected.length, first + different + 1));
    }

    private static int checksum(Frame frame) {
        var crc = new CRC32C();
        crc.update(Json.writeBytes(frame));
        return (int) crc.getValue();
    }

    private void compareMoves(Client client, List<StoredStep> stored) {
        confirmed += client.confirmed().size();
        Map<String, List<String>> lines = stored.stream()
                .filter(step -> step.message().filter(it -> it.seat() == client.seat()).isPresent())
                .collect(Collectors.groupingBy(
                        step -> step.message().orElseThrow().id(), Collectors.mapping(StoredStep::line, Collectors.toList())));
        client.confirmed().forEach((id, move) -> {
            List<String> found = lines.getOrDefault(id, List.of());
            if (found.size() != 1 || !found.getFirst().contains(move))
                faults.add("%s: %s '%s' confirmed, but stored: %s".formatted(client.match(), id, move, found));
        });
        if (!client.isWaiting() && lines.size() != client.confirmed().size())
            faults.add("%s, seat %d: %d moves confirmed, %d stored"
                    .formatted(client.match(), client.seat(), client.confirmed().size(), lines.size()));
    }
}
