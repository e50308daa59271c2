package strategos.app.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.DataFolder;
import strategos.app.cli.DatabaseOption;
import strategos.game.io.FileFault;
import strategos.store.Backup;
import strategos.store.StoreException;
import strategos.terminal.shell.BadInput;

/** The command {@code restore}: fills a data folder from a backup. */
@Command(
        name = "restore",
        header = "Restore a backup into a data folder that has no database yet.",
        description = {"A damaged backup is refused, and a database is never replaced.%n"},
        sortOptions = false,
        optionListHeading = "%nOptions:%n")
public final class RestoreCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The archive that 'backup' wrote.")
    private Path file;

    @Mixin private DataFolder data;

    @Mixin private DatabaseOption database;

    @Override
    public void run() {
        database.requireNone("restore it with pg_restore");
        if (!Files.isRegularFile(file)) throw new BadInput(file + ": there is no such file");
        try {
            new Backup(file).restoreInto(data.path());
            spec.commandLine().getOut().println("Restored %s into %s".formatted(file, data.path()));
        } catch (StoreException refused) {
            throw new BadInput(String.valueOf(refused.getMessage()), refused);
        } catch (IOException unwritable) {
            throw new BadInput(
                    data.path() + " cannot be written: " + FileFault.of(unwritable), unwritable);
        }
    }
}
