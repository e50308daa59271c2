package strategos.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.function.LongSupplier;
import strategos.server.web.Request.UnreadableBodyException;
import strategos.server.web.Request.UnreadableBodyException.Reason;

/** Reads the bodies of requests, with limits on size and time. */
final class BodyReader {

    /** From the first byte to the last; one that does not move at all is dropped by Jetty. */
    static final Duration LONGEST = Duration.ofSeconds(20);

    private static final int CHUNK = 16 * 1024;

    private final LongSupplier nanos;

    BodyReader(LongSupplier nanos) {
        this.nanos = nanos;
    }

    byte[] read(InputStream in, int most) throws UnreadableBodyException {
        long deadline = nanos.getAsLong() + LONGEST.toNanos();
        var body = new ByteArrayOutputStream();
        var chunk = new byte[CHUNK];
        try {
            for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
                body.write(chunk, 0, count);
                if (body.size() > most) throw new UnreadableBodyException(Reason.TOO_LARGE);
                if (nanos.getAsLong() > deadline)
                    throw new UnreadableBodyException(Reason.TOO_SLOW);
            }
            return body.toByteArray();
        } catch (IOException _) {
            throw new UnreadableBodyException(Reason.BROKEN_OFF);
        }
    }
}
