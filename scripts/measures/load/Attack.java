package load;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** What one hostile address does, as much of it as the server lets it do, up to {@link #FASTEST} tries per second. */
final class Attack {

    private static final int THREADS = 8;

    /** The attacker shares the processors of the server, so its own work must not be what slows the server down. */
    private static final int FASTEST = 2_000;

    private static final Duration BETWEEN = Duration.ofSeconds(THREADS).dividedBy(FASTEST);

    private final Kind kind;
    private final InetSocketAddress server;
    private final InetAddress local;
    private final List<Thread> threads = new ArrayList<>();
    private final Set<Closeable> connections = ConcurrentHashMap.newKeySet();
    private final AtomicLong tried = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong broken = new AtomicLong();
    private volatile boolean ended;

    /** One way to attack; every thread repeats its loop whenever the connection breaks. */
    enum Kind {
        REQUESTS(AttackLoops::requests),
        BOARD_CHECKS(AttackLoops::boardChecks),
        DRAWINGS(AttackLoops::drawings),
        READING(AttackLoops::reading),
        BOTS(AttackLoops::bots),
        MESSAGES(AttackLoops::messages),
        CONNECTIONS(AttackLoops::connections),
        SLOW_HEADERS(AttackLoops::slowHeaders),
        SLOW_READERS(AttackLoops::slowReaders);

        private final Loop loop;

        Kind(Loop loop) {
            this.loop = loop;
        }

        String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    @FunctionalInterface
    interface Loop {

        void run(Attack attack) throws IOException, InterruptedException;
    }

    private Attack(Kind kind, InetSocketAddress server, InetAddress local) {
        this.kind = kind;
        this.server = server;
        this.local = local;
    }

    static Attack begin(Kind kind, InetSocketAddress server, InetAddress local) {
        var attack = new Attack(kind, server, local);
        for (int i = 0; i < THREADS; i++) attack.threads.add(Thread.ofPlatform().daemon().start(attack::run));
        return attack;
    }

    private void run() {
        while (!ended) {
            try {
                tryOnce();
            } catch (InterruptedException _) {
                return;
            }
        }
    }

    private void tryOnce() throws InterruptedException {
        try {
            kind.loop.run(this);
        } catch (IOException | UncheckedIOException _) {
            if (ended) return;
            broken.incrementAndGet();
            countTry();
        }
    }

    /** Remembers a connection, so that the end of the attack closes it, even while it waits for an answer. */
    <T extends Closeable> T opened(T connection) throws IOException {
        connections.add(connection);
        if (ended) connection.close();
        return connection;
    }

    boolean goesOn() {
        return !ended;
    }

    InetSocketAddress server() {
        return server;
    }

    InetAddress local() {
        return local;
    }

    /** Counts a try, and waits as long as the fastest attack has to. */
    void countTry() throws InterruptedException {
        tried.incrementAndGet();
        Thread.sleep(BETWEEN);
    }

    void countAnswer(int status) {
        if (status >= 400) refused.incrementAndGet();
    }

    void end() throws InterruptedException, IOException {
        ended = true;
        for (Closeable connection : connections) connection.close();
        for (Thread thread : threads) thread.interrupt();
        for (Thread thread : threads) thread.join(5_000);
    }

    @Override
    public String toString() {
        return "%,d tries, %,d refused, %,d broken off".formatted(tried.get(), refused.get(), broken.get());
    }
}
