package load;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** What one hostile address does, as much of it as the server lets it do. */
final class Attack {

    private static final int THREADS = 8;
    private static final int MOST_OPEN = 2_000;

    private final String name;
    private final InetSocketAddress server;
    private final InetAddress local;
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicLong tried = new AtomicLong();
    private final AtomicLong broken = new AtomicLong();

    private Attack(String name, String site, InetAddress local) {
        this.name = name;
        int colon = site.indexOf(':');
        server = new InetSocketAddress(site.substring(0, colon), Integer.parseInt(site.substring(colon + 1)));
        this.local = local;
    }

    /** An attack by its name: flood, slow-headers or slow-readers; empty for none. */
    static Attack of(String name, String site, InetAddress local) {
        if (!List.of("", "flood", "slow-headers", "slow-readers").contains(name))
            throw new IllegalArgumentException("there is no attack called " + name);
        return new Attack(name, site, local);
    }

    String name() {
        return name;
    }

    void begin(AtomicBoolean running) {
        for (int i = 0; i < (name.isEmpty() ? 0 : THREADS); i++)
            threads.add(Thread.ofPlatform().daemon().start(() -> {
                while (running.get()) {
                    switch (name) {
                        case "flood" -> flood(running);
                        case "slow-headers" -> hold(running, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
                        default -> hold(running, "GET /api/boards/world/drawing HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(50));
                    }
                }
            }));
    }

    /** Requests for something that takes work, as fast as they are answered. */
    private void flood(AtomicBoolean running) {
        String request = "GET /api/boards/random%3A60/drawing HTTP/1.1\r\nHost: localhost\r\n\r\n";
        try (var socket = connect()) {
            var in = socket.getInputStream();
            var buffer = new byte[65536];
            while (running.get()) {
                tried.incrementAndGet();
                socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
                if (in.read(buffer) < 0) return;
            }
        } catch (IOException refused) {
            broken.incrementAndGet();
        }
    }

    /** Many connections that begin a request and then hardly move, and read nothing. */
    private void hold(AtomicBoolean running, String beginning) {
        List<Socket> open = new ArrayList<>();
        try {
            while (running.get()) {
                if (open.size() < MOST_OPEN / THREADS) open.add(connect());
                tried.incrementAndGet();
                open.getLast().getOutputStream().write(beginning.getBytes(StandardCharsets.US_ASCII));
                Thread.sleep(1);
            }
        } catch (IOException refused) {
            broken.incrementAndGet();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            open.forEach(Attack::close);
        }
    }

    private Socket connect() throws IOException {
        var socket = new Socket();
        socket.bind(new InetSocketAddress(local, 0));
        socket.connect(server, 2000);
        socket.setSoTimeout(5000);
        return socket;
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // It is gone either way.
        }
    }

    void end() throws InterruptedException {
        for (Thread thread : threads) {
            thread.interrupt();
            thread.join(5000);
        }
    }

    @Override
    public String toString() {
        return "%,d tries, %,d broken off".formatted(tried.get(), broken.get());
    }
}
