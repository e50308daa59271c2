package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.server.Trace.Act;
import strategos.store.PostgresDatabase;
import strategos.testkit.DurablePostgres;

/** scripts/trace runs this alone, and installs strace where it is missing. */
@Tag("strace")
@Tag("slow")
class TraceTest {

    private static final int STEPS = 60;

    @TempDir Path data;

    @Test
    @DisplayName(
            "Between each step and the first message that tells of it the journal is synced to the disk")
    void syncedBeforeTold() throws Exception {
        assumeTrue(hasStrace(), "strace is not installed");
        Path file = data.resolve("strace.txt");
        try (var server = ServerProcess.start(data, Duration.ZERO, Trace.command(file))) {
            play(server);
        }
        assertSyncedBeforeTold(Trace.read(file));
    }

    @Test
    @Tag("long")
    @DisplayName("On PostgreSQL, the database syncs its journal before the commit of each step")
    void syncedByPostgres() throws Exception {
        assumeTrue(hasStrace(), "strace is not installed");
        Path file = data.resolve("strace.txt");
        try (var postgres = new DurablePostgres()) {
            new PostgresDatabase(postgres.url()).bringUpToDate();
            var trace = Trace.command(file, postgres.pid());
            try (var server = ServerProcess.startOn(postgres.url(), data, trace)) {
                play(server);
            }
        }
        assertCommitsSynced(Trace.read(file));
    }

    private static void play(ServerProcess server) throws Exception {
        var hers = new Browser(server.port());
        var his = new Browser(server.port());
        String match = hers.make("you", "open");
        his.post("/api/matches/" + match + "/seats/join", "{}");
        var anna = new Session(hers, match, new Seed(3));
        var bert = new Session(his, match, new Seed(4));
        long end = anna.seq() + STEPS;
        while (anna.seq() < end) {
            moveOnce(anna, bert);
            moveOnce(bert, anna);
        }
    }

    /** Nothing more is written before both have been told of what was. */
    private static void moveOnce(Session mover, Session other) throws InterruptedException {
        if (!mover.move()) return;
        assertThat(mover.hearAnswer().get("t").asText()).isEqualTo("ack");
        while (other.seq() < mover.seq()) other.hear();
    }

    private static void assertSyncedBeforeTold(List<Act> acts) {
        int told = 0;
        boolean isWritten = false;
        boolean isSynced = false;
        boolean isBeingSynced = false;
        for (Act act : acts) {
            switch (act) {
                case Act.Written() -> {
                    isWritten = true;
                    isSynced = false;
                    isBeingSynced = false;
                }
                case Act.SyncBegun() -> isBeingSynced = isWritten;
                case Act.Synced() -> isSynced = isBeingSynced;
                case Act.Heard _, Act.CommitTold _ -> {}
                case Act.Told(String text) -> {
                    assertThat(isSynced).as("synced before %s", text).isTrue();
                    told++;
                }
            }
        }
        assertThat(told).as("messages that told of steps").isGreaterThan(10);
        System.out.println(told + " messages told of steps, each after a sync of the journal");
    }

    /** Before each message there is a commit for which a sync was begun and has ended. */
    private static void assertCommitsSynced(List<Act> acts) {
        Map<String, Integer> askedAt = new HashMap<>();
        int told = 0;
        int syncBegunAt = -1;
        int syncedSince = -1;
        boolean isCommitted = false;
        for (int i = 0; i < acts.size(); i++) {
            switch (acts.get(i)) {
                case Act.Written() -> {}
                case Act.SyncBegun() -> syncBegunAt = i;
                case Act.Synced() -> syncedSince = syncBegunAt;
                case Act.Heard(String process) -> askedAt.put(process, i);
                case Act.CommitTold(String process) ->
                        isCommitted = syncedSince > askedAt.getOrDefault(process, i);
                case Act.Told(String text) -> {
                    assertThat(isCommitted).as("committed and synced before %s", text).isTrue();
                    told++;
                }
            }
        }
        assertThat(told).as("messages that told of steps").isGreaterThan(10);
        System.out.println(told + " messages told of steps, each after a synced commit");
    }

    private static boolean hasStrace() {
        return Stream.of(System.getenv("PATH").split(":", -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "strace")));
    }
}
