package strategos.terminal.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * A console without a terminal: one command per line, answered in plain text. Commands are echoed,
 * so that the output reads like a session.
 */
public final class PipedConsole implements Console {

    private static final String COMMENT = "#";

    private final BufferedReader in;
    private final PrintWriter out;

    public PipedConsole(Reader in, PrintWriter out) {
        this.in = new BufferedReader(in);
        this.out = out;
    }

    @Override
    public void say(String line) {
        out.println(line.stripTrailing());
        out.flush();
    }

    @Override
    public Optional<String> ask(String prompt, Suggestions.Source suggestions) {
        try {
            String line = in.readLine();
            while (line != null && line.startsWith(COMMENT)) line = in.readLine();
            if (line != null) say("> " + line);
            return Optional.ofNullable(line);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Nobody sits here, so nothing is hidden. */
    @Override
    public Optional<String> handOver(String invitation) {
        return Optional.of("");
    }

    @Override
    public boolean isInterrupted() {
        return false;
    }

    @Override
    public int width() {
        return USUAL_WIDTH;
    }

    @Override
    public Paint paint() {
        return Paint.PLAIN;
    }

    @Override
    public void close() {
        out.flush();
    }
}
