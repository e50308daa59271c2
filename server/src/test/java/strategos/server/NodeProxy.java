package strategos.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A load balancer in front of nodes: passes each connection on to the next healthy one, and cuts
 * those of a node that does not answer its health check.
 */
final class NodeProxy implements AutoCloseable {

    private static final int PATIENCE_MILLIS = 1_000;
    private static final byte[] CHECK =
            "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII);

    private final ServerSocket server;
    private final List<Integer> nodes = new CopyOnWriteArrayList<>();
    private final Set<Integer> sick = ConcurrentHashMap.newKeySet();
    private final Map<Socket, Integer> open = new ConcurrentHashMap<>();
    private final AtomicInteger next = new AtomicInteger();

    NodeProxy() throws IOException {
        server = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return server.getLocalPort();
    }

    /** Begins to use a node. */
    void add(int port) {
        nodes.add(port);
        Thread.ofVirtual().start(() -> watch(port));
    }

    void remove(int port) {
        drain(port);
        cut(port);
    }

    /** Passes no new connection on to a node. */
    void drain(int port) {
        nodes.removeIf(node -> node == port);
    }

    private void cut(int port) {
        open.forEach((socket, to) -> cutIf(to == port, socket));
    }

    private static void cutIf(boolean isMeant, Socket socket) {
        if (isMeant) close(socket);
    }

    private void accept() {
        try {
            while (true) {
                Socket browser = server.accept();
                Thread.ofVirtual().start(() -> connect(browser));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private void connect(Socket browser) {
        for (int tries = 0; tries < 2 * nodes.size(); tries++) {
            var all = List.copyOf(nodes);
            if (all.isEmpty()) break;
            int port = all.get(Math.floorMod(next.getAndIncrement(), all.size()));
            if (sick.contains(port)) continue;
            try {
                Socket node = reach(port);
                open.put(browser, port);
                open.put(node, port);
                Thread.ofVirtual().start(() -> copy(browser, node));
                copy(node, browser);
                return;
            } catch (IOException refused) {
                sick.add(port);
            }
        }
        close(browser);
    }

    private static Socket reach(int port) throws IOException {
        var socket = new Socket();
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 500);
        return socket;
    }

    private void copy(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            var buffer = new byte[16 * 1024];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer))
                out.write(buffer, 0, read);
        } catch (IOException gone) {
            // Both ends are closed.
        } finally {
            open.remove(from);
            open.remove(to);
        }
    }

    private void watch(int port) {
        try {
            while (nodes.contains(port)) {
                if (isHealthy(port)) {
                    sick.remove(port);
                } else {
                    sick.add(port);
                    cut(port);
                }
                Thread.sleep(PATIENCE_MILLIS / 2);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isHealthy(int port) {
        try (Socket socket = reach(port)) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(CHECK);
            return socket.getInputStream().read() >= 0;
        } catch (IOException _) {
            return false;
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // It is closed.
        }
    }

    @Override
    public void close() throws IOException {
        nodes.clear();
        server.close();
        open.keySet().forEach(NodeProxy::close);
    }
}
