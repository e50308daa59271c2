package strategos.app.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import strategos.app.cli.OutputFile;
import strategos.arena.tournament.Checkpoint;
import strategos.arena.tournament.Checkpoint.OtherTournamentException;
import strategos.arena.tournament.ChunkResult;
import strategos.arena.tournament.Tournament;
import strategos.arena.tournament.TournamentReport;
import strategos.game.io.AtomicFile;
import strategos.game.io.FileFault;
import strategos.terminal.shell.BadInput;

/** The files that the arena writes: the results so far, and the report. */
final class ArenaOutput {

    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description =
                    "Write results to this file as they come. After a stop or a kill, the same"
                            + " command with the same seed continues, and ends with the same"
                            + " table.")
    private @Nullable Path checkpoint;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Write a report to this HTML file, which opens without a network.")
    private @Nullable Path report;

    /** Refuses files that cannot be written, before anybody waits for them. */
    void check() {
        if (report != null) new OutputFile(report).check();
        if (checkpoint != null) new OutputFile(checkpoint).check();
    }

    /** The results so far of a tournament. */
    Results checkpoint(Tournament tournament) {
        if (checkpoint == null) return new Results(null, null);
        try {
            return new Results(checkpoint, Checkpoint.open(checkpoint, tournament));
        } catch (IOException unusable) {
            throw new OutputFile(checkpoint).unwritable(unusable);
        } catch (OtherTournamentException other) {
            throw new BadInput(
                    "--checkpoint: %s: %s".formatted(checkpoint, other.getMessage()), other);
        }
    }

    void page(ReportTitle title, Tournament tournament, TournamentReport results) {
        if (report == null) return;
        try {
            AtomicFile.write(report, TournamentPage.of(title, tournament, results));
        } catch (IOException unwritable) {
            throw new OutputFile(report).unwritable(unwritable);
        }
    }

    /** A checkpoint, or nothing; any thread may add results. */
    record Results(@Nullable Path path, @Nullable Checkpoint file) implements AutoCloseable {

        List<ChunkResult> found() {
            return file == null ? List.of() : file.found();
        }

        void add(ChunkResult result) {
            if (file == null) return;
            synchronized (file) {
                try {
                    file.add(result);
                } catch (IOException full) {
                    throw new BadInput(
                            "--checkpoint: cannot write to %s: %s"
                                    .formatted(path, FileFault.of(full)),
                            full);
                }
            }
        }

        @Override
        public void close() {
            try {
                if (file != null) file.close();
            } catch (IOException unclosed) {
                throw new UncheckedIOException(unclosed);
            }
        }
    }
}
