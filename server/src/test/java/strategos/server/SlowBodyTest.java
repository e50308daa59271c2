package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class SlowBodyTest {

    @RegisterExtension private static final SharedServer SERVER = new SharedServer();

    private static final List<String> PATHS =
            List.of("/api/boards/check", "/api/boards/draw", "/api/boards", "/api/rules");

    /** Keeps what is logged as a warning or worse. */
    private static final class Log extends Handler {

        private final BlockingQueue<LogRecord> records = new LinkedBlockingQueue<>();

        @Override
        public void publish(LogRecord line) {
            if (line.getLevel().intValue() >= Level.WARNING.intValue()) records.add(line);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private final Log log = new Log();
    private final Logger root = Logger.getLogger("");
    private Browser browser;

    @BeforeEach
    void listen() {
        root.addHandler(log);
        browser = new Browser(SERVER.port());
    }

    @AfterEach
    void stopListening() {
        root.removeHandler(log);
    }

    /** A request of which all but the last bytes of the body have been sent. */
    private Socket begin(String path) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), SERVER.port());
        String start =
                "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
                        .formatted(path);
        socket.getOutputStream().write(start.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    @Test
    @DisplayName("A request whose body does not arrive holds up no other request of its visitor")
    void lane() throws Exception {
        for (String path : PATHS) {
            try (var slow = begin(path)) {
                var rules = browser.post("/api/rules", Browser.newMatch("modern", "you", "rush"));
                assertThat(rules.statusCode()).as(path).isEqualTo(200);
                slow.getOutputStream().write(" ".repeat(99).getBytes(StandardCharsets.US_ASCII));
                assertThat(answerTo(slow)).as("%s was still being read", path).contains("400");
            }
        }
    }

    private static String answerTo(Socket socket) throws IOException {
        var in = new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII);
        return new BufferedReader(in).readLine();
    }

    @Test
    @DisplayName("A request that breaks off is one line in the log, without a stack trace")
    void brokenOff() throws Exception {
        begin("/api/boards/check").close();
        LogRecord line = log.records.take();
        assertThat(line.getThrown()).isNull();
        assertThat(line.getMessage()).isEqualTo("a request for {0} was cut off");
        browser.get("/healthz");
        assertThat(log.records).isEmpty();
    }
}
