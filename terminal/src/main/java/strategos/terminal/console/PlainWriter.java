package strategos.terminal.console;

import java.io.IOException;
import java.io.Writer;

/** A writer that replaces control characters. */
public final class PlainWriter extends Writer {

    private final Writer out;

    public PlainWriter(Writer out) {
        this.out = out;
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        char[] plain = new char[length];
        for (int i = 0; i < length; i++) plain[i] = PlainText.of(text[from + i]);
        out.write(plain, 0, length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
