package strategos.terminal.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.terminal.console.TestTerminal.CTRL_C;
import static strategos.terminal.console.TestTerminal.CTRL_D;
import static strategos.terminal.console.TestTerminal.ENTER;
import static strategos.terminal.console.TestTerminal.TAB;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.family.conquest.ConquestFamily;
import strategos.game.MatchHeader;
import strategos.terminal.conquest.ConquestStyle;
import strategos.terminal.console.Paint;
import strategos.terminal.console.TerminalConsole;
import strategos.terminal.console.TestTerminal;
import strategos.terminal.console.TextLayout;

/** Matches played by the keys of a terminal. */
class ShellTest {

    private static final Pattern ANNS_PROMPT = Pattern.compile("Ann \\(A\\) place \\d+>");
    private static final Pattern BOBS_PROMPT = Pattern.compile("Bob \\(B\\) place \\d+>");

    @TempDir private Path folder;

    @Test
    @DisplayName("Ctrl-C leaves a match that is saved, and says how to come back")
    void interrupted() throws IOException {
        Path file = match("you", "rush", "random");
        String shown = play(file, Paint.PLAIN, "hint" + ENTER, "pla" + CTRL_C);
        assertThat(shown).contains("A bot would play: ").endsWith("the match is kept\r\n");
        assertThat(file).content().endsWith("\n");
    }

    @Test
    @DisplayName("Ctrl-D leaves too, and what was done stands in the record")
    void endOfInput() throws IOException {
        Path file = match("you", "rush", "random");
        play(file, Paint.PLAIN, "auto" + ENTER, CTRL_D);
        assertThat(file).content().contains("\n1 place ");
        long steps = Files.readAllLines(file).size();
        play(file, Paint.PLAIN, CTRL_D);
        assertThat(Files.readAllLines(file)).hasSize((int) steps);
    }

    @Test
    @DisplayName("Commands are completed as they are typed")
    void completion() throws IOException {
        Path file = match("you", "rush", "random");
        assertThat(play(file, Paint.PLAIN, "sta" + TAB + ENTER, CTRL_D)).contains("Continents");
    }

    @Test
    @DisplayName("Seats have colours and letters, and letters alone without colour")
    void colours() throws IOException {
        String painted = play(match("you", "rush", "random"), Paint.MANY_COLOURS, CTRL_D);
        String plain = play(match("you", "rush", "random"), Paint.PLAIN, CTRL_D);
        assertThat(painted).contains("\033[38;5;");
        assertThat(plain).doesNotContain("\033[38;5;");
        assertThat(TextLayout.withoutColour(painted)).contains("You (A)").contains("Rush (B)");
        assertThat(plain).contains("You (A)").contains("Rush (B)");
    }

    @Test
    @DisplayName("The next person at the keyboard does not see what the last one drew")
    void handOver() throws IOException {
        Path file = match("Ann", "Bob", "random");
        String shown =
                play(
                        file,
                        Paint.PLAIN,
                        ENTER,
                        "auto" + ENTER,
                        ENTER,
                        "auto" + ENTER,
                        ENTER,
                        CTRL_D);
        List<String> screens = List.of(shown.split("\033\\[3J", -1));
        assertThat(screens).hasSizeGreaterThan(4);
        assertThat(screens).anyMatch(screen -> screen.contains("Ann (A), press Enter"));
        assertThat(screens).anyMatch(screen -> screen.contains("Bob (B), press Enter"));
        assertThat(screens)
                .filteredOn(screen -> screen.contains("You draw a card"))
                .isNotEmpty()
                .allMatch(screen -> ANNS_PROMPT.matcher(screen).find())
                .noneMatch(screen -> BOBS_PROMPT.matcher(screen).find());
    }

    private Path match(String... players) {
        var lines = new LinkedHashMap<>(game(players.length).setup());
        lines.put(LiveMatch.SEED, "7");
        return new MatchFolder(folder)
                .create(new MatchHeader(Conquest.FAMILY, lines, List.of(players)));
    }

    private static Conquest game(int seats) {
        var setup = new Setup(Territories.DEALT, Armies.DEALT, Neutral.NONE);
        return new Conquest(ConquestPresets.MODERN.withSetup(setup), ConquestBoards.world(), seats);
    }

    /** What the screen shows while these keys are pressed, one handful a prompt. */
    private String play(Path file, Paint paint, String... keys) throws IOException {
        var terminal = new TestTerminal(80);
        terminal.pressAtPrompts(List.of(keys));
        var record = RecordFile.read(file);
        var game =
                new FamilyGame<>(
                        new ConquestFamily(_ -> ConquestBoards.world()),
                        new ConquestStyle(),
                        game(record.players().size()));
        try (var live = new LiveMatch<>(record, game);
                var console =
                        new TerminalConsole(
                                terminal.terminal(), paint, folder.resolve("history"))) {
            var face = game.face(record.players(), console);
            new Shell<>(console, live, face, List.of("the match is kept")).run();
        }
        return terminal.shown();
    }
}
