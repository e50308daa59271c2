package strategos.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import strategos.game.NotationException;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.store.Store;

/**
 * A person who plays on whatever happens to the servers, one match after the other, and measures
 * how long they are away.
 */
final class NodePlayer {

    private static final Duration PATIENCE = Duration.ofSeconds(4);
    private static final Duration PAUSE = Duration.ofMillis(250);

    private final Browser browser;
    private final Chooser chooser;
    private final List<Heard> heard = new ArrayList<>();
    private final List<Duration> gaps = new ArrayList<>();
    private @Nullable Line line;
    private long seq;
    private @Nullable JsonNode scene;
    private int moves;
    private String move = "";
    private boolean isUnderWay;
    private long answeredAt = System.nanoTime();
    private boolean wasCut;

    /** All frames of a match since its snapshot. */
    private record Heard(String match, List<JsonNode> frames) {}

    NodePlayer(Browser browser, Seed seed) throws IOException, InterruptedException {
        this.browser = browser;
        chooser = new ConquestChooser(browser.getJson("/api/boards/world"), seed.random());
        begin();
    }

    private void begin() throws IOException, InterruptedException {
        heard.add(new Heard(browser.make("you", "random"), new ArrayList<>()));
        scene = null;
        seq = 0;
        line = null;
    }

    /** The match that is being played. */
    String match() {
        return heard.getLast().match();
    }

    /** Compares what was heard with what the game shows of the steps in the database. */
    void assertStored(Store store, Path data) throws NotationException {
        for (Heard told : heard)
            OnDisk.assertHolds(store, data, told.match(), Viewer.inSeat(0), told.frames());
    }

    int frames() {
        return heard.stream().mapToInt(told -> told.frames().size()).sum();
    }

    /** How long it took from the last answer before a connection was lost to the next one. */
    List<Duration> gaps() {
        return gaps;
    }

    int moves() {
        return moves;
    }

    private boolean isOver() {
        return scene != null && chooser.isOver(scene);
    }

    /** Makes the next move, on as many connections as it takes. */
    void move() throws InterruptedException {
        while (true) {
            if (isOver() && !isUnderWay) beginNext();
            var open = line == null ? connect() : line;
            if (open == null) continue;
            if (!isUnderWay) decide(open);
            var message = open.hear(PATIENCE);
            if (message.isEmpty()) {
                lose();
            } else if (take(message.get())) {
                return;
            }
        }
    }

    private void beginNext() throws InterruptedException {
        if (line != null) line.cut();
        try {
            begin();
        } catch (IOException unreachable) {
            lose();
        }
    }

    private @Nullable Line connect() throws InterruptedException {
        try {
            var open = scene == null ? browser.open(match()) : browser.comeBack(match(), seq, 0);
            line = open;
            if (isUnderWay) open.move("move-" + moves, move);
            return open;
        } catch (CompletionException refused) {
            lose();
            return null;
        }
    }

    private void lose() throws InterruptedException {
        if (line != null) line.cut();
        line = null;
        wasCut = true;
        Thread.sleep(PAUSE);
    }

    private void decide(Line open) {
        if (scene == null) return;
        var chosen = chooser.choose(scene);
        if (chosen.isEmpty()) return;
        move = chosen.get();
        moves++;
        isUnderWay = true;
        try {
            open.move("move-" + moves, move);
        } catch (CompletionException gone) {
            // The next message does not come, and it is sent again.
        }
    }

    /** Takes a message in; the answer is whether the move under way is done. */
    private boolean take(JsonNode message) throws InterruptedException {
        switch (message.get("t").asText()) {
            case "snapshot" -> look(message);
            case "steps" -> message.get("frames").forEach(this::follow);
            case "ack" -> {
                return isUnderWay && answers(message) && done();
            }
            case "refused" -> {
                if (isUnderWay && answers(message)) {
                    if (!message.get("code").asText().equals("unavailable"))
                        throw new AssertionError(
                                "match %s after step %d, %s: %s"
                                        .formatted(match(), seq, move, message));
                    lose();
                }
            }
            default -> {
                // Nothing of it matters here.
            }
        }
        return false;
    }

    /** A client that comes back gets a snapshot if it has missed many steps. */
    private void look(JsonNode snapshot) {
        long now = snapshot.get("seq").asLong();
        if (scene != null && now < seq)
            throw new AssertionError(
                    "match %s: a snapshot of step %d after step %d was told"
                            .formatted(match(), now, seq));
        scene = snapshot.get("scene");
        seq = now;
    }

    private boolean answers(JsonNode message) {
        return message.path("id").asText().equals("move-" + moves);
    }

    private boolean done() {
        isUnderWay = false;
        long now = System.nanoTime();
        if (wasCut) gaps.add(Duration.ofNanos(now - answeredAt));
        wasCut = false;
        answeredAt = now;
        return true;
    }

    private void follow(JsonNode frame) {
        long number = frame.get("seq").asLong();
        if (number != seq + 1)
            throw new AssertionError("step %d came after %d".formatted(number, seq));
        seq = number;
        scene = frame.get("scene");
        heard.getLast().frames().add(frame);
    }
}
