package strategos.server.web;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.util.IO;
import strategos.wire.Fault;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/**
 * Counts connections, and closes those beyond the limits as soon as they are accepted, with an
 * answer to the request that has not been read. An address that goes on opening them gets no more
 * answers.
 */
final class ConnectionLimiter implements SelectorManager.AcceptListener {

    private static final int SECONDS = 10;

    /** Refusals are answered at a fifth of the rate at which connections are allowed. */
    private static final int CONNECTIONS_PER_REFUSAL = 5;

    private final ConnectionLimits limits;
    private final Consumer<Fault> onRefusal;
    private final Map<SelectableChannel, InetAddress> open = new HashMap<>();
    private final Map<InetAddress, Integer> ofAddress = new HashMap<>();
    private final TokenBuckets<InetAddress> opening;
    private final TokenBuckets<InetAddress> answers;

    private final Answer tooFast =
            Answer.of(
                    429,
                    "Too Many Requests",
                    FaultCode.TOO_MANY,
                    "Too many connections in a short time. Try again in %d s.");
    private final Answer tooMany;
    private final Answer full =
            Answer.of(
                    503,
                    "Service Unavailable",
                    FaultCode.UNAVAILABLE,
                    "Too many connections to this server. Try again in %d s.");

    /** An answer that is written once and sent often. */
    private record Answer(Fault fault, ByteBuffer bytes) {

        static Answer of(int status, String reason, FaultCode code, String text) {
            var fault = new Fault(code, text.formatted(SECONDS), SECONDS);
            String body = Json.write(fault);
            String head =
                    """
                    HTTP/1.1 %d %s\r
                    Content-Type: application/json; charset=utf-8\r
                    X-Content-Type-Options: nosniff\r
                    Retry-After: %d\r
                    Content-Length: %d\r
                    Connection: close\r
                    \r
                    """
                            .formatted(status, reason, SECONDS, body.length());
            byte[] all = (head + body).getBytes(StandardCharsets.US_ASCII);
            return new Answer(fault, ByteBuffer.allocateDirect(all.length).put(all).flip());
        }
    }

    ConnectionLimiter(ConnectionLimits limits, Consumer<Fault> onRefusal) {
        this.limits = limits;
        this.onRefusal = onRefusal;
        opening = new TokenBuckets<>(limits.mostOfAddress(), limits.between(), System::nanoTime);
        var betweenAnswers = limits.between().multipliedBy(CONNECTIONS_PER_REFUSAL);
        answers = new TokenBuckets<>(limits.mostOfAddress(), betweenAnswers, System::nanoTime);
        String text =
                "Too many connections: at most "
                        + limits.mostOfAddress()
                        + " at a time. Try again in %d s.";
        tooMany = Answer.of(429, "Too Many Requests", FaultCode.TOO_MANY, text);
    }

    /** Whether a connection may stay; otherwise it has been closed, with an answer or without. */
    boolean admit(SocketChannel socket) {
        try {
            return !(socket.getRemoteAddress() instanceof InetSocketAddress remote)
                    || admit(socket, remote.getAddress());
        } catch (IOException _) {
            // The client has gone before it could be answered.
            IO.close(socket);
            return false;
        }
    }

    private boolean admit(SocketChannel socket, InetAddress address) throws IOException {
        if (opening.take(address) > 0) refuseAddress(socket, address, tooFast);
        else if (isFull()) refuse(socket, full);
        else if (!count(socket, address)) refuseAddress(socket, address, tooMany);
        else return true;
        return false;
    }

    private synchronized boolean isFull() {
        return open.size() >= limits.most();
    }

    private synchronized boolean count(SocketChannel socket, InetAddress address) {
        if (ofAddress.getOrDefault(address, 0) >= limits.mostOfAddress()) return false;
        open.put(socket, address);
        ofAddress.merge(address, 1, Integer::sum);
        return true;
    }

    private void refuseAddress(SocketChannel socket, InetAddress address, Answer answer)
            throws IOException {
        if (answers.take(address) == 0) {
            refuse(socket, answer);
        } else {
            onRefusal.accept(answer.fault());
            socket.close();
        }
    }

    private void refuse(SocketChannel socket, Answer answer) throws IOException {
        onRefusal.accept(answer.fault());
        try (socket) {
            // A new connection has room for it.
            socket.write(answer.bytes().duplicate());
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        onClosed(channel);
    }

    @Override
    public synchronized void onClosed(SelectableChannel channel) {
        InetAddress address = open.remove(channel);
        if (address != null)
            ofAddress.computeIfPresent(address, (_, many) -> many == 1 ? null : many - 1);
    }
}
