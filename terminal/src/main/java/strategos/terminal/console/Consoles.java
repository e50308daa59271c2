package strategos.terminal.console;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** Opens the console that fits where the program runs. */
public final class Consoles {

    private static final int MANY_COLOURS = 256;

    /** Whether a console may use colours. */
    public enum Colours {
        ALLOWED,
        NONE
    }

    private Consoles() {}

    /**
     * A terminal if there is one at both ends, and plain lines otherwise.
     *
     * @param history the file that keeps the lines a person has typed
     */
    public static Console open(PrintWriter out, Path history, Colours colours) {
        if (!isTerminal())
            return new PipedConsole(new InputStreamReader(System.in, StandardCharsets.UTF_8), out);
        Terminal terminal = terminal();
        return new TerminalConsole(terminal, paint(terminal, colours), history);
    }

    private static boolean isTerminal() {
        return Optional.ofNullable(System.console())
                .filter(java.io.Console::isTerminal)
                .isPresent();
    }

    private static Terminal terminal() {
        try {
            return TerminalBuilder.builder().system(true).dumb(true).build();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Paint paint(Terminal terminal, Colours wanted) {
        String refused = System.getenv("NO_COLOR");
        Integer colours = terminal.getNumericCapability(Capability.max_colors);
        if (wanted == Colours.NONE
                || refused != null && !refused.isEmpty()
                || colours == null
                || colours < 8) {
            return Paint.PLAIN;
        }
        return colours < MANY_COLOURS ? Paint.SIXTEEN_COLOURS : Paint.MANY_COLOURS;
    }
}
