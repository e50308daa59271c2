package load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** A person at a match: remembers every step and every confirmation, and moves when it is time to. */
final class Client implements WebSocket.Listener {

    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(30);

    private final String match;
    private final boolean fog;
    private final Choice choice;
    private final StringBuilder partial = new StringBuilder();
    private final List<Long> firstHalf = new ArrayList<>();
    private final List<Long> secondHalf = new ArrayList<>();
    private List<Long> times = firstHalf;
    private final List<Long> steps = new ArrayList<>();
    private final Map<String, String> confirmed = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();
    private WebSocket socket;
    private JsonNode scene;
    private long seen;
    private String waitingFor;
    private String sent;
    private long sentAt;
    private int number;
    private int refused;

    Client(String match, boolean fog, JsonNode board, long seed) {
        this.match = match;
        this.fog = fog;
        choice = new Choice(board, seed);
    }

    @Override
    public void onOpen(WebSocket opened) {
        synchronized (this) {
            socket = opened;
        }
        opened.request(Long.MAX_VALUE);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            String text = partial.toString();
            partial.setLength(0);
            try {
                hear(Address.JSON.readTree(text));
            } catch (IOException unreadable) {
                fault("unreadable: " + text);
            }
        }
        return null;
    }

    private synchronized void hear(JsonNode message) {
        switch (message.get("t").asText()) {
            case "snapshot" -> {
                seen = message.get("seq").asLong();
                for (long step = steps.size() + 1; step <= seen; step++) steps.add(step);
                scene = message.get("scene");
            }
            case "steps" -> message.get("frames").forEach(this::see);
            case "ack" -> {
                if (!message.get("id").asText().equals(waitingFor)) break;
                times.add(System.nanoTime() - sentAt);
                confirmed.put(waitingFor, sent);
                waitingFor = null;
            }
            case "refused" -> {
                refused++;
                fault("refused: " + sent + ": " + message.get("message").asText());
                waitingFor = null;
            }
            default -> {}
        }
        notifyAll();
    }

    private void see(JsonNode frame) {
        long step = frame.get("seq").asLong();
        if (step != seen + 1) fault("step " + step + " after " + seen);
        seen = step;
        steps.add(step);
        scene = frame.get("scene");
    }

    private void fault(String what) {
        if (faults.size() < 10) faults.add(match + ": " + what);
    }

    synchronized void awaitScene() throws InterruptedException {
        for (long end = System.nanoTime() + PATIENCE; scene == null && System.nanoTime() < end; ) wait(1000);
        if (scene == null) throw new IllegalStateException("no scene of " + match);
    }

    /** Moves if this person has to decide, and has no move under way. */
    synchronized void moveIfDue() {
        if (waitingFor != null) return;
        choice.choose(scene).ifPresent(this::send);
    }

    private void send(String move) {
        waitingFor = "m" + ++number;
        sent = move;
        sentAt = System.nanoTime();
        socket.sendText("{\"t\":\"move\",\"id\":\"" + waitingFor + "\",\"move\":\"" + move + "\"}", true);
    }

    synchronized void awaitLast() {
        try {
            for (long end = System.nanoTime() + PATIENCE; waitingFor != null && System.nanoTime() < end; ) wait(100);
            if (waitingFor != null) fault("no answer to " + waitingFor);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized void beginSecondHalf() {
        times = secondHalf;
    }

    synchronized List<Long> firstHalf() {
        return firstHalf;
    }

    synchronized List<Long> secondHalf() {
        return secondHalf;
    }

    List<Long> times() {
        List<Long> all = new ArrayList<>(firstHalf());
        all.addAll(secondHalf());
        return all;
    }

    void close() {
        socket.abort();
    }

    String match() {
        return match;
    }

    boolean seesEverything() {
        return !fog;
    }

    synchronized List<Long> steps() {
        return List.copyOf(steps);
    }

    /** The confirmed moves by the ids of their messages. */
    synchronized Map<String, String> confirmed() {
        return Map.copyOf(confirmed);
    }

    synchronized int refused() {
        return refused;
    }

    synchronized List<String> faults() {
        return List.copyOf(faults);
    }
}
