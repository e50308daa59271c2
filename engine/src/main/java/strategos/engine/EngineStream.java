package strategos.engine;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import strategos.wire.Json;

/** The requests of a program: lines of text, and blocks of bytes between them. */
final class EngineStream {

    /** Thrown for a line that is longer than any request. */
    static final class LongLineException extends Exception {

        private static final long serialVersionUID = 1;

        private LongLineException() {
            super("a request has at most %,d bytes".formatted(LONGEST_LINE));
        }
    }

    private static final int LONGEST_LINE = Json.LONGEST;
    private static final int AT_ONCE = 1 << 16;

    private static final long AWAKE_NANOS = 100_000;

    private final InputStream in;
    private byte[] buffer = new byte[AT_ONCE];
    private int next;
    private int end;

    EngineStream(InputStream in) {
        this.in = in;
    }

    /** Whether something has arrived that was not read yet. */
    boolean hasMore() {
        return next < end;
    }

    /** The next line without its end; nothing at the end of the stream. */
    Optional<String> line() throws IOException, LongLineException {
        int scanned = next;
        while (true) {
            int feed = lineFeed(scanned);
            if (feed >= 0) return Optional.of(take(feed));
            scanned = end;
            if (end - next > LONGEST_LINE) skipLine();
            int moved = next;
            if (!fill()) return end > next ? Optional.of(take(end)) : Optional.empty();
            scanned -= moved - next;
        }
    }

    private int lineFeed(int from) {
        for (int at = from; at < end; at++) if (buffer[at] == '\n') return at;
        return -1;
    }

    private String take(int feed) {
        int length = feed - next;
        if (length > 0 && buffer[feed - 1] == '\r') length--;
        String line = new String(buffer, next, length, UTF_8);
        next = Math.min(end, feed + 1);
        return line;
    }

    /** A block of this many bytes. */
    byte[] block(int bytes) throws IOException {
        byte[] block = new byte[bytes];
        int have = Math.min(bytes, end - next);
        System.arraycopy(buffer, next, block, 0, have);
        next += have;
        if (in.readNBytes(block, have, bytes - have) < bytes - have)
            throw new EOFException("the input ends within a block");
        return block;
    }

    private void skipLine() throws IOException, LongLineException {
        int feed;
        do {
            next = end;
            if (!fill()) throw new LongLineException();
            feed = lineFeed(next);
        } while (feed < 0);
        next = feed + 1;
        throw new LongLineException();
    }

    /**
     * Waits for the next bytes without sleeping, but not for long. Waking a core that sleeps takes
     * longer than most answers.
     */
    private void awaitBriefly() throws IOException {
        long start = System.nanoTime();
        while (in.available() == 0 && System.nanoTime() - start < AWAKE_NANOS) Thread.onSpinWait();
    }

    /** Reads more behind what is there; false at the end of the stream. */
    private boolean fill() throws IOException {
        if (next > 0) {
            System.arraycopy(buffer, next, buffer, 0, end - next);
            end -= next;
            next = 0;
        }
        if (end == buffer.length) buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        awaitBriefly();
        int read = in.read(buffer, end, buffer.length - end);
        if (read > 0) end += read;
        return read >= 0;
    }
}
