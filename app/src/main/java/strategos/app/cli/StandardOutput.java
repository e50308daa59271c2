package strategos.app.cli;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import strategos.terminal.console.PlainWriter;

/**
 * Standard output that reports failures: the first write that fails ends the command with an {@link
 * OutputException}. Later writes do nothing, so that the command can end.
 */
public final class StandardOutput extends OutputStream {

    private final OutputStream out;
    private boolean failed;

    private StandardOutput(OutputStream out) {
        this.out = out;
    }

    /** A writer to standard output, which takes only plain text. */
    public static PrintWriter writer() {
        var stream = new StandardOutput(new FileOutputStream(FileDescriptor.out));
        return plain(stream, System.out);
    }

    /** A writer to standard error, where a failure has nobody to be told to. */
    public static PrintWriter errorWriter() {
        return plain(System.err, System.err);
    }

    private static PrintWriter plain(OutputStream stream, java.io.PrintStream like) {
        var writer = new PlainWriter(new OutputStreamWriter(stream, like.charset()));
        return new PrintWriter(new BufferedWriter(writer), true);
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        if (failed) return;
        try {
            out.write(bytes, from, length);
        } catch (IOException full) {
            failed = true;
            throw new OutputException(full);
        }
    }
}
