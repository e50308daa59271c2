package strategos.app.serve;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.RealProgram;
import strategos.app.Script;
import strategos.testkit.TestPostgres;

class ServePostgresTest {

    @TempDir Path data;

    private void assertRefused(String command, String message) {
        var answer = new Script(data).run(command);
        assertThat(answer.err().strip()).startsWith("--db: ").contains(message).hasLineCount(1);
        assertThat(answer.err()).doesNotContain("secret");
        assertThat(answer.exitCode()).isEqualTo(2);
    }

    @Test
    @DisplayName("A database that cannot be used is named in one sentence, without its password")
    void unusable() {
        assertRefused("serve --port 0 --db mysql://secret", "is not the URL of a PostgreSQL");
        String silent = "jdbc:postgresql://127.0.0.1:1/games?user=u&password=secret";
        assertRefused(
                "serve --port 0 --db " + silent,
                "127.0.0.1:1/games cannot be used: it cannot be reached");
        assertRefused("accounts list --db " + silent, "it cannot be reached");
        assertRefused("backup file.zip --db " + silent, "back it up with pg_dump");
        assertRefused("restore file.zip --db " + silent, "restore it with pg_restore");
    }

    @Test
    @Tag("slow")
    @DisplayName("An empty database is refused, then filled when asked, and has its accounts")
    void fills() throws Exception {
        String url = TestPostgres.newDatabase();
        assertRefused("serve --port 0 --db " + url, "is empty; add --db-create");
        var process =
                new RealProgram(data)
                        .start("serve --port 0 --db-create --db " + url)
                        .redirectErrorStream(true)
                        .start();
        try (var output = process.inputReader(UTF_8)) {
            assertThat(output.lines().takeWhile(line -> !line.startsWith("Press")))
                    .anyMatch(line -> line.startsWith("Strategos is at http://localhost:"))
                    .anyMatch(line -> line.endsWith(": back it up with pg_dump"));
            var script = new Script(data);
            assertThat(script.run("accounts create Ada --db " + url).exitCode()).isZero();
            assertThat(script.run("accounts list --db " + url).out()).contains("Ada");
        } finally {
            process.destroy();
        }
        process.waitFor();
        assertThat(data.resolve("strategos.db")).doesNotExist();
    }
}
