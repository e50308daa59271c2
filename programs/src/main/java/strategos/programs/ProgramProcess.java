package strategos.programs;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import strategos.game.BotFault.Kind;

/**
 * A running program and its lines. One thread at a time writes and reads; the watchdog of {@link
 * Programs} may end it at any moment.
 */
final class ProgramProcess {

    /** The most bytes of one line of a program. */
    static final int LONGEST_LINE = 64 * 1024;

    private static final int MOST_PENDING = 1 << 20;
    private static final Pattern REASON = Pattern.compile("\\(([^()]+)\\)$");
    private static final long NEVER = Long.MAX_VALUE;

    /** How long a program may take to read what it is sent. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Process process;
    private final ErrorTail errors;
    private final OutputStream to;
    private final InputStream from;
    private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
    private final byte[] buffer = new byte[LONGEST_LINE];
    private int read;
    private int filled;
    private boolean hasAnswered;
    private volatile long deadline = NEVER;
    private volatile boolean isLate;

    private ProgramProcess(Process process) {
        this.process = process;
        this.to = process.getOutputStream();
        this.from = process.getInputStream();
        this.errors = ErrorTail.of(process.getErrorStream());
    }

    static ProgramProcess start(ProgramCommand command) throws ProgramException {
        try {
            return new ProgramProcess(new ProcessBuilder(command.words()).start());
        } catch (IOException unstartable) {
            throw new ProgramException(
                    Kind.DEAD,
                    "cannot run '%s': %s"
                            .formatted(command.words().getFirst(), reason(unstartable)));
        }
    }

    /** The message of Java repeats the command, and ends with the reason in parentheses. */
    private static String reason(IOException unstartable) {
        String message = String.valueOf(unstartable.getMessage()).strip();
        var reason = REASON.matcher(message);
        return reason.find() ? reason.group(1) : message;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Whether it has answered anything yet; before that, it may still be starting. */
    boolean hasAnswered() {
        return hasAnswered;
    }

    /** Adds a line that is sent with the next {@link #flush}. */
    void add(String line) throws ProgramException {
        pending.writeBytes(line.getBytes(StandardCharsets.UTF_8));
        pending.write('\n');
        if (pending.size() > MOST_PENDING) flush();
    }

    /** Sends all lines, within the time of {@link #allow} or else a general limit. */
    void flush() throws ProgramException {
        boolean isTimed = deadline != NEVER;
        if (!isTimed) allow(PATIENCE);
        try {
            pending.writeTo(to);
            to.flush();
            pending.reset();
        } catch (IOException broken) {
            throw ended();
        } finally {
            if (!isTimed) deadline = NEVER;
        }
    }

    /** Ends the program unless {@link #relax} is called within this time. */
    void allow(Duration time) {
        deadline = System.nanoTime() + time.toNanos();
    }

    void relax() {
        deadline = NEVER;
    }

    /** The next line of the program. */
    String line() throws ProgramException {
        int scanned = read;
        while (true) {
            for (; scanned < filled; scanned++) {
                if (buffer[scanned] != '\n') continue;
                String line = new String(buffer, read, scanned - read, StandardCharsets.UTF_8);
                read = scanned + 1;
                hasAnswered = true;
                return line;
            }
            scanned -= read;
            makeRoom();
            fill();
        }
    }

    private void makeRoom() throws ProgramException {
        System.arraycopy(buffer, read, buffer, 0, filled - read);
        filled -= read;
        read = 0;
        if (filled == buffer.length)
            throw new ProgramException(
                    Kind.FLOOD, "a line has more than %,d bytes".formatted(LONGEST_LINE));
    }

    private void fill() throws ProgramException {
        try {
            int more = from.read(buffer, filled, buffer.length - filled);
            if (more < 0) throw ended();
            filled += more;
        } catch (IOException broken) {
            throw ended();
        }
    }

    /** Why nothing more can be read or written. */
    private ProgramException ended() {
        if (isLate) return new ProgramException(Kind.LATE, "no answer in time");
        String code = "its output ended";
        try {
            if (process.waitFor(1, TimeUnit.SECONDS))
                code = "it ended with code " + process.exitValue();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        String last = errors.lastLine();
        return new ProgramException(Kind.DEAD, last.isEmpty() ? code : code + ": " + last);
    }

    /** Ends the program if its time is over; called again and again by the watchdog. */
    void check(long now) {
        long due = deadline;
        if (due == NEVER || now - due < 0) return;
        isLate = true;
        kill();
    }

    /** Ends the program and everything it has started, so that nobody holds its pipes. */
    void kill() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
