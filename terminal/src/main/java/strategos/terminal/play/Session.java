package strategos.terminal.play;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import strategos.terminal.console.Console;
import strategos.terminal.console.TextLayout;
import strategos.terminal.shell.BadInput;
import strategos.terminal.shell.LiveMatch;
import strategos.terminal.shell.MatchFolder;
import strategos.terminal.shell.RecordFile;
import strategos.terminal.shell.Shell;
import strategos.terminal.shell.TerminalFamilies;
import strategos.terminal.shell.TerminalGame;

/** One session at a saved match. */
public record Session(MatchFolder matches, TerminalFamilies families, Supplier<Console> consoles) {

    /** Plays the match in this file until it is over or left. */
    public void play(Path file, List<String> welcome) {
        var record = RecordFile.read(file);
        play(record, families.open(record), welcome);
    }

    private <S, M, V> void play(
            RecordFile record, TerminalGame<S, M, V> game, List<String> welcome) {
        if (record.players().stream().allMatch(game::isBot)) {
            throw new BadInput(
                    ("%s: all seats are bots, so there is nothing to play; see: strategos replay"
                                    + " %s")
                            .formatted(record.path(), matches.shortName(record.path())));
        }
        try (var live = new LiveMatch<>(record, game);
                Console console = consoles.get()) {
            for (String line : welcome) console.say(TextLayout.wrap("", line, console.width()));
            var face = game.face(record.players(), console);
            new Shell<>(console, live, face, whereKept(record.path())).run();
        }
    }

    private List<String> whereKept(Path file) {
        return List.of(
                "The match is saved in " + file + ".",
                "Continue with: strategos resume " + matches.shortName(file));
    }
}
