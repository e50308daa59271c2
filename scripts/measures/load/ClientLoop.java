package load;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** The one thread of all clients: reads their sockets, and lets one match after the other move when it is due. */
final class ClientLoop {

    private final Selector selector;
    private final List<Client> clients;
    private final long interval;
    private final AtomicBoolean moving = new AtomicBoolean();
    private final Thread thread = Thread.ofPlatform().name("clients").unstarted(this::run);
    private long begun;
    private long turns;
    private long latest;
    private volatile boolean ended;

    /**
     * @param clients two per match, one after the other
     * @param between how often a match moves; the matches are spread over that time
     */
    ClientLoop(List<Client> clients, Duration between) throws IOException {
        this.clients = clients;
        selector = Selector.open();
        interval = between.toNanos() / (clients.size() / 2);
        for (Client client : clients) client.socket().channel().register(selector, SelectionKey.OP_READ, client);
    }

    void start() {
        thread.start();
    }

    void beginMoves() {
        moving.set(true);
        selector.wakeup();
    }

    void endMoves() {
        moving.set(false);
    }

    void end() throws InterruptedException {
        ended = true;
        selector.wakeup();
        thread.join();
    }

    /** By how much the clients themselves were late at worst. */
    Duration latest() {
        return Duration.ofNanos(latest);
    }

    private void run() {
        try {
            while (!ended) {
                selector.select(this::read, millisLeft());
                if (moving.get()) moveDue();
            }
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private void read(SelectionKey key) {
        ((Client) key.attachment()).read();
        if (!key.channel().isOpen()) key.cancel();
    }

    private long millisLeft() {
        if (!moving.get() || begun == 0) return 10;
        return Math.max(1, (begun + turns * interval - System.nanoTime()) / 1_000_000);
    }

    private void moveDue() {
        if (begun == 0) begun = System.nanoTime();
        for (long late = lateness(); late >= 0; late = lateness()) {
            latest = Math.max(latest, late);
            int match = (int) (turns++ % (clients.size() / 2));
            clients.get(2 * match).moveIfDue();
            clients.get(2 * match + 1).moveIfDue();
        }
    }

    private long lateness() {
        return System.nanoTime() - (begun + turns * interval);
    }
}
