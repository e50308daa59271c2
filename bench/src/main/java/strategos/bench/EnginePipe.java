package strategos.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A process at the other end of two pipes, and a client that waits for each of its answers. The
 * process ends with this one, when its input does.
 */
final class EnginePipe {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    private final Process process;
    private final OutputStream out;
    private final InputStream in;
    private byte[] buffer = new byte[1 << 16];
    private int next;
    private int end;

    /** Starts a class of this program in a process of its own. */
    EnginePipe(Class<?> main) {
        try {
            process =
                    new ProcessBuilder(
                                    JAVA.toString(),
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    main.getName())
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            out = process.getOutputStream();
            in = process.getInputStream();
        } catch (IOException unstartable) {
            throw new UncheckedIOException(unstartable);
        }
    }

    /** Sends bytes, which end with a line feed, and returns the length of the answer. */
    int ask(byte[] request) throws IOException {
        out.write(request);
        out.flush();
        return line();
    }

    /** The last answer, without its line feed. */
    String answer(int length) {
        return new String(buffer, next - length - 1, length, UTF_8);
    }

    private int line() throws IOException {
        for (int at = next; ; at++) {
            if (at == end) at -= fill();
            if (buffer[at] == '\n') {
                int length = at - next;
                next = at + 1;
                return length;
            }
        }
    }

    /** Reads a block that follows the last answer. */
    void block(byte[] block) throws IOException {
        for (int have = 0; have < block.length; ) {
            if (next == end) fill();
            int part = Math.min(block.length - have, end - next);
            System.arraycopy(buffer, next, block, have, part);
            next += part;
            have += part;
        }
    }

    /** Waits without sleeping, since waking a core takes longer than most answers. */
    private void await() throws IOException {
        while (in.available() == 0 && process.isAlive()) Thread.onSpinWait();
    }

    /** Reads more behind what is there, and returns by how much that has moved. */
    private int fill() throws IOException {
        int moved = next;
        System.arraycopy(buffer, next, buffer, 0, end - next);
        end -= next;
        next = 0;
        if (end == buffer.length) buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        await();
        int read = in.read(buffer, end, buffer.length - end);
        if (read < 0) throw new IOException("the process has ended");
        end += read;
        return moved;
    }
}
