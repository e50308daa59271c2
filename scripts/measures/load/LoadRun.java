package load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Puts load on a server of its own and checks what comes of it: live matches of two people each, half of them in fog,
 * in which somebody moves every two seconds. Everything stays on this machine and ends by itself; the clients come from
 * many addresses 127.0.0.x, which works on Linux only. See docs/scaling.md.
 */
public final class LoadRun {

    private static final Duration PAUSE = Duration.ofSeconds(3);
    private static final int MATCHES_PER_ADDRESS = 15;
    private static final int HOSTILE_ADDRESS = 10_000;
    private static final Duration BETWEEN_MOVES = Duration.ofSeconds(2);
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** A disk that takes longer than this to sync one line has stalled. */
    private static final int LONGEST_SYNC_MILLIS = 25;

    /** How often an attack is repeated because the disk stalled. */
    private static final int MOST_REPEATS = 2;

    private final Map<String, String> options;
    private final int matches;
    private final Duration time;
    private final Latencies moves = new Latencies();
    private final Latencies echoes = new Latencies();
    private final Latencies syncs = new Latencies();

    /** The names of the parts that attacks are judged by. */
    private final List<String> counted = new ArrayList<>();

    private int attacksSoFar;

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
        java.util.logging.LogManager.getLogManager().reset();
        System.exit(new LoadRun(options).run() ? 0 : 1);
    }

    private int number(String name, int usual) {
        return Integer.parseInt(options.getOrDefault(name, Integer.toString(usual)));
    }

    /** The attacks of this run, by their names: one, several with commas, or all. */
    private List<Attack.Kind> attacks() {
        String named = options.get("hostile");
        if (named.isEmpty()) return List.of();
        if (named.equals("all")) return List.of(Attack.Kind.values());
        return Stream.of(named.split(","))
                .map(it -> Attack.Kind.valueOf(it.toUpperCase(Locale.ROOT).replace('-', '_')))
                .toList();
    }

    private boolean run() throws Exception {
        var attacks = attacks();
        Path folder = Path.of(options.getOrDefault("folder", System.getProperty("java.io.tmpdir")));
        Path data = Files.createTempDirectory(folder, "strategos-load");
        try (var server = ServerUnderLoad.start(options.get("jar"), options.getOrDefault("heap", ""), options.getOrDefault("java", ""), data)) {
            say("load of the machine before: %s", load());
            long empty = server.heapAfterCollection();
            List<Client> clients = seat(server);
            var loop = new ClientLoop(clients, BETWEEN_MOVES);
            loop.start();
            awaitAll(clients);
            var before = server.figures();
            say("%d matches, %d sockets; heap %,d MB", matches, clients.size(), before.heap() >> 20);
            var echo = SyncedEcho.start(data, echoes, syncs);
            loop.beginMoves();
            boolean calm = attacks.isEmpty() ? playQuietly(server) : playUnderAttack(server, attacks);
            echo.end();
            loop.endMoves();
            awaitLast(clients);
            var after = server.figures();
            report(clients, loop, before, after);
            boolean small = options.containsKey("brief") || returnsMemory(server, loop, clients, empty);
            loop.end();
            boolean quick = stops(server);
            say("load of the machine after: %s", load());
            return new Comparison(data.resolve("data")).check(clients) & calm & small & quick;
        } finally {
            delete(data);
        }
    }

    /** Two people per match, from as many addresses as the limits for one address ask for. */
    private List<Client> seat(ServerUnderLoad server) throws Exception {
        List<Client> clients = new ArrayList<>();
        long begun = System.nanoTime();
        for (int number = 0; number * MATCHES_PER_ADDRESS < matches; number++) {
            try (var address = new Address(server.socketAddress(), Address.loopback(number))) {
                var board = address.board();
                int most = Math.min(matches - number * MATCHES_PER_ADDRESS, MATCHES_PER_ADDRESS);
                for (int i = 0; i < most; i++) {
                    String match = address.make(i % 2 == 1);
                    for (int guest = 0; guest < 2; guest++)
                        clients.add(address.open(match, guest, new Choice(board, clients.size()), moves));
                }
            }
        }
        say("seated in %.1f s", (System.nanoTime() - begun) / 1e9);
        return clients;
    }

    private static void awaitAll(List<Client> clients) throws InterruptedException {
        for (long end = System.nanoTime() + PATIENCE.toNanos(); System.nanoTime() < end; Thread.sleep(50))
            if (clients.stream().allMatch(Client::hasBegun)) return;
        throw new IllegalStateException("not every client was told of its match");
    }

    private static void awaitLast(List<Client> clients) throws InterruptedException {
        for (long end = System.nanoTime() + PATIENCE.toNanos(); System.nanoTime() < end; Thread.sleep(50))
            if (clients.stream().noneMatch(Client::isWaiting)) return;
        say("%d moves were not answered", clients.stream().filter(Client::isWaiting).count());
    }

    private boolean playQuietly(ServerUnderLoad server) throws Exception {
        for (String part : List.of("first half", "second half")) {
            begin(part);
            String used = sleep(time.dividedBy(2), server);
            say("%-11s  move %s; %s", part, moves.of(part), used);
            say("%-11s  echo %s", part, echoes.of(part));
        }
        return true;
    }

    /**
     * One attack after the other, each with a quiet time before it, to compare with. The medians of several rounds leave
     * out what other programs on this machine do to a time. Every attack comes from a new address.
     */
    private boolean playUnderAttack(ServerUnderLoad server, List<Attack.Kind> attacks) throws Exception {
        begin("warm-up");
        sleep(Duration.ofSeconds(number("warm-up", 60)), server);
        int rounds = number("rounds", 1);
        for (int round = 0; round < rounds; round++)
            for (Attack.Kind kind : attacks) playRound(server, kind);
        double quiet = medianOfParts("quiet ");
        say("%-13s p99 %.1f ms", "quiet", quiet);
        boolean calm = true;
        for (Attack.Kind kind : attacks) {
            double p99 = medianOfParts(kind.label() + " ");
            calm &= p99 <= 2 * quiet;
            say("%-13s p99 %.1f ms, %.2f times that of quiet times", kind.label(), p99, p99 / quiet);
        }
        return calm;
    }

    /** Plays an attack, and repeats it if the disk stalled meanwhile. */
    private void playRound(ServerUnderLoad server, Attack.Kind kind) throws Exception {
        for (int repeats = 0; ; repeats++) {
            List<String> parts = play(server, kind);
            double longest = parts.stream().mapToDouble(it -> syncs.of(it).millis(100)).max().orElseThrow();
            if (longest <= LONGEST_SYNC_MILLIS || repeats == MOST_REPEATS) {
                counted.addAll(parts);
                return;
            }
            say("%-13s the disk stalled for %.0f ms: repeated", kind.label(), longest);
        }
    }

    /** Plays a quiet time and then an attack, and returns the names of these parts. */
    private List<String> play(ServerUnderLoad server, Attack.Kind kind) throws Exception {
        int number = attacksSoFar++;
        String quiet = "quiet before " + kind.label() + " " + number;
        begin(quiet);
        String usedBefore = sleep(time, server);
        String part = kind.label() + " " + number;
        begin(part);
        var attack = Attack.begin(kind, server.socketAddress(), Address.loopback(HOSTILE_ADDRESS + number));
        String used = sleep(time, server);
        begin("after attacks");
        attack.end();
        say("%-13s move %s; echo %s; %s", "quiet", moves.of(quiet), echoes.of(quiet), usedBefore);
        say("%-13s move %s; echo %s; %s; %s", kind.label(), moves.of(part), echoes.of(part), used, attack);
        sleep(PAUSE, server);
        return List.of(quiet, part);
    }

    private double medianOfParts(String beginning) {
        double[] p99 = counted.stream()
                .filter(it -> it.startsWith(beginning))
                .mapToDouble(it -> moves.of(it).millis(99))
                .sorted()
                .toArray();
        return (p99[(p99.length - 1) / 2] + p99[p99.length / 2]) / 2;
    }

    private void begin(String part) {
        moves.begin(part);
        echoes.begin(part);
        syncs.begin(part);
    }

    /** Waits, and returns what processors have been used for in the meantime. */
    private static String sleep(Duration time, ServerUnderLoad server) throws Exception {
        double before = ServerUnderLoad.cpuSeconds(server.process().toHandle());
        double ownBefore = ServerUnderLoad.cpuSeconds(ProcessHandle.current());
        long begun = System.nanoTime();
        if (server.process().waitFor(time.toMillis(), TimeUnit.MILLISECONDS))
            throw new IllegalStateException("the server ended by itself");
        double seconds = (System.nanoTime() - begun) / 1e9;
        return "processors: server %.2f, clients %.2f".formatted(
                (ServerUnderLoad.cpuSeconds(server.process().toHandle()) - before) / seconds,
                (ServerUnderLoad.cpuSeconds(ProcessHandle.current()) - ownBefore) / seconds);
    }

    private void report(List<Client> clients, ClientLoop loop, ServerUnderLoad.Figures before, ServerUnderLoad.Figures after) {
        var all = moves.all();
        var echoed = echoes.all();
        say("moves: %,d, %d refused; clients late by at most %d ms",
                all.sorted().length, clients.stream().mapToInt(Client::refused).sum(), loop.latest().toMillis());
        say("move  %s", all);
        say("echo  %s", echoed);
        say("ratio p50 %.1f, p99 %.1f", all.ratio(echoed, 50), all.ratio(echoed, 99));
        double count = all.sorted().length;
        say("server: %.2f ms of processor time per move, %.1f commits per move", 1000 * (after.cpu() - before.cpu()) / count,
                (after.commits() - before.commits()) / count);
        say("heap in use, garbage included: %,d MB; %d tables, %d sockets", after.heap() >> 20, after.tables(), after.sockets());
    }

    /** After the clients have left, tables close after a minute, and their memory with them. */
    private static boolean returnsMemory(ServerUnderLoad server, ClientLoop loop, List<Client> clients, long empty)
            throws Exception {
        long busy = server.heapAfterCollection();
        long resident = server.resident();
        loop.end();
        clients.forEach(Client::close);
        long end = System.nanoTime() + Duration.ofSeconds(100).toNanos();
        while (server.figures().tables() > 0 && System.nanoTime() < end) Thread.sleep(1000);
        long idle = server.heapAfterCollection();
        say("heap after a collection: %,d MB at first, %,d MB with the matches, %,d MB after they closed; %d tables left",
                empty >> 20, busy >> 20, idle >> 20, server.figures().tables());
        say("resident memory: %,d MB with the matches, %,d MB after they closed", resident >> 20, server.resident() >> 20);
        return server.figures().tables() == 0;
    }

    private static boolean stops(ServerUnderLoad server) throws InterruptedException {
        Duration stop = server.stop();
        say("graceful stop: %.1f s", stop.toMillis() / 1000.0);
        return stop.toSeconds() < 10;
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
