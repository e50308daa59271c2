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
import strategos.app.cli.OutputFile;
import strategos.store.Backup;
import strategos.store.StoreException;
import strategos.terminal.shell.BadInput;

/** The command {@code backup}: copies a data folder into one file. */
@Command(
        name = "backup",
        header = "Back up the data of a server, even while it runs.",
        description = {
            "Writes the database and the memories of the Morris bots into one archive, and checks"
                    + " that it can be restored.%n"
        },
        sortOptions = false,
        optionListHeading = "%nOptions:%n")
public final class BackupCommand implements Runnable {

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The archive to write, such as backup.zip.")
    private Path file;

    @Mixin private DataFolder data;

    @Mixin private DatabaseOption database;

    @Override
    public void run() {
        database.requireNone("back it up with pg_dump");
        var output = new OutputFile(file);
        output.check();
        if (Files.exists(file)) throw new BadInput(file + " already exists");
        try {
            Backup.make(data.path(), file);
            long kilobytes = Math.max(1, Files.size(file) / 1000);
            spec.commandLine()
                    .getOut()
                    .println("Backed up %s to %s (%d kB)".formatted(data.path(), file, kilobytes));
        } catch (StoreException unusable) {
            throw new BadInput("--data: " + unusable.getMessage(), unusable);
        } catch (IOException unwritable) {
            throw output.unwritable(unwritable);
        }
    }
}
