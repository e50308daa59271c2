package strategos.server.nodes;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The open relays of this node. */
final class Relays implements AutoCloseable {

    private final Set<Relay> open = ConcurrentHashMap.newKeySet();

    void add(Relay relay) {
        open.add(relay);
    }

    void remove(Relay relay) {
        open.remove(relay);
    }

    /** Ends the relays to all other nodes: a frozen one would keep its viewers waiting. */
    void keepOnly(Set<String> alive) {
        for (Relay relay : open) if (!alive.contains(relay.node())) relay.end();
    }

    @Override
    public void close() {
        open.forEach(Relay::end);
    }
}
