package strategos.server;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import strategos.server.web.Socket;
import strategos.table.Watcher;
import strategos.wire.Json;
import strategos.wire.ToClient;

/**
 * What goes out to one browser. A thread of its own writes it, so that a slow network holds up
 * nobody else; a browser that falls far behind is cut off, and comes back for what it missed.
 */
final class Connection implements Watcher {

    private static final Logger LOG = System.getLogger(Connection.class.getName());
    private static final int MOST_WAITING = 1_000;

    private final Socket socket;
    private final Thread writer;
    private final BlockingQueue<Parcel> outbox = new LinkedBlockingQueue<>(MOST_WAITING);

    /** What is to be sent. */
    private sealed interface Parcel {
        record Text(ToClient message) implements Parcel {}

        record Goodbye(int code, String reason) implements Parcel {}
    }

    Connection(Socket socket) {
        this.socket = socket;
        writer = Thread.ofVirtual().name("socket").start(this::write);
    }

    @Override
    public void tell(ToClient message) {
        post(new Parcel.Text(message));
    }

    @Override
    public void dismiss(Dismissal why) {
        switch (why) {
            case STOPPING -> close(1001, "the server stops");
            case SEAT_MOVED -> close(4001, "the seat has moved");
            case FAULT -> close(1011, "open the match again");
        }
    }

    /** Ends the writing when the browser is gone. */
    void end() {
        writer.interrupt();
    }

    private void close(int code, String reason) {
        post(new Parcel.Goodbye(code, reason));
    }

    private void post(Parcel parcel) {
        if (!outbox.offer(parcel)) socket.cut();
    }

    private void write() {
        try {
            while (true) {
                switch (outbox.take()) {
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
            LOG.log(Level.DEBUG, "a browser is gone", gone);
            socket.cut();
        }
    }
}
