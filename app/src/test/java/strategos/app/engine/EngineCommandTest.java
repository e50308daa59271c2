package strategos.app.engine;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.app.RealProgram;

class EngineCommandTest {

    @TempDir private Path data;

    @Test
    @DisplayName("The engine answers each line, and ends with exit code 0 at the end of its input")
    void answers() throws Exception {
        Process process = new RealProgram(data).start("engine").start();
        try (var out = process.getOutputStream()) {
            out.write("{\"t\":\"hello\"}\n{\"t\":\"new\",\"match\":\"m\",".getBytes(UTF_8));
            out.write("\"rules\":\"modern\",\"board\":\"no-such-board\"}\n".getBytes(UTF_8));
        }
        List<String> lines =
                new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
        assertThat(process.waitFor()).isZero();
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst()).startsWith("{\"t\":\"hello\",\"protocol\":1");
        assertThat(lines.getLast())
                .startsWith("{\"t\":\"error\",\"code\":\"unplayable\"")
                .contains("no-such-board");
        assertThat(new String(process.getErrorStream().readAllBytes(), UTF_8)).isEmpty();
    }
}
