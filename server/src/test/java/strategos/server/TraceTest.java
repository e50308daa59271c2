package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.game.Seed;
import strategos.server.Trace.Act;

/** scripts/trace runs this alone, and installs strace where it is missing. */
@Tag("strace")
class TraceTest {

    private static final int STEPS = 60;

    /** Long enough that a message has left before the next step is written. */
    private static final Duration PAUSE = Duration.ofMillis(300);

    @TempDir Path data;

    @Test
    @DisplayName(
            "Between each step and the first message that tells of it the journal is synced to the disk")
    void syncedBeforeTold() throws Exception {
        assumeTrue(hasStrace(), "strace is not installed");
        Path file = data.resolve("strace.txt");
        try (var server = ServerProcess.start(data, PAUSE, Trace.command(file))) {
            var browser = new Browser(server.port());
            var session = new Session(browser, browser.make("you", "rush"), new Seed(3));
            session.playUntil(session.seq() + STEPS);
            session.line().cut();
        }
        assertSyncedBeforeTold(Trace.read(file));
    }

    private static void assertSyncedBeforeTold(List<Act> acts) {
        int told = 0;
        boolean writtenSinceTold = false;
        boolean syncBegunSinceWritten = false;
        boolean syncedSinceWritten = false;
        for (Act act : acts) {
            switch (act) {
                case Act.Written() -> {
                    writtenSinceTold = true;
                    syncBegunSinceWritten = false;
                    syncedSinceWritten = false;
                }
                case Act.SyncBegun() -> syncBegunSinceWritten = true;
                case Act.Synced() -> syncedSinceWritten = syncBegunSinceWritten;
                case Act.Told(String text) -> {
                    assertThat(writtenSinceTold).as("written before %s", text).isTrue();
                    assertThat(syncedSinceWritten).as("synced before %s", text).isTrue();
                    writtenSinceTold = false;
                    told++;
                }
            }
        }
        assertThat(told).as("messages that told of steps").isGreaterThan(10);
        System.out.println(told + " messages told of steps, each after a sync of the journal");
    }

    private static boolean hasStrace() {
        return Stream.of(System.getenv("PATH").split(":", -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "strace")));
    }
}
