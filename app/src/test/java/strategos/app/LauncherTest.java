package strategos.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search of scripts/jdk.sh for a Java, over folders made for the test. */
class LauncherTest {

    @TempDir private Path folder;

    @Test
    @DisplayName("A JDK that is too old is refused with what to install, and exit code 2")
    void oldJavaIsRefused() throws Exception {
        var answer = findJdk(Map.of("STRATEGOS_JAVA_HOME", jdk("17.0.2").toString()));
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.output())
                .contains(
                        "STRATEGOS_JAVA_HOME", "no JDK 25 or newer", "apt install", "brew install");
    }

    @Test
    @DisplayName("A JDK that is new enough is taken from JAVA_HOME")
    void newJavaIsTaken() throws Exception {
        Path jdk = jdk("26");
        assertThat(findJdk(Map.of("JAVA_HOME", jdk.toString())).output()).isEqualTo(jdk.toString());
    }

    @Test
    @DisplayName("An old JAVA_HOME gives way to a newer JDK found through a link on the PATH")
    void pathIsSearched() throws Exception {
        Path jdk = jdk("25.0.1");
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Files.createSymbolicLink(bin.resolve("java"), jdk.resolve("bin/java"));
        var answer =
                findJdk(
                        Map.of(
                                "JAVA_HOME",
                                jdk("21").toString(),
                                "PATH",
                                bin + ":" + System.getenv("PATH")));
        assertThat(answer.output()).isEqualTo(jdk.toString());
    }

    private record Answer(int exitCode, String output) {}

    private static Answer findJdk(Map<String, String> environment) throws Exception {
        var search =
                new ProcessBuilder(
                        List.of(
                                "bash",
                                "-c",
                                "source ../scripts/jdk.sh; find_jdk; echo \"$JAVA_HOME\""));
        search.environment().remove("STRATEGOS_JAVA_HOME");
        search.environment().putAll(environment);
        Process process = search.redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
        return new Answer(process.waitFor(), output);
    }

    private Path jdk(String version) throws IOException {
        Path home = folder.resolve("jdk-" + version);
        Path bin = Files.createDirectories(home.resolve("bin"));
        for (String program : List.of("java", "javac")) {
            Files.createFile(bin.resolve(program)).toFile().setExecutable(true);
        }
        Files.writeString(
                home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home;
    }
}
