package strategos.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.server.web.Socket;
import strategos.table.Watcher.Dismissal;
import strategos.wire.Event;
import strategos.wire.Frame;
import strategos.wire.Scene;
import strategos.wire.ToClient;
import strategos.wire.ToClient.Ack;
import strategos.wire.ToClient.Steps;

class ConnectionTest {

    private static final int PORTION = 100;

    private record Nothing() implements Event, Scene {}

    /** A socket to a browser that takes nothing until it is told to. */
    private static final class Stalled implements Socket {

        private final BlockingQueue<String> sent = new LinkedBlockingQueue<>();
        private final CountDownLatch stalled = new CountDownLatch(1);
        private volatile boolean isCut;

        @Override
        public void send(String text) {
            try {
                stalled.await();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            sent.add(text);
        }

        @Override
        public void close(int code, String reason) {
            sent.add("closed with " + code);
        }

        @Override
        public void cut() {
            isCut = true;
        }
    }

    private static ToClient portion(int frames) {
        var frame = new Frame(1, new Nothing(), new Nothing());
        return new Steps(Collections.nCopies(frames, frame));
    }

    @Test
    @DisplayName("A browser that takes nothing is cut off when too many frames wait for it")
    void stalled() {
        var socket = new Stalled();
        var connection = new Connection(socket, "here", new Backlog(1_000_000));
        for (int frames = 0; frames < Connection.MOST_WAITING; frames += PORTION)
            connection.tell(portion(PORTION));
        assertThat(socket.isCut).as("with as many as may wait").isFalse();
        for (int more = 0; more < 2; more++) connection.tell(portion(PORTION));
        assertThat(socket.isCut).as("with more").isTrue();
        connection.end();
    }

    @Test
    @DisplayName("A turn of very many steps is sent to a client with an empty queue")
    void longTurn() throws InterruptedException {
        var socket = new Stalled();
        var connection = new Connection(socket, "here", new Backlog(1_000_000));
        connection.tell(portion(Connection.MOST_WAITING + 1));
        assertThat(socket.isCut).isFalse();
        socket.stalled.countDown();
        assertThat(socket.sent.take()).contains("steps");
        connection.end();
    }

    @Test
    @DisplayName("A browser that was slow for a while gets everything in order")
    void slow() throws InterruptedException {
        var socket = new Stalled();
        var connection = new Connection(socket, "here", new Backlog(1_000_000));
        for (int i = 0; i < 3; i++) connection.tell(new Ack("message " + i, i));
        connection.dismiss(Dismissal.STOPPING);
        socket.stalled.countDown();
        for (int i = 0; i < 3; i++) assertThat(socket.sent.take()).contains("message " + i);
        assertThat(socket.sent.take()).isEqualTo("closed with 1001");
        assertThat(socket.isCut).isFalse();
    }

    @Test
    @DisplayName("The browsers of one address that take nothing are cut off together")
    void address() {
        var backlog = new Backlog(3 * PORTION);
        List<Stalled> sockets = new ArrayList<>();
        List<Connection> connections = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            sockets.add(new Stalled());
            connections.add(new Connection(sockets.get(i), "here", backlog));
        }
        var elsewhere = new Stalled();
        var other = new Connection(elsewhere, "elsewhere", backlog);
        // The first message of each is taken by its writer, which waits with it.
        for (Connection connection : connections) connection.tell(new Ack("first", 1));
        for (int i = 0; i < 3; i++) connections.get(i).tell(portion(PORTION - 2));
        assertThat(sockets).noneMatch(socket -> socket.isCut);
        connections.get(3).tell(portion(PORTION));
        assertThat(sockets.get(3).isCut).isTrue();
        other.tell(portion(PORTION));
        assertThat(elsewhere.isCut).isFalse();
        connections.get(0).end();
        connections.get(1).tell(portion(PORTION - 2));
        assertThat(sockets.get(1).isCut).as("others have gone").isFalse();
        connections.forEach(Connection::end);
        other.end();
    }
}
