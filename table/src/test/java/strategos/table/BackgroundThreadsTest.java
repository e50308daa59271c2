package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class BackgroundThreadsTest {

    /** In the line that Linux has about a thread, after its name in parentheses. */
    private static final int NICE_FIELD = 16;

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName(
            "A background thread steps back behind others, and the thread that made it does not")
    void nice() throws Exception {
        int usual = niceOfThisThread();
        try (var pool = Executors.newSingleThreadExecutor(BackgroundThreads.named("work"))) {
            var told = pool.submit(BackgroundThreadsTest::niceOfThisThread);
            assertThat(told.get()).isEqualTo(Math.max(usual, BackgroundThreads.NICE));
        }
        assertThat(niceOfThisThread()).isEqualTo(usual);
    }

    @Test
    @DisplayName("Background threads are daemons with numbers")
    void names() {
        var threads = BackgroundThreads.named("work");
        threads.newThread(() -> {});
        var second = threads.newThread(() -> {});
        assertThat(second.getName()).isEqualTo("work-2");
        assertThat(second.isDaemon()).isTrue();
    }

    private static int niceOfThisThread() throws IOException {
        String line = Files.readString(Path.of("/proc/thread-self/stat"));
        String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
        return Integer.parseInt(fields[NICE_FIELD]);
    }
}
