package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.game.Viewer;
import strategos.server.families.RandomSource;
import strategos.store.Nodes;
import strategos.store.PostgresDatabase;
import strategos.store.Store;
import strategos.testkit.TestPostgres;

/** Two servers on one PostgreSQL database, in one process. */
class SeveralNodesTest {

    /** No stall of a busy machine ends it. */
    private static final Duration LEASE = Duration.ofMinutes(10);

    private static final int OPEN_AGAIN = 1011;
    private static final int STOPPING = 1001;
    private static final int SEAT_MOVED = 4001;

    @TempDir Path data;
    private final List<Server> running = new ArrayList<>();
    private final PostgresDatabase database = new PostgresDatabase(TestPostgres.newDatabase());
    private Server owner;
    private Server other;
    private Nodes nodes;

    @BeforeEach
    void start() throws Exception {
        database.bringUpToDate();
        owner = server(Store.open(database, Clock.systemUTC(), LEASE));
        var store = Store.open(database, Clock.systemUTC(), LEASE);
        nodes = store.nodes().orElseThrow();
        other = server(store);
    }

    private Server server(Store store) throws Exception {
        var server = TestServer.start(store, data, RandomSource.of(new Seed(20)));
        running.add(server);
        return server;
    }

    @AfterEach
    void stop() {
        running.forEach(Server::close);
    }

    /**
     * Makes a match of a browser, which one of the servers plays because somebody watches there.
     */
    private String ownedMatch(Browser maker, String... seats) throws Exception {
        String match = maker.make(seats);
        new Browser(owner.port()).open(match).hear("snapshot");
        assertThat(nodes.otherOwnerOf(match)).isPresent();
        return match;
    }

    private void stop(Server server) {
        server.close();
        running.remove(server);
    }

    @Test
    @DisplayName("A match is played through a node that does not own it, and chat goes with it")
    void anyNode() throws Exception {
        var browser = new Browser(other.port());
        String match = ownedMatch(browser, "you", "random");
        var session = new Session(browser, match, new Seed(1));
        session.playUntil(session.seq() + 40);
        assertThat(nodes.otherOwnerOf(match)).as("the owner is the same").isPresent();
        try (var store = Store.openBeside(database, Clock.systemUTC())) {
            OnDisk.assertHolds(store, data, match, Viewer.inSeat(0), session.frames());
        }
        var info = browser.getJson("/api/matches/" + match);
        assertThat(info.get("seats").get(0).get("present").asBoolean()).isTrue();
        var chat = "{\"channel\":\"match\",\"text\":\"Hello\"}";
        browser.post("/api/matches/" + match + "/chat", chat);
        assertThat(session.line().hear("spoke").toString()).contains("Hello");
        assertThat(browser.get("/api/matches/nonsense").statusCode()).isEqualTo(404);
    }

    @Test
    @DisplayName("The former owner of a match saves no move, and its viewers find the new owner")
    void fenced() throws Exception {
        var browser = new Browser(owner.port());
        String match = ownedMatch(browser, "you", "random");
        var session = new Session(browser, match, new Seed(2));
        while (!session.hasToDecide()) session.hear();
        nodes.release(match, nodes.otherOwnerOf(match).orElseThrow().id()).join();
        new Browser(other.port()).open(match).hear("snapshot");
        session.move();
        var answer = session.hearAnswer();
        assertThat(answer.get("code").asText()).isEqualTo("unavailable");
        assertThat(session.line().closeCode()).isEqualTo(OPEN_AGAIN);
        session.comeBack();
        session.resend();
        assertThat(session.hearAnswer().get("t").asText()).isEqualTo("ack");
        assertThat(nodes.otherOwnerOf(match)).as("the other node plays it now").isEmpty();
    }

    @Test
    @DisplayName("A node that has lost a match without noticing reads it again when somebody comes")
    void lostUnnoticed() throws Exception {
        var browser = new Browser(other.port());
        String match = ownedMatch(browser, "you", "random");
        var session = new Session(browser, match, new Seed(4));
        nodes.release(match, nodes.otherOwnerOf(match).orElseThrow().id()).join();
        session.comeBack();
        session.playUntil(session.seq() + 10);
        assertThat(nodes.owns(match)).as("the other node plays it").isTrue();
        nodes.release(match, nodes.self()).join();
        var snapshot = new Browser(owner.port()).open(match).hear("snapshot");
        assertThat(snapshot.get("seq").asLong()).isGreaterThanOrEqualTo(session.seq());
        assertThat(nodes.otherOwnerOf(match))
                .as("the first owner has claimed it again")
                .isPresent();
    }

    @Test
    @DisplayName("A seat that moves at one node moves at the node that plays the match")
    void hint() throws Exception {
        var browser = new Browser(owner.port());
        String match = ownedMatch(browser, "you", "random");
        var line = browser.open(match);
        line.hear("snapshot");
        var link = browser.post("/api/matches/" + match + "/seats/mine/link", "");
        String url = Browser.parse(link.body()).get("url").asText();
        String token = url.substring(url.lastIndexOf('/') + 1);
        var friend = new Browser(other.port());
        assertThat(friend.post("/api/seat-links/" + token, "").statusCode()).isEqualTo(200);
        assertThat(line.closeCode()).isEqualTo(SEAT_MOVED);
        assertThat(friend.open(match).hear("snapshot").get("you").asInt()).isZero();
    }

    @Test
    @DisplayName("A node that stops hands its matches over, and nothing is lost or doubled")
    void handOver() throws Exception {
        var browser = new Browser(other.port());
        String match = ownedMatch(browser, "you", "random");
        var session = new Session(browser, match, new Seed(3));
        session.playUntil(session.seq() + 10);
        stop(owner);
        assertThat(session.line().closeCode()).isEqualTo(STOPPING);
        session.hearTheRest();
        session.comeBack();
        session.playUntil(session.seq() + 10);
        assertThat(nodes.otherOwnerOf(match)).isEmpty();
    }
}
