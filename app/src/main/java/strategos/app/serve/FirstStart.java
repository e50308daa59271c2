package strategos.app.serve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import strategos.terminal.shell.BadInput;

/** Whether a server starts on a new database, or on the one that it had before. */
enum FirstStart {
    NEW(" (a new database)"),
    AGAIN("");

    private final String remark;

    FirstStart(String remark) {
        this.remark = remark;
    }

    /** What the operator is told, who may have expected the matches of yesterday. */
    String remark() {
        return remark;
    }

    /** Looks at a data folder; one with backups but without a database is refused. */
    static FirstStart of(Path data) {
        Path database = data.resolve("strategos.db");
        if (hasContent(database)) return AGAIN;
        Path backups = data.resolve("backups");
        if (hasContent(backups))
            throw new BadInput(
                    "--data: %s has backups, but %s is missing or empty; run './strategos restore',"
                                    .formatted(data, database.getFileName())
                            + " or move "
                            + backups
                            + " away to begin anew");
        return NEW;
    }

    /** Whether there is a file that is not empty, or a folder with a file in it. */
    private static boolean hasContent(Path path) {
        try {
            if (!Files.isDirectory(path)) return Files.exists(path) && Files.size(path) > 0;
            try (var files = Files.list(path)) {
                return files.findAny().isPresent();
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
