package strategos.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One open socket of a browser: what it hears, in order. */
final class Line implements WebSocket.Listener {

    /** Only a server that hangs takes this long. */
    private static final long PATIENCE_SECONDS = 60;

    private final BlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();
    private final StringBuilder partial = new StringBuilder();
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private @Nullable WebSocket socket;

    void connect(WebSocket opened) {
        socket = opened;
    }

    private WebSocket socket() {
        if (socket == null) throw new AssertionError("the socket is not open");
        return socket;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            heard.add(Browser.parse(partial.toString()));
            partial.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable broken) {
        closed.complete(-1);
    }

    /** What is heard next. */
    JsonNode hear() throws InterruptedException {
        var next = heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (next == null) throw new AssertionError("the server says nothing; closed: " + closed);
        return next;
    }

    /** What is heard next; empty if the connection closes first, or nothing comes in this time. */
    Optional<JsonNode> hear(Duration patience) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (System.nanoTime() < end) {
            var next = heard.poll(20, TimeUnit.MILLISECONDS);
            if (next != null) return Optional.of(next);
            if (closed.isDone() && heard.isEmpty()) return Optional.empty();
        }
        return Optional.empty();
    }

    /** Whether something was heard that nobody has listened to yet. */
    boolean hasMore() {
        return !heard.isEmpty();
    }

    /** What is heard next of this kind; everything before it is passed over. */
    JsonNode hear(String kind) throws InterruptedException {
        return hear(Set.of(kind));
    }

    /** The same for several kinds. */
    JsonNode hear(Set<String> kinds) throws InterruptedException {
        var next = hear();
        while (!kinds.contains(next.get("t").asText())) next = hear();
        return next;
    }

    void say(String text) {
        socket().sendText(text, true).join();
    }

    void move(String id, String move) {
        ObjectNode message = Browser.JSON.createObjectNode();
        say(message.put("t", "move").put("id", id).put("move", move).toString());
    }

    void skip(String id) {
        say("{\"t\":\"skip\",\"id\":\"" + id + "\"}");
    }

    /** Everything that was heard before this question was answered. */
    void ping(String id) {
        say("{\"t\":\"ping\",\"id\":\"" + id + "\"}");
    }

    /** Breaks the connection off, as a tunnel does. */
    void cut() {
        socket().abort();
    }

    void close() {
        socket().sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }

    /** Repeats a message until the connection is broken, which may only show when writing. */
    void sayUntilCut(String text) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!closed.isDone()) {
            if (System.nanoTime() > end) throw new AssertionError("the connection is still open");
            try {
                say(text);
            } catch (CompletionException _) {
                return;
            }
            Thread.sleep(20);
        }
        if (closeCode() == WebSocket.NORMAL_CLOSURE)
            throw new AssertionError("the connection was closed, and not broken");
    }

    int closeCode() {
        return closed.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }
}
