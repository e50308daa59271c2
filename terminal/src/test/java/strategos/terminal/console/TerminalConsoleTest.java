package strategos.terminal.console;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.terminal.console.TestTerminal.CTRL_C;
import static strategos.terminal.console.TestTerminal.CTRL_D;
import static strategos.terminal.console.TestTerminal.ENTER;
import static strategos.terminal.console.TestTerminal.TAB;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A console over a terminal whose keys the test presses. */
class TerminalConsoleTest {

    @TempDir private Path folder;
    private TestTerminal keys;
    private TerminalConsole console;

    @BeforeEach
    void open() throws IOException {
        keys = new TestTerminal(100);
        console = new TerminalConsole(keys.terminal(), Paint.PLAIN, folder.resolve("history"));
    }

    @AfterEach
    void close() {
        console.close();
    }

    @Test
    @DisplayName("A line that is typed is the answer")
    void line() {
        press("place Peru 3" + ENTER);
        assertThat(console.ask("> ", Suggestions.NONE)).contains("place Peru 3");
    }

    @Test
    @DisplayName("Tab completes names, those of several words too, whatever their capitals")
    void completion() throws IOException {
        Suggestions.Source names =
                typed -> new Suggestions(6, List.of("Western Europe", "Peru", "Brazil"));
        press("place western e" + TAB + "3" + ENTER);
        assertThat(console.ask("> ", names)).contains("place Western Europe 3");
    }

    @Test
    @DisplayName("Ctrl-C and Ctrl-D at a prompt mean that the person wants to leave")
    void leaving() {
        press("plac" + CTRL_C);
        assertThat(console.ask("> ", Suggestions.NONE)).isEmpty();
        press(CTRL_D);
        assertThat(console.ask("> ", Suggestions.NONE)).isEmpty();
    }

    @Test
    @DisplayName("Ctrl-C between prompts is noticed")
    void interrupt() {
        assertThat(console.isInterrupted()).isFalse();
        keys.terminal().raise(Signal.INT);
        assertThat(console.isInterrupted()).isTrue();
    }

    @Test
    @DisplayName("What was typed is kept for the next match")
    void history() throws IOException {
        press("place Peru 3" + ENTER);
        console.ask("> ", Suggestions.NONE);
        assertThat(Files.readString(folder.resolve("history"))).contains("place Peru 3");
    }

    @Test
    @DisplayName("Handing over wipes the screen before and after the next person is there")
    void handOver() throws IOException {
        console.say("You draw a card: Peru");
        press(ENTER);
        assertThat(console.handOver("Bob, press Enter: ")).isPresent();
        String shown = keys.shown();
        assertThat(shown.indexOf("\033[3J"))
                .isGreaterThan(shown.indexOf("Peru"))
                .isLessThan(shown.indexOf("Bob"));
        assertThat(shown.lastIndexOf("\033[3J")).isGreaterThan(shown.indexOf("Bob"));
    }

    @Test
    @DisplayName("Single keys are read as what they are bound to, arrows too")
    void keys() throws IOException {
        var map = new KeyMap<String>();
        map.bind("next", ENTER, "\033[C");
        map.setNomatch("nothing");
        keys.press("\033[C");
        assertThat(console.key(map, Duration.ofSeconds(60))).contains("next");
        keys.press("x");
        assertThat(console.key(map, Duration.ofSeconds(60))).contains("nothing");
        assertThat(console.key(map, Duration.ofMillis(1))).isEmpty();
    }

    @Test
    @DisplayName("Control characters show as symbols in lines and prompts; colours stay colours")
    void controlCharacters() {
        console.say(Paint.MANY_COLOURS.player(0, "Ann\033[2J\033]0;owned\007") + " plays\u009b31m");
        press(ENTER);
        console.ask("Bob\033[2J> ", Suggestions.NONE);
        assertThat(keys.shown())
                .contains("\033[38;5;167mAnn␛[2J␛]0;owned␇\033[0m plays\ufffd31m")
                .contains("Bob␛[2J> ")
                .doesNotContain("\033[2J", "\033]0;", "\u009b");
    }

    @Test
    @DisplayName("The console is as wide as its terminal, and 80 columns where that is unknown")
    void width() {
        assertThat(console.width()).isEqualTo(100);
        keys.terminal().setSize(Size.of(0, 0));
        assertThat(console.width()).isEqualTo(80);
    }

    private void press(String typed) {
        keys.pressAtPrompts(List.of(typed));
    }
}
