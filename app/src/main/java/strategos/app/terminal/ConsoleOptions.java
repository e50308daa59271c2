package strategos.app.terminal;

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
import picocli.CommandLine.Option;

/** How a command that talks with a person looks; it finds out by itself whether one is there. */
public final class ConsoleOptions {

    private static final int MANY_COLOURS = 256;

    @Option(
            names = "--no-color",
            description =
                    "Do without colours; so does setting NO_COLOR, or a terminal that has none.")
    private boolean noColour;

    /**
     * A terminal where there is one at both ends, and plain lines otherwise.
     *
     * @param history the file that keeps the lines a person has typed
     */
    public Console open(PrintWriter out, Path history) {
        if (!isTerminal()) {
            return new PipedConsole(new InputStreamReader(System.in, StandardCharsets.UTF_8), out);
        }
        Terminal terminal = terminal();
        return new TerminalConsole(terminal, paint(terminal), history);
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

    private Paint paint(Terminal terminal) {
        String refused = System.getenv("NO_COLOR");
        Integer colours = terminal.getNumericCapability(Capability.max_colors);
        if (noColour || refused != null && !refused.isEmpty() || colours == null || colours < 8) {
            return Paint.PLAIN;
        }
        return colours < MANY_COLOURS ? Paint.SIXTEEN_COLOURS : Paint.MANY_COLOURS;
    }
}
