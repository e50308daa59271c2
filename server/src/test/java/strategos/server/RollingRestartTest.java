package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.server.families.RandomSource;
import strategos.store.PostgresDatabase;
import strategos.store.Store;
import strategos.testkit.TestPostgres;

/** A site of two servers that is updated without a break, as docs/hosting.md says. */
class RollingRestartTest {

    private static final int PLAYERS = 3;
    private static final int MOVES_BETWEEN = 8;

    @TempDir Path data;
    private final PostgresDatabase database = new PostgresDatabase(TestPostgres.newDatabase());
    private final List<Server> running = new ArrayList<>();

    @AfterEach
    void stop() {
        running.forEach(Server::close);
    }

    private void add(NodeProxy proxy) throws Exception {
        var store = Store.open(database, Clock.systemUTC());
        var server = TestServer.start(store, data, RandomSource.of(new Seed(20)));
        running.add(server);
        proxy.add(server.port());
    }

    @Test
    @DisplayName("While servers are replaced one by one, clients resume where they were")
    void replaced() throws Exception {
        database.bringUpToDate();
        List<NodePlayer> players = new ArrayList<>();
        try (var proxy = new NodeProxy()) {
            for (int i = 0; i < 2; i++) add(proxy);
            for (int i = 0; i < PLAYERS; i++)
                players.add(new NodePlayer(new Browser(proxy.port()), new Seed(i)));
            play(players);
            for (int i = 0; i < 2; i++) {
                replaceOldest(proxy);
                play(players);
            }
        }
        try (var store = Store.openBeside(database, Clock.systemUTC())) {
            for (NodePlayer player : players) {
                assertThat(player.moves()).isEqualTo(3 * MOVES_BETWEEN);
                assertThat(player.gaps()).as("every server has been stopped").isNotEmpty();
                player.assertStored(store, data);
            }
        }
    }

    private static void play(List<NodePlayer> players) throws InterruptedException {
        for (int i = 0; i < MOVES_BETWEEN; i++) for (NodePlayer player : players) player.move();
    }

    /** The server says that it is about to stop, gets no new visitors, and stops. */
    private void replaceOldest(NodeProxy proxy) throws Exception {
        var oldest = running.removeFirst();
        oldest.announceStop();
        assertThat(new Browser(oldest.port()).get("/readyz").statusCode()).isEqualTo(503);
        proxy.drain(oldest.port());
        oldest.close();
        add(proxy);
    }
}
