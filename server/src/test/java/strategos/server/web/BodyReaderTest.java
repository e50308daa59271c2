package strategos.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.server.web.Request.UnreadableBodyException;
import strategos.server.web.Request.UnreadableBodyException.Reason;

class BodyReaderTest {

    private long now;

    /** A body of which one byte arrives every second. */
    private final class Trickle extends InputStream {

        @Override
        public int read() {
            now += Duration.ofSeconds(1).toNanos();
            return 'x';
        }

        @Override
        public int read(byte[] chunk, int from, int most) {
            chunk[from] = (byte) read();
            return 1;
        }
    }

    private Reason refusal(InputStream in, int most) {
        try {
            byte[] read = new BodyReader(() -> now).read(in, most);
            throw new AssertionError("read " + read.length + " bytes");
        } catch (UnreadableBodyException refused) {
            return refused.reason();
        }
    }

    @Test
    @DisplayName("A body that keeps coming, but slowly, is given up")
    void slow() {
        assertThat(refusal(new Trickle(), 1_000_000)).isEqualTo(Reason.TOO_SLOW);
        assertThat(Duration.ofNanos(now)).isEqualTo(BodyReader.LONGEST.plusSeconds(1));
    }

    @Test
    @DisplayName("A body is read as a whole up to its limit, and not beyond")
    void large() throws Exception {
        var body = new byte[100_000];
        assertThat(new BodyReader(() -> now).read(new ByteArrayInputStream(body), body.length))
                .isEqualTo(body);
        assertThat(refusal(new ByteArrayInputStream(body), body.length - 1))
                .isEqualTo(Reason.TOO_LARGE);
    }

    @Test
    @DisplayName("A connection that breaks is told apart from a fault of the server")
    void broken() throws IOException {
        var gone = InputStream.nullInputStream();
        gone.close();
        assertThat(refusal(gone, 10)).isEqualTo(Reason.BROKEN_OFF);
    }
}
