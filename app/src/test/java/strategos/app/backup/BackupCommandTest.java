package strategos.app.backup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.Script;

class BackupCommandTest {

    @TempDir private Path home;

    private Script.Answer run(String data, String command) {
        return new Script(home.resolve(data)).run(command);
    }

    @Test
    @DisplayName("An account is there again in the folder that a backup was restored into")
    void roundTrip() {
        Path file = home.resolve("backup.zip");
        run("old", "accounts create Ada");
        assertThat(run("old", "backup " + file).out()).startsWith("Backed up ").contains(" kB)");
        assertThat(run("new", "restore " + file).out()).startsWith("Restored ");
        assertThat(run("new", "accounts list").out()).contains("Ada");
    }

    @Test
    @DisplayName("Bad input is named, and nothing is replaced")
    void badInput() throws IOException {
        Path file = home.resolve("backup.zip");
        assertThat(run("none", "backup " + file).err()).contains("there is no database in");
        run("old", "accounts create Ada");
        assertThat(run("old", "restore " + file).err()).contains("there is no such file");
        Files.writeString(file, "not a backup");
        assertThat(run("old", "backup " + file).err()).contains("already exists");
        assertThat(run("new", "restore " + file).err()).contains("is not a backup");
        var missing = run("old", "backup " + home.resolve("no/such/backup.zip"));
        assertThat(missing.err()).contains("there is no such folder");
        assertThat(missing.exitCode()).isEqualTo(2);
    }
}
