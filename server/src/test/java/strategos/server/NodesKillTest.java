package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.store.PostgresDatabase;
import strategos.store.Store;
import strategos.testkit.TestPostgres;

/** Three servers on one PostgreSQL database, each a process of its own, behind a proxy. */
@Tag("long")
class NodesKillTest {

    private static final int NODES = 3;
    private static final int MATCHES = 6;
    private static final int BLOWS = Integer.getInteger("strategos.nodes.blows", 30);
    private static final int MEASURED_MOVES = Integer.getInteger("strategos.nodes.moves", 300);
    private static final Duration FROZEN = Duration.ofSeconds(6);
    private static final long SEED = Long.getLong("strategos.nodes.seed", 1);

    @TempDir Path data;
    private final String url = TestPostgres.newDatabase();
    private final List<ServerProcess> running = new ArrayList<>();
    private final List<NodePlayer> players = new ArrayList<>();

    @AfterEach
    void stop() throws Exception {
        for (ServerProcess node : running) node.kill();
    }

    private void add(NodeProxy proxy) throws IOException {
        var node = ServerProcess.startOn(url, data);
        running.add(node);
        proxy.add(node.port());
    }

    private NodeProxy begin(int nodes) throws Exception {
        new PostgresDatabase(url).bringUpToDate();
        var proxy = new NodeProxy();
        for (int i = 0; i < nodes; i++) add(proxy);
        for (int i = 0; i < MATCHES; i++)
            players.add(
                    new NodePlayer(new Browser(proxy.port()), new Seed(SEED).child("player " + i)));
        return proxy;
    }

    @Test
    @DisplayName(
            "Nodes are killed and frozen at random; every step that a client was shown is still"
                    + " there, once")
    void blows() throws Exception {
        RandomGenerator random = new Seed(SEED).child("blows").random();
        try (var proxy = begin(NODES)) {
            try (var _ = NodePlayers.playing(players)) {
                for (int blow = 0; blow < BLOWS; blow++) {
                    Thread.sleep(2_000 + random.nextInt(4_000));
                    strike(proxy, random);
                }
            }
        }
        try (var store = Store.openBeside(new PostgresDatabase(url), Clock.systemUTC())) {
            for (NodePlayer player : players) player.assertStored(store, data);
        }
        report();
    }

    private void strike(NodeProxy proxy, RandomGenerator random) throws Exception {
        int index = random.nextInt(running.size());
        var node = running.get(index);
        if (random.nextBoolean()) {
            running.remove(index);
            node.kill();
            proxy.remove(node.port());
            add(proxy);
        } else {
            node.freeze();
            Thread.sleep(FROZEN);
            node.thaw();
        }
    }

    private void report() {
        System.out.printf("%d blows, seed %d: %s%n", BLOWS, SEED, NodePlayers.summary(players));
        assertThat(players).anyMatch(player -> !player.gaps().isEmpty());
        assertThat(players).allMatch(player -> player.moves() > BLOWS);
    }

    @Test
    @DisplayName("Three nodes play as one does; what a move costs is printed")
    void cost() throws Exception {
        try (var proxy = begin(Integer.getInteger("strategos.nodes.count", NODES))) {
            // A spectator who comes first decides which node plays the match.
            for (NodePlayer player : players)
                new Browser(proxy.port()).open(player.match()).hear("snapshot");
            // Each node compiles for itself, so a short run would count that instead.
            play(MEASURED_MOVES);
            int before = players.stream().mapToInt(NodePlayer::moves).sum();
            long cpu = cpuMillis();
            play(MEASURED_MOVES);
            int moves = players.stream().mapToInt(NodePlayer::moves).sum() - before;
            System.out.printf(
                    "%d nodes, %d moves: %.2f ms of CPU per move%n",
                    running.size(), moves, (cpuMillis() - cpu) / (double) moves);
            assertThat(moves).isPositive();
        }
    }

    private void play(int moves) throws InterruptedException {
        for (int i = 0; i < moves; i++) for (NodePlayer player : players) player.move();
    }

    /** The processor time of all nodes together. */
    private long cpuMillis() throws IOException {
        long ticks = 0;
        for (ServerProcess node : running) {
            String stat = Files.readString(Path.of("/proc/" + node.pid() + "/stat"));
            var fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
            ticks += Stream.of(fields[11], fields[12]).mapToLong(Long::parseLong).sum();
        }
        return ticks * 10;
    }
}
