package strategos.server.matches;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import strategos.server.web.Socket;
import strategos.table.Watcher;
import strategos.wire.Json;
import strategos.wire.ToClient;

/**
 * The outgoing messages of one browser. A separate thread writes them, so that a slow network
 * delays nobody else; a browser that falls far behind is disconnected, and reconnects to catch up.
 */
final class Connection implements Watcher {

    private static final Logger LOG = System.getLogger(Connection.class.getName());

    /**
     * How many frames and other messages wait at most, a whole match of bots at full speed; one
     * message alone may hold more.
     */
    static final int MOST_WAITING = 5_000;

    private final Socket socket;
    private final String address;
    private final Thread writer;
    private final BlockingQueue<Parcel> outbox = new LinkedBlockingQueue<>();
    private final Backlog backlog;
    private int waiting;
    private boolean ended;

    /** A message to send. */
    private sealed interface Parcel {

        /** What it counts in the outbox. */
        default int weight() {
            return 1;
        }

        record Text(ToClient message) implements Parcel {

            @Override
            public int weight() {
                return message instanceof ToClient.Steps(var frames) ? frames.size() : 1;
            }
        }

        record Goodbye(int code, String reason) implements Parcel {}
    }

    Connection(Socket socket, String address, Backlog backlog) {
        this.socket = socket;
        this.backlog = backlog;
        this.address = address;
        writer = Thread.ofVirtual().name("socket").start(this::write);
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public void tell(ToClient message) {
        post(new Parcel.Text(message));
    }

    @Override
    public void dismiss(Dismissal why) {
        switch (why) {
            case STOPPING -> close(1001, "the server is stopping");
            case SEAT_MOVED -> close(4001, "the seat has moved");
            case FAULT -> close(1011, "open the match again");
        }
    }

    /** Breaks the connection off; {@link #end} follows. */
    void cut() {
        socket.cut();
    }

    /** Ends the writing when the browser is gone. */
    void end() {
        writer.interrupt();
        forget();
    }

    private synchronized void forget() {
        ended = true;
        backlog.remove(address, waiting);
        waiting = 0;
        outbox.clear();
    }

    private void close(int code, String reason) {
        post(new Parcel.Goodbye(code, reason));
    }

    private void post(Parcel parcel) {
        if (!accept(parcel)) socket.cut();
    }

    private synchronized boolean accept(Parcel parcel) {
        if (ended) return true;
        int weight = parcel.weight();
        if (waiting > 0 && waiting + weight > MOST_WAITING) return false;
        if (!backlog.add(address, weight)) return false;
        waiting += weight;
        outbox.add(parcel);
        return true;
    }

    private Parcel next() throws InterruptedException {
        Parcel next = outbox.take();
        taken(next.weight());
        return next;
    }

    private synchronized void taken(int weight) {
        if (ended) return;
        waiting -= weight;
        backlog.remove(address, weight);
    }

    private void write() {
        try {
            while (true) {
                switch (next()) {
                    case Parcel.Text(ToClient message) -> socket.send(Json.write(message));
                    case Parcel.Goodbye(int code, String reason) -> {
                        socket.close(code, reason);
                        return;
                    }
                }
            }
        } catch (InterruptedException _) {
            // The browser is gone, and so is what was to be sent.
        } catch (RuntimeException gone) {
            LOG.log(Level.DEBUG, "a browser has disconnected", gone);
            socket.cut();
        }
    }
}
