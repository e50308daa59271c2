package load;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/**
 * Puts load on a server of its own and checks what comes of it: live matches of two people each, half of them in fog,
 * in which somebody moves every two seconds. Everything stays on this machine and ends by itself; the clients come from
 * many addresses 127.0.0.x, which works on Linux only. See docs/scaling.md.
 */
public final class LoadRun {

    private static final int MATCHES_PER_ADDRESS = 15;
    private static final Duration BETWEEN_MOVES = Duration.ofSeconds(2);

    private final Map<String, String> options;
    private final int matches;
    private final Duration time;

    private LoadRun(Map<String, String> options) {
        this.options = options;
        matches = number("matches", 100);
        time = Duration.ofSeconds(number("seconds", 60));
    }

    public static void main(String... arguments) throws Exception {
        Map<String, String> options = new TreeMap<>(Map.of("jar", "", "hostile", ""));
        for (String argument : arguments) {
            String[] parts = argument.replaceFirst("^--", "").split("=", 2);
            options.put(parts[0], parts.length > 1 ? parts[1] : "true");
        }
        System.exit(new LoadRun(options).run() ? 0 : 1);
    }

    private int number(String name, int usual) {
        return Integer.parseInt(options.getOrDefault(name, Integer.toString(usual)));
    }

    private boolean run() throws Exception {
        Path data = Files.createTempDirectory("strategos-load");
        try (var server = ServerUnderLoad.start(options.get("jar"), options.getOrDefault("heap", ""), data)) {
            var echo = SyncedEcho.start(data);
            say("load of the machine before: %s", load());
            List<Client> clients = seat(server);
            var before = server.figures();
            say("%d matches, %d sockets; heap %,d MB", matches, clients.size(), before.heap() >> 20);
            var attack = play(server, clients, echo);
            var after = server.figures();
            report(clients, echo, before, after, attack);
            clients.forEach(Client::close);
            boolean memory = returned(server);
            Duration stop = server.stop();
            say("graceful stop: %.1f s", stop.toMillis() / 1000.0);
            say("load of the machine after: %s", load());
            boolean equal = new Comparison(data).check(clients);
            return equal && memory;
        } finally {
            delete(data);
        }
    }

    /** Two people per match, from as many addresses as the limits for one address ask for. */
    private List<Client> seat(ServerUnderLoad server) throws Exception {
        List<Client> clients = new ArrayList<>();
        List<Address> addresses = new ArrayList<>();
        for (int i = 0; i * MATCHES_PER_ADDRESS < matches; i++)
            addresses.add(new Address(server.site(), loopback(i)));
        for (int i = 0; i < matches; i++) {
            Address address = addresses.get(i / MATCHES_PER_ADDRESS);
            boolean fog = i % 2 == 1;
            String id = address.make(fog);
            address.join(id);
            clients.add(address.open(id, 0, fog));
            clients.add(address.open(id, 1, fog));
        }
        return clients;
    }

    private static InetAddress loopback(int number) throws IOException {
        return InetAddress.getByAddress(new byte[] {127, 0, (byte) (1 + number / 200), (byte) (1 + number % 200)});
    }

    /** The moves are spread over the two seconds. In the second half, a hostile address does its worst. */
    private Attack play(ServerUnderLoad server, List<Client> clients, SyncedEcho echo) throws Exception {
        var running = new AtomicBoolean(true);
        var attack = Attack.of(options.get("hostile"), server.site(), loopback(10_000));
        try (var timer = Executors.newScheduledThreadPool(2)) {
            long between = BETWEEN_MOVES.toMillis();
            for (int match = 0; match < matches; match++) {
                var players = clients.subList(2 * match, 2 * match + 2);
                timer.scheduleAtFixedRate(
                        () -> players.forEach(Client::moveIfDue),
                        match * between / matches, between, TimeUnit.MILLISECONDS);
            }
            timer.scheduleAtFixedRate(echo::ask, 0, 100, TimeUnit.MILLISECONDS);
            Thread.sleep(time.dividedBy(2));
            clients.forEach(Client::beginSecondHalf);
            attack.begin(running);
            Thread.sleep(time.dividedBy(2));
            running.set(false);
            timer.shutdownNow();
        }
        clients.forEach(Client::awaitLast);
        attack.end();
        return attack;
    }

    private void report(
            List<Client> clients, SyncedEcho echo, ServerUnderLoad.Figures before, ServerUnderLoad.Figures after,
            Attack attack) {
        long moves = clients.stream().mapToLong(it -> it.times().size()).sum();
        var all = Percentiles.of(clients.stream().flatMap(it -> it.times().stream()));
        var echoed = Percentiles.of(echo.times().stream());
        say("moves: %,d in %d s, %d refused", moves, time.toSeconds(), clients.stream().mapToInt(Client::refused).sum());
        say("move  %s", all);
        say("echo  %s", echoed);
        say("ratio p50 %.1f, p99 %.1f", all.ratio(echoed, 50), all.ratio(echoed, 99));
        var first = Percentiles.of(clients.stream().flatMap(it -> it.firstHalf().stream()));
        var second = Percentiles.of(clients.stream().flatMap(it -> it.secondHalf().stream()));
        say("first half  %s", first);
        say("second half %s%s", second, attack.name().isEmpty() ? "" : " (attack: " + attack.name() + ")");
        if (!attack.name().isEmpty()) say("p99 under attack: %.2f times that before; %s", second.ratio(first, 99), attack);
        double cpu = after.cpu() - before.cpu();
        say("server: %.2f ms of processor time per move, %.1f commits per move", 1000 * cpu / moves,
                (after.commits() - before.commits()) / moves);
        say("heap in use, garbage included: %,d MB; %d tables, %d sockets", after.heap() >> 20, after.tables(), after.sockets());
    }

    /** After the clients have left, tables close after a minute, and their memory with them. */
    private static boolean returned(ServerUnderLoad server) throws Exception {
        long busy = server.heapAfterCollection();
        long end = System.nanoTime() + Duration.ofSeconds(100).toNanos();
        while (server.figures().tables() > 0 && System.nanoTime() < end) Thread.sleep(1000);
        long idle = server.heapAfterCollection();
        say("heap after a collection: %,d MB with the matches, %,d MB after they closed; %d tables left",
                busy >> 20, idle >> 20, server.figures().tables());
        return server.figures().tables() == 0;
    }

    private static String load() throws IOException {
        return Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
    }

    static void say(String text, Object... values) {
        System.out.println(text.formatted(values));
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
