package strategos.browser;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archives of {@code ./strategos package}, unpacked and played. */
@Tag("long")
class PackageTest {

    private static final Path SCRIPTS = Path.of("..", "scripts");
    private static final String JAVA_HOME = System.getProperty("java.home");
    private static final String JAVA = Path.of(JAVA_HOME, "bin", "java").toString();

    @TempDir private static Path output;

    @BeforeAll
    static void makeArchives() throws Exception {
        String build = Path.of(System.getProperty("strategos.jar")).resolveSibling(".").toString();
        run(List.of(SCRIPTS.resolve("package").toString(), build, output.toString()));
    }

    @Test
    @DisplayName("The archive with a runtime plays a move where no Java can be found")
    void withRuntime() throws Exception {
        assertThat(firstMove(archive(".tar.gz"))).contains("first move after");
    }

    @Test
    @DisplayName("The portable archive plays a move with an installed Java")
    void portable() throws Exception {
        assertThat(firstMove(archive(".zip"), JAVA_HOME)).contains("first move after");
    }

    @Test
    @DisplayName(
            "The portable archive has a start script for Windows, with the line ends of Windows")
    void forWindows() throws Exception {
        run(List.of("unzip", "-q", archive(".zip"), "*/strategos.bat", "-d", output.toString()));
        try (var unpacked = Files.walk(output)) {
            Path script =
                    unpacked.filter(file -> file.endsWith("strategos.bat"))
                            .findFirst()
                            .orElseThrow();
            assertThat(Files.readString(script)).contains("-jar \"%~dp0strategos.jar\" %*\r\n");
        }
    }

    private static String firstMove(String... arguments) throws Exception {
        String program = SCRIPTS.resolve("measures").resolve("FirstMove.java").toString();
        var command = new ArrayList<>(List.of(JAVA, program));
        command.addAll(List.of(arguments));
        return run(command);
    }

    private static String archive(String ending) throws IOException {
        try (var archives = Files.list(output)) {
            return archives.map(Path::toString)
                    .filter(name -> name.endsWith(ending))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static String run(List<String> command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
