package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.store.PostgresDatabase;
import strategos.store.Store;
import strategos.testkit.TestPostgres;

/** A server that is killed again and again while several people play. */
@Tag("long")
class KillSeriesTest {

    private static final int KILLS = Integer.getInteger("strategos.kills", 100);
    private static final long SEED = Long.getLong("strategos.kills.seed", 1);
    private static final int MATCHES = 8;
    private static final int LONGEST_LIFE_MILLIS = 1_500;

    @TempDir Path data;

    /** Starts the server again. */
    @FunctionalInterface
    private interface Start {
        ServerProcess server() throws IOException;
    }

    @Test
    @DisplayName("On SQLite, every step that a client was shown is still there after all kills")
    void sqlite() throws Exception {
        var players = playThroughKills(() -> ServerProcess.start(data, Duration.ZERO));
        try (var store = Store.open(data, Clock.systemUTC())) {
            check("SQLite", players, store);
        }
    }

    @Test
    @DisplayName("On PostgreSQL, every step that a client was shown is still there after all kills")
    void postgres() throws Exception {
        String url = TestPostgres.newDatabase();
        var database = new PostgresDatabase(url);
        database.bringUpToDate();
        var players = playThroughKills(() -> ServerProcess.startOn(url, data));
        try (var store = Store.openBeside(database, Clock.systemUTC())) {
            check("PostgreSQL", players, store);
        }
    }

    private static List<NodePlayer> playThroughKills(Start start) throws Exception {
        RandomGenerator random = new Seed(SEED).child("kills").random();
        List<NodePlayer> players = new ArrayList<>();
        try (var proxy = new NodeProxy();
                var victim = new Victim(start, proxy)) {
            for (int i = 0; i < MATCHES; i++)
                players.add(
                        new NodePlayer(
                                new Browser(proxy.port()), new Seed(SEED).child("player " + i)));
            try (var _ = NodePlayers.playing(players)) {
                for (int kill = 0; kill < KILLS; kill++) {
                    Thread.sleep(random.nextInt(LONGEST_LIFE_MILLIS));
                    victim.kill();
                }
            }
        }
        return players;
    }

    /** A server behind a proxy that is started again whenever it is killed. */
    private static final class Victim implements AutoCloseable {

        private final Start start;
        private final NodeProxy proxy;
        private ServerProcess running;

        Victim(Start start, NodeProxy proxy) throws IOException {
            this.start = start;
            this.proxy = proxy;
            running = start.server();
            proxy.add(running.port());
        }

        void kill() throws Exception {
            running.kill();
            proxy.remove(running.port());
            running = start.server();
            proxy.add(running.port());
        }

        @Override
        public void close() {
            running.close();
        }
    }

    private void check(String database, List<NodePlayer> players, Store store) throws Exception {
        for (NodePlayer player : players) player.assertStored(store, data);
        System.out.printf(
                "%s, seed %d: %d kills, %s%n", database, SEED, KILLS, NodePlayers.summary(players));
        assertThat(players).allMatch(player -> player.moves() > KILLS / 10);
    }
}
