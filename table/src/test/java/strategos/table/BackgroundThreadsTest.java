package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Executors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class BackgroundThreadsTest {

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName(
            "A background thread steps back behind others, and the thread that made it does not")
    void nice() throws Exception {
        int usual = LinuxThread.niceOfCaller();
        try (var pool = Executors.newSingleThreadExecutor(BackgroundThreads.named("work"))) {
            var told = pool.submit(LinuxThread::niceOfCaller);
            assertThat(told.get()).isEqualTo(Math.max(usual, BackgroundThreads.NICE));
        }
        assertThat(LinuxThread.niceOfCaller()).isEqualTo(usual);
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
}
