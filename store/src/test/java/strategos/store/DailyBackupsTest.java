package strategos.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DailyBackupsTest {

    private static final Instant START = Instant.parse("2026-03-01T12:00:00Z");

    @TempDir Path data;

    private List<String> keepUpAfter(Duration time) throws IOException {
        Path folder = data.resolve("backups");
        var clock = Clock.fixed(START.plus(time), ZoneOffset.UTC);
        try (var backups = new DailyBackups(data, folder, 2, clock)) {
            backups.keepUp();
        }
        try (var files = Files.list(folder)) {
            return files.map(it -> it.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    @DisplayName("One backup a day is made while a server runs, the newest are kept, and no more")
    void daily() throws IOException {
        try (var _ = Store.open(data, Clock.systemUTC())) {
            assertThat(keepUpAfter(Duration.ZERO)).containsExactly("strategos-20260301-120000.zip");
            assertThat(keepUpAfter(Duration.ofHours(23))).hasSize(1);
            Files.writeString(data.resolve("backups").resolve("mine.zip"), "left alone");
            assertThat(keepUpAfter(Duration.ofHours(24))).hasSize(3);
            assertThat(keepUpAfter(Duration.ofHours(50)))
                    .containsExactly(
                            "mine.zip",
                            "strategos-20260302-120000.zip",
                            "strategos-20260303-140000.zip");
        }
        var newest = new Backup(data.resolve("backups").resolve("strategos-20260303-140000.zip"));
        newest.restoreInto(data.resolve("restored"));
        assertThat(data.resolve("restored").resolve("strategos.db")).exists();
    }
}
