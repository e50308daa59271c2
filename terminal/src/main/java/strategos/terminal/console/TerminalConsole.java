package strategos.terminal.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** A console in a terminal: lines can be edited, completed, and recalled from earlier matches. */
public final class TerminalConsole implements Console {

    private static final String CLEAR_SCROLLED_AWAY = "\033[3J";

    private final Terminal terminal;
    private final Paint paint;
    private final LineReader reader;
    private Suggestions.Source source = Suggestions.NONE;
    private Suggestions suggestions = new Suggestions(0, List.of());
    private volatile boolean interrupted;

    public TerminalConsole(Terminal terminal, Paint paint, Path history) {
        this.terminal = terminal;
        this.paint = paint;
        reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .appName("strategos")
                        .parser((line, cursor, _) -> parse(line, cursor))
                        .completer((_, _, candidates) -> complete(candidates))
                        .option(LineReader.Option.CASE_INSENSITIVE, true)
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .option(LineReader.Option.HISTORY_TIMESTAMPED, false)
                        .variable(LineReader.HISTORY_FILE, history)
                        .build();
        terminal.handle(Terminal.Signal.INT, _ -> interrupted = true);
    }

    private ParsedLine parse(String line, int cursor) {
        suggestions = source.at(line.substring(0, cursor));
        return new TypedLine(line, cursor, suggestions.from());
    }

    private void complete(List<Candidate> candidates) {
        suggestions.candidates().stream()
                .map(PlainText::of)
                .map(Candidate::new)
                .forEach(candidates::add);
    }

    @Override
    public void say(String line) {
        terminal.writer().println(Paint.clean(line.stripTrailing()));
        terminal.flush();
    }

    @Override
    public Optional<String> ask(String prompt, Suggestions.Source suggestions) {
        if (interrupted) return Optional.empty();
        source = suggestions;
        try {
            return Optional.of(reader.readLine(Paint.clean(prompt)));
        } catch (UserInterruptException | EndOfFileException _) {
            return Optional.empty();
        } finally {
            source = Suggestions.NONE;
        }
    }

    @Override
    public Optional<String> handOver(String invitation) {
        clear();
        var answer = ask(invitation, Suggestions.NONE);
        clear();
        return answer;
    }

    /** What the next key that is pressed stands for; empty when nothing is pressed in time. */
    public <T> Optional<T> key(KeyMap<T> keys, Duration patience) {
        Attributes cooked = terminal.enterRawMode();
        try {
            var bindings = new BindingReader(terminal.reader());
            return bindings.peekCharacter(patience.toMillis()) == NonBlockingReader.READ_EXPIRED
                    ? Optional.empty()
                    : Optional.ofNullable(bindings.readBinding(keys));
        } finally {
            terminal.setAttributes(cooked);
        }
    }

    /** Wipes the screen, and what has been scrolled off it. */
    public void clear() {
        if (terminal.puts(Capability.clear_screen)) {
            terminal.writer().write(CLEAR_SCROLLED_AWAY);
        } else {
            terminal.writer().write("\n".repeat(100));
        }
        terminal.flush();
    }

    @Override
    public boolean isInterrupted() {
        return interrupted;
    }

    @Override
    public int width() {
        int columns = terminal.getColumns();
        return columns > 0 ? columns : USUAL_WIDTH;
    }

    @Override
    public Paint paint() {
        return paint;
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
