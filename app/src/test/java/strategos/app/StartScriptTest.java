package strategos.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The start script of an unpacked archive, with Javas made for the test that print their arguments.
 */
class StartScriptTest {

    @TempDir private Path folder;
    private Path home;

    @BeforeEach
    void unpack() throws IOException {
        home = Files.createDirectories(folder.resolve("home of strategos"));
        Path script = home.resolve("strategos");
        Files.copy(Path.of("../scripts/packaging/strategos"), script);
        assertThat(script.toFile().setExecutable(true)).isTrue();
    }

    @Test
    @DisplayName("Without any Java, the script says what to install, and exits with code 2")
    void noJava() throws Exception {
        var answer = start(home, Map.of());
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.said())
                .contains("needs Java 25 or newer, but no Java was found", "Install Java 25")
                .doesNotContain("not found\n/");
    }

    @Test
    @DisplayName("A Java on the PATH that is too old is named with its version")
    void oldJava() throws Exception {
        Path old = java("old", "21.0.2");
        var answer = start(home, Map.of("PATH", old.resolve("bin").toString()));
        assertThat(answer.exitCode()).isEqualTo(2);
        assertThat(answer.said())
                .contains("needs Java 25 or newer, but " + old, "is version 21.0.2");
    }

    @Test
    @DisplayName("A Java of the time when versions began with 1. is too old, too")
    void ancientJava() throws Exception {
        Path ancient = java("ancient", "1.8.0_492");
        var answer = start(home, Map.of("PATH", ancient.resolve("bin").toString()));
        assertThat(answer.said()).contains("is version 1.8.0_492");
    }

    @Test
    @DisplayName("An old JAVA_HOME gives way to a newer Java on the PATH")
    void newerOnPath() throws Exception {
        Path recent = java("recent", "25");
        var answer =
                start(
                        home,
                        Map.of(
                                "JAVA_HOME",
                                java("old", "21.0.2").toString(),
                                "PATH",
                                recent.resolve("bin").toString()));
        assertThat(answer.said()).startsWith("recent ").endsWith("strategos.jar serve --port 0");
    }

    @Test
    @DisplayName(
            "The runtime in the archive is used whatever is installed, with its class cache and options")
    void ownRuntime() throws Exception {
        Files.move(java("own", "25.0.3"), home.resolve("runtime"));
        Files.createFile(home.resolve("serve.aot"));
        var answer = start(home, Map.of("JAVA_HOME", java("other", "26").toString()));
        assertThat(answer.said())
                .startsWith("own ")
                .contains("-XX:AOTCache=" + home.toRealPath().resolve("serve.aot"))
                .contains("@" + home.toRealPath().resolve("serve.options"));
    }

    @Test
    @DisplayName("The script can be started through a symbolic link")
    void link() throws Exception {
        Files.move(java("own", "25.0.3"), home.resolve("runtime"));
        Path bin = Files.createDirectories(folder.resolve("bin"));
        Files.createSymbolicLink(
                bin.resolve("strategos"), Path.of("../home of strategos/strategos"));
        assertThat(start(bin, Map.of("PATH", System.getenv("PATH"))).said()).startsWith("own ");
    }

    private record Answer(int exitCode, String said) {}

    private static Answer start(Path from, Map<String, String> environment) throws Exception {
        var script = from.resolve("strategos").toString();
        var start = new ProcessBuilder(List.of(script, "serve", "--port", "0"));
        start.environment().clear();
        start.environment().put("PATH", "");
        start.environment().putAll(environment);
        Process process = start.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8).strip();
        return new Answer(process.waitFor(), said);
    }

    /** A folder with a Java that says its version, or its name and its arguments. */
    private Path java(String name, String version) throws IOException {
        Path installed = folder.resolve(name);
        Path bin = Files.createDirectories(installed.resolve("bin"));
        String script =
                """
                #!/bin/sh
                if [ "$1" = -version ]; then echo 'openjdk version "%s" 2026-04-21' >&2; else echo "%s $*"; fi
                """
                        .formatted(version, name);
        Path java = Files.writeString(bin.resolve("java"), script);
        assertThat(java.toFile().setExecutable(true)).isTrue();
        return installed;
    }
}
