package strategos.server.nodes;

import java.net.http.WebSocket;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import strategos.server.web.Socket;

/**
 * A browser's socket to a match that another node plays: passes every message on, in both
 * directions. It reads nothing before its browser is there.
 */
final class Relay implements Socket.Listener, WebSocket.Listener {

    private static final int LOWEST_CODE = 1000;
    private static final int NO_CODE = 1005;
    private static final int CUT_OFF = 1006;
    private static final int OPEN_AGAIN = 1011;

    private final String node;
    private final Relays relays;
    private final StringBuilder partial = new StringBuilder();
    private volatile @Nullable Socket browser;
    private volatile @Nullable WebSocket owner;

    Relay(String node, Relays relays) {
        this.node = node;
        this.relays = relays;
    }

    /** The id of the node that plays the match. */
    String node() {
        return node;
    }

    /** Begins to pass messages on. */
    Relay between(Socket arrived, WebSocket reached) {
        browser = arrived;
        owner = reached;
        relays.add(this);
        reached.request(1);
        return this;
    }

    // From the browser.

    @Override
    public void heard(String text) {
        var to = owner;
        if (to == null) return;
        try {
            to.sendText(text, true).join();
        } catch (CompletionException gone) {
            end();
        }
    }

    @Override
    public void closed() {
        relays.remove(this);
        var to = owner;
        if (to == null) return;
        var _ = to.sendClose(WebSocket.NORMAL_CLOSURE, "").whenComplete((_, _) -> to.abort());
    }

    // From the owner.

    @Override
    public void onOpen(WebSocket from) {
        // Read on when the browser is there.
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            String text = partial.toString();
            partial.setLength(0);
            pass(text);
        }
        from.request(1);
        return null;
    }

    private void pass(String text) {
        var to = browser;
        try {
            if (to != null) to.send(text);
        } catch (RuntimeException gone) {
            closed();
        }
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        boolean isSendable = code >= LOWEST_CODE && code != NO_CODE && code != CUT_OFF;
        close(isSendable ? code : OPEN_AGAIN, reason);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable broken) {
        end();
    }

    /** Lets the browser open the match again, wherever it is played then. */
    void end() {
        close(OPEN_AGAIN, "open the match again");
        var to = owner;
        if (to != null) to.abort();
    }

    private void close(int code, String reason) {
        relays.remove(this);
        var to = browser;
        if (to != null) to.close(code, reason);
    }
}
