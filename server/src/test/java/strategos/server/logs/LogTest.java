package strategos.server.logs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The log of a server")
class LogTest {

    private final AtomicLong nanos = new AtomicLong();
    private final LogThrottle throttle = new LogThrottle(nanos::get);

    private static LogRecord line(String logger, String message) {
        var line = new LogRecord(Level.WARNING, message);
        line.setLoggerName(logger);
        return line;
    }

    @Test
    @DisplayName("has one line for a message, even if what a client sent has more")
    void oneLine() {
        String text = new LogLines(LogFormat.TEXT).format(line("a", "first\r\n2026 ERROR: second"));
        assertThat(text).hasLineCount(1).endsWith("WARNING: first 2026 ERROR: second\n");
    }

    @Test
    @DisplayName("is one JSON object per line for programs, with the trace of a fault inside")
    void json() throws Exception {
        var line = line("strategos.Some", "it \"failed\"\n");
        line.setThrown(new IllegalStateException("broken"));
        String text = new LogLines(LogFormat.JSON).format(line);
        assertThat(text).hasLineCount(1);
        var fields = new JsonMapper().readTree(text);
        assertThat(fields.get("level").asText()).isEqualTo("WARNING");
        assertThat(fields.get("logger").asText()).isEqualTo("strategos.Some");
        assertThat(fields.get("message").asText()).isEqualTo("it \"failed\"\n");
        assertThat(fields.get("trace").asText()).contains("IllegalStateException: broken");
    }

    @Test
    @DisplayName("leaves out a flood of one class, says so afterwards, and keeps the rest")
    void flood() {
        for (int i = 0; i < 50; i++)
            assertThat(throttle.isLoggable(line("a", "again"))).as("line %d", i).isTrue();
        for (int i = 0; i < 1000; i++)
            assertThat(throttle.isLoggable(line("a", "again"))).isFalse();
        assertThat(throttle.isLoggable(line("b", "other"))).isTrue();
        nanos.addAndGet(Duration.ofSeconds(2).toNanos());
        var next = line("a", "again");
        assertThat(throttle.isLoggable(next)).isTrue();
        assertThat(next.getMessage()).isEqualTo("again (1000 lines before it left out)");
        assertThat(throttle.isLoggable(line("a", "again"))).isFalse();
    }
}
