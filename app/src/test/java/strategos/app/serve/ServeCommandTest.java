package strategos.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import strategos.app.Main;

class ServeCommandTest {

    private static final int ENDED_BY_TERM = 128 + 15;

    private final StringWriter err = new StringWriter();
    private final CommandLine main = Main.commandLine().setErr(new PrintWriter(err));

    @TempDir Path data;

    private Process serve(Map<String, String> environment, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(Main.class.getName(), "serve"));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static String firstLine(Process process) throws IOException {
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        return String.valueOf(output.readLine());
    }

    @Test
    @DisplayName("The address is printed when the server answers there, and a term signal ends it")
    void serves() throws Exception {
        var process = serve(Map.of("STRATEGOS_DATA", data.toString()), "--port", "0");
        try {
            String line = firstLine(process);
            assertThat(line).startsWith("Strategos is at http://localhost:");
            var health = URI.create(line.substring("Strategos is at ".length()) + "/healthz");
            var answer =
                    HttpClient.newHttpClient()
                            .send(HttpRequest.newBuilder(health).build(), BodyHandlers.ofString());
            assertThat(answer.body()).isEqualTo("ok");
            assertThat(data.resolve("strategos.db")).exists();
        } finally {
            process.destroy();
        }
        assertThat(process.waitFor()).isEqualTo(ENDED_BY_TERM);
        assertThat(Files.exists(data.resolve("strategos.db-wal")))
                .as("a database that was closed leaves no journal")
                .isFalse();
    }

    @Test
    @DisplayName("A data folder that cannot be written is named with the reason, each once")
    void unwritable() throws IOException {
        Files.createDirectory(data.resolve("strategos.lock"));
        assertThat(main.execute("serve", "--port", "0", "--data", data.toString())).isEqualTo(2);
        assertThat(err.toString())
                .isEqualToIgnoringNewLines(
                        "--data: %s cannot be written: it is a folder".formatted(data));
    }

    @Test
    @DisplayName("The environment configures as the options do, and is checked as they are")
    void environment() throws Exception {
        var process = serve(Map.of("STRATEGOS_PORT", "eighty", "STRATEGOS_DATA", data.toString()));
        assertThat(firstLine(process)).contains("--port", "eighty");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    @DisplayName("A seed is announced, since anyone who knows it knows the dice")
    void seed() throws Exception {
        var process =
                serve(
                        Map.of("STRATEGOS_SEED", "77", "STRATEGOS_DATA", data.toString()),
                        "--port",
                        "0");
        try (var output = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(output.lines().takeWhile(line -> !line.startsWith("Press")))
                    .contains("  seed    77: anyone who knows it knows the dice");
        } finally {
            process.destroy();
        }
    }

    @Test
    @DisplayName("A port that is taken is named, with what to do")
    void portTaken() throws Exception {
        try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(other.getLocalPort());
            assertThat(main.execute("serve", "--port", port, "--data", data.toString()))
                    .isEqualTo(2);
            assertThat(err.toString()).contains("port " + port, "--port").doesNotContain("at java");
        }
    }

    @DisplayName("An address of another machine, or of none, is named, with what to do")
    @ParameterizedTest
    @ValueSource(strings = {"203.0.113.7", "no such host"})
    void otherMachine(String host) {
        assertThat(main.execute("serve", "--host", host, "--port", "0", "--data", data.toString()))
                .isEqualTo(2);
        assertThat(err.toString())
                .isEqualToIgnoringNewLines(
                        "this machine has no address '" + host + "'; choose another with --host");
    }

    @Test
    @DisplayName("An empty address is refused with the option")
    void emptyHost() {
        assertThat(main.execute("serve", "--port", "0", "--host", "")).isEqualTo(2);
        assertThat(err.toString()).startsWith("--host: ").hasLineCount(1);
    }

    @Test
    @DisplayName("A database that is none gets one sentence, and nothing else is printed")
    void noDatabase() throws Exception {
        Path file = Files.writeString(data.resolve("strategos.db"), "no database ".repeat(100));
        var process = serve(Map.of("STRATEGOS_DATA", data.toString()), "--port", "0");
        try (var output = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(output.lines())
                    .containsExactly(
                            "--data: " + file + " cannot be used: it is not a SQLite database");
        }
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    @DisplayName("There is no port beyond 65535")
    void noSuchPort() {
        assertThat(main.execute("serve", "--port", "70000", "--data", data.toString()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--port", "70000");
    }

    @Test
    @DisplayName("A data folder that is a file is refused by name")
    void dataIsAFile() throws Exception {
        Path file = Files.createFile(data.resolve("file"));
        assertThat(main.execute("serve", "--port", "0", "--data", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("--data", file.toString());
    }
}
