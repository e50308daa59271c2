package strategos.server.nodes;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import strategos.server.guards.Guard;
import strategos.server.guards.Token;
import strategos.server.guards.Visitors;
import strategos.server.web.HttpRoutes;
import strategos.server.web.Request;
import strategos.store.Node;
import strategos.store.Nodes;
import strategos.table.Tables;

/** The other servers of a site, which share its database. */
public final class Peers {

    private static final int SECRET_BYTES = 32;

    private final Nodes nodes;
    private final String secret = Token.random(SECRET_BYTES);
    private final Relays relays = new Relays();

    public Peers(Nodes nodes) {
        this.nodes = nodes;
    }

    /** Whether a node passes this request on, so that what it says of the visitor is true. */
    public boolean trusts(Request request) {
        return request.header(Forwarding.NODE_HEADER)
                .filter(shown -> MessageDigest.isEqual(bytes(shown), bytes(secret)))
                .isPresent();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The same site; what concerns a live match is answered by the node that plays it. */
    public HttpRoutes over(HttpRoutes site, Visitors visitors, Guard guard, Tables tables) {
        return new Forwarding(nodes, visitors, guard, relays, tables).over(site);
    }

    /**
     * Joins them.
     *
     * @param address where they reach this server
     */
    public SiteNode join(String address, Tables tables) {
        return SiteNode.join(nodes, new Node(nodes.self(), address, secret), tables, relays);
    }
}
