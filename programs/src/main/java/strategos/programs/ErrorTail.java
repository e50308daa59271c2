package strategos.programs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The end of what a program writes to its standard error, read by a thread of its own. */
final class ErrorTail {

    private static final int KEPT = 2_048;
    private static final int LONGEST_LINE = 300;
    private static final long PATIENCE_MILLIS = 500;

    private final StringBuilder tail = new StringBuilder();
    private final Thread reader;

    private ErrorTail(InputStream errors) {
        reader = new Thread(() -> read(errors), "errors of a program");
        reader.setDaemon(true);
    }

    static ErrorTail of(InputStream errors) {
        var tail = new ErrorTail(errors);
        tail.reader.start();
        return tail;
    }

    private void read(InputStream errors) {
        byte[] buffer = new byte[KEPT];
        try (errors) {
            for (int count; (count = errors.read(buffer)) >= 0; )
                append(new String(buffer, 0, count, StandardCharsets.UTF_8));
        } catch (IOException ended) {
            // The program is gone, and what it said before is enough.
        }
    }

    private synchronized void append(String text) {
        tail.append(text);
        tail.delete(0, Math.max(0, tail.length() - KEPT));
    }

    /** The last line of a program that has ended; empty if it said nothing. */
    String lastLine() {
        try {
            reader.join(PATIENCE_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        synchronized (this) {
            String last = tail.toString().strip();
            last = last.substring(last.lastIndexOf('\n') + 1).strip();
            return last.length() <= LONGEST_LINE ? last : last.substring(0, LONGEST_LINE) + "…";
        }
    }
}
