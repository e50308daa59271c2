package strategos.app.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A console over a terminal whose keys the test presses. */
class TerminalConsoleTest {

    private static final String CTRL_C = "\003";
    private static final String CTRL_D = "\004";

    @TempDir private Path folder;
    private final PipedOutputStream keyboard = new PipedOutputStream();
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private ExternalTerminal terminal;
    private TerminalConsole console;

    @BeforeEach
    void open() throws IOException {
        terminal =
                new ExternalTerminal(
                        "test", "xterm-256color", new PipedInputStream(keyboard), screen, UTF_8);
        terminal.setSize(Size.of(100, 30));
        console = new TerminalConsole(terminal, Paint.PLAIN, folder.resolve("history"));
    }

    @AfterEach
    void close() {
        console.close();
    }

    @Test
    @DisplayName("A line that is typed is the answer")
    void line() throws IOException {
        press("place Peru 3\r");
        assertThat(console.ask("> ", Suggestions.NONE)).contains("place Peru 3");
    }

    @Test
    @DisplayName("Tab completes names, those of several words too, whatever their capitals")
    void completion() throws IOException {
        Suggestions.Source names =
                typed -> new Suggestions(6, List.of("Western Europe", "Peru", "Brazil"));
        press("place western e\t3\r");
        assertThat(console.ask("> ", names)).contains("place Western Europe 3");
    }

    @Test
    @DisplayName("Ctrl-C and Ctrl-D at a prompt mean that the person wants to leave")
    void leaving() throws IOException {
        press("plac" + CTRL_C);
        assertThat(console.ask("> ", Suggestions.NONE)).isEmpty();
        press(CTRL_D);
        assertThat(console.ask("> ", Suggestions.NONE)).isEmpty();
    }

    @Test
    @DisplayName("Ctrl-C between prompts is noticed")
    void interrupt() {
        assertThat(console.isInterrupted()).isFalse();
        terminal.raise(org.jline.terminal.Terminal.Signal.INT);
        assertThat(console.isInterrupted()).isTrue();
    }

    @Test
    @DisplayName("What was typed is kept for the next match")
    void history() throws IOException {
        press("place Peru 3\r");
        console.ask("> ", Suggestions.NONE);
        assertThat(Files.readString(folder.resolve("history"))).contains("place Peru 3");
    }

    @Test
    @DisplayName("Handing over wipes the screen before and after the next person is there")
    void handOver() throws IOException {
        console.say("You draw a card: Peru");
        press("\r");
        assertThat(console.handOver("Bob, press Enter: ")).isPresent();
        String shown = screen.toString(UTF_8);
        assertThat(shown.indexOf("\033[3J"))
                .isGreaterThan(shown.indexOf("Peru"))
                .isLessThan(shown.indexOf("Bob"));
        assertThat(shown.lastIndexOf("\033[3J")).isGreaterThan(shown.indexOf("Bob"));
    }

    @Test
    @DisplayName("Single keys are read as what they are bound to, arrows too")
    void keys() throws IOException {
        var keys = new KeyMap<String>();
        keys.bind("next", "\r", "\033[C");
        keys.setNomatch("nothing");
        press("\033[C");
        assertThat(console.key(keys, Duration.ofSeconds(10))).contains("next");
        press("x");
        assertThat(console.key(keys, Duration.ofSeconds(10))).contains("nothing");
        assertThat(console.key(keys, Duration.ofMillis(1))).isEmpty();
    }

    @Test
    @DisplayName("The console is as wide as its terminal, and 80 columns where that is unknown")
    void width() {
        assertThat(console.width()).isEqualTo(100);
        terminal.setSize(Size.of(0, 0));
        assertThat(console.width()).isEqualTo(80);
    }

    private void press(String keys) throws IOException {
        keyboard.write(keys.getBytes(UTF_8));
        keyboard.flush();
    }
}
