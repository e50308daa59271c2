package strategos.server.nodes;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.stream.Collectors;
import strategos.store.Node;
import strategos.store.Nodes;
import strategos.store.StoreException;
import strategos.table.Tables;

/**
 * This server among the nodes of its site: renews its lease, and gives up what it has lost.
 *
 * <p>If its lease has run out, other nodes may have claimed its matches. Its tables then end, so
 * that nobody keeps looking at a match that goes on elsewhere; clients open them again.
 */
public final class SiteNode implements AutoCloseable {

    private static final Logger LOG = System.getLogger(SiteNode.class.getName());
    private static final int RENEWALS_PER_LEASE = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private final Nodes nodes;
    private final Node self;
    private final Tables tables;
    private final Relays relays;
    private final Thread thread;

    private SiteNode(Nodes nodes, Node self, Tables tables, Relays relays) {
        this.nodes = nodes;
        this.self = self;
        this.tables = tables;
        this.relays = relays;
        thread = Thread.ofPlatform().daemon().name("lease").start(this::run);
    }

    /** Joins the nodes of the site. */
    static SiteNode join(Nodes nodes, Node self, Tables tables, Relays relays) {
        nodes.join(self.address(), self.secret());
        return new SiteNode(nodes, self, tables, relays);
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(nodes.lease().dividedBy(RENEWALS_PER_LEASE));
                renew();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void renew() {
        try {
            if (!nodes.renew()) {
                LOG.log(Level.WARNING, "the lease of this node ran out; its matches open again");
                tables.reopenAll();
                nodes.join(self.address(), self.secret());
            }
            relays.keepOnly(nodes.alive().stream().map(Node::id).collect(Collectors.toSet()));
        } catch (StoreException unreachable) {
            LOG.log(Level.WARNING, "the lease is not renewed: {0}", unreachable.getMessage());
        }
    }

    /** Leaves, so that other nodes can have its matches at once. */
    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join(PATIENCE);
            nodes.leave();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (StoreException unreachable) {
            LOG.log(Level.WARNING, "the lease runs out by itself: {0}", unreachable.getMessage());
        }
        relays.close();
    }
}
