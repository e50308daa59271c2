package strategos.server.web;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Closes connections on which the headers of a request take too long to arrive. Jetty only closes
 * those on which nothing moves at all.
 */
final class HeaderDeadline implements AutoCloseable {

    private final Supplier<Collection<EndPoint>> connections;
    private final Duration longest;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("header-deadline").factory());

    /** By connection: which request is arriving, and since when. */
    private Map<EndPoint, Arriving> arriving = new HashMap<>();

    private record Arriving(long request, long since) {}

    HeaderDeadline(Supplier<Collection<EndPoint>> connections, Duration longest) {
        this.connections = connections;
        this.longest = longest;
        long interval = Math.max(1, longest.toMillis() / 10);
        var _ = timer.scheduleWithFixedDelay(this::look, interval, interval, TimeUnit.MILLISECONDS);
    }

    private void look() {
        long now = System.nanoTime();
        Map<EndPoint, Arriving> next = new HashMap<>();
        for (EndPoint endPoint : connections.get()) {
            if (!(endPoint.getConnection() instanceof HttpConnection http)) continue;
            var parser = http.getParser();
            if (parser.isStart() || !parser.inHeaderState()) continue;
            var before = arriving.get(endPoint);
            long request = http.getMessagesIn();
            var current =
                    before != null && before.request() == request
                            ? before
                            : new Arriving(request, now);
            if (now - current.since() > longest.toNanos()) endPoint.close();
            else next.put(endPoint, current);
        }
        arriving = next;
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
