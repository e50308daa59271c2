package strategos.store;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Makes a backup of a data folder every day while a server runs, and keeps the newest ones. */
public final class DailyBackups implements AutoCloseable {

    private static final Logger LOG = System.getLogger(DailyBackups.class.getName());

    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("'strategos-'yyyyMMdd-HHmmss'.zip'")
                    .withZone(ZoneOffset.UTC);

    private final Path data;
    private final Path folder;
    private final int kept;
    private final Clock clock;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("backups").factory());

    /**
     * @param folder where backups are kept
     * @param kept the number of backups to keep
     */
    public DailyBackups(Path data, Path folder, int kept, Clock clock) {
        this.data = data;
        this.folder = folder;
        this.kept = kept;
        this.clock = clock;
    }

    /** Looks every hour whether a backup is due, the first time after one hour. */
    public void start() {
        var _ = timer.scheduleWithFixedDelay(this::tryToKeepUp, 1, 1, TimeUnit.HOURS);
    }

    private void tryToKeepUp() {
        try {
            keepUp();
        } catch (IOException | StoreException failed) {
            LOG.log(Level.WARNING, "no backup could be made: {0}", failed.getMessage());
        }
    }

    /** Makes a backup if the newest one is a day old, and then deletes those that are too many. */
    void keepUp() throws IOException {
        Files.createDirectories(folder);
        Instant now = clock.instant();
        List<Path> before = newestFirst();
        if (!before.isEmpty() && age(before.getFirst(), now).compareTo(Duration.ofDays(1)) < 0)
            return;
        Backup.make(data, folder.resolve(NAME.format(now)));
        for (Path old : newestFirst().stream().skip(kept).toList()) Files.delete(old);
    }

    private static Duration age(Path backup, Instant now) {
        var made = NAME.parse(backup.getFileName().toString(), Instant::from);
        return Duration.between(made, now);
    }

    /** The backups that were made here, by their names; other files are left alone. */
    private List<Path> newestFirst() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(
                            it ->
                                    it.getFileName()
                                            .toString()
                                            .matches("strategos-\\d{8}-\\d{6}\\.zip"))
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
