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
import strategos.wire.Fault;
import strategos.wire.FaultCode;
import strategos.wire.Json;

/**
 * Counts connections, and closes those beyond the limits as soon as they are accepted, with an
 * answer to the request that has not been read.
 */
final class ConnectionLimiter implements SelectorManager.AcceptListener {

    private static final int SECONDS = 10;

    private final ConnectionLimits limits;
    private final Consumer<Fault> onRefusal;
    private final Map<SelectableChannel, InetAddress> open = new HashMap<>();
    private final Map<InetAddress, Integer> ofAddress = new HashMap<>();
    private final TokenBuckets<InetAddress> opening;

    ConnectionLimiter(ConnectionLimits limits, Consumer<Fault> onRefusal) {
        this.limits = limits;
        this.onRefusal = onRefusal;
        opening = new TokenBuckets<>(limits.mostOfAddress(), limits.between(), System::nanoTime);
    }

    @Override
    public void onAccepting(SelectableChannel channel) {
        if (!(channel instanceof SocketChannel socket)) return;
        try {
            if (socket.getRemoteAddress() instanceof InetSocketAddress remote)
                admit(socket, remote.getAddress());
        } catch (IOException _) {
            // The client is gone, and Jetty finds out by itself.
        }
    }

    private void admit(SocketChannel socket, InetAddress address) throws IOException {
        if (opening.take(address) > 0) {
            String text = "Too many connections in a short time. Try again in %d s.";
            refuse(socket, 429, "Too Many Requests", fault(FaultCode.TOO_MANY, text));
        } else if (isFull()) {
            String text = "Too many connections to this server. Try again in %d s.";
            refuse(socket, 503, "Service Unavailable", fault(FaultCode.UNAVAILABLE, text));
        } else if (!count(socket, address)) {
            String text =
                    "Too many connections: at most "
                            + limits.mostOfAddress()
                            + " at a time. Try"
                            + " again in %d s.";
            refuse(socket, 429, "Too Many Requests", fault(FaultCode.TOO_MANY, text));
        }
    }

    private static Fault fault(FaultCode code, String text) {
        return new Fault(code, text.formatted(SECONDS), SECONDS);
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

    private void refuse(SocketChannel socket, int status, String reason, Fault fault)
            throws IOException {
        onRefusal.accept(fault);
        byte[] body = Json.writeBytes(fault);
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
                        .formatted(status, reason, SECONDS, body.length);
        var answer = head.getBytes(StandardCharsets.US_ASCII);
        try (socket) {
            socket.write(new ByteBuffer[] {ByteBuffer.wrap(answer), ByteBuffer.wrap(body)});
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
