package strategos.app.play;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import strategos.app.cli.BadInput;
import strategos.app.cli.DataFolder;
import strategos.app.shell.Family;
import strategos.app.shell.LiveMatch;
import strategos.app.shell.MatchFolder;
import strategos.app.shell.RecordFile;
import strategos.app.shell.Shell;
import strategos.app.terminal.Console;
import strategos.app.terminal.ConsoleOptions;
import strategos.app.terminal.TextLayout;

/** One sitting at a match: what the commands that play have in common. */
final class Session {

    @Mixin private DataFolder data;
    @Mixin private ConsoleOptions consoles;

    MatchFolder matches() {
        return new MatchFolder(data.path());
    }

    /** Plays the match in this file until it is over or left. */
    void play(Path file, PrintWriter out, List<String> welcome) {
        var record = RecordFile.read(file);
        play(record, TerminalFamilies.open(record, data.path()), out, welcome);
    }

    private <S, M, V> void play(
            RecordFile record, Family<S, M, V> family, PrintWriter out, List<String> welcome) {
        if (record.players().stream().allMatch(family::isBot)) {
            throw new BadInput(
                    "%s: every seat is a bot, and there is nothing to play; see: strategos replay %s"
                            .formatted(record.path(), matches().shortName(record.path())));
        }
        try (var live = new LiveMatch<>(record, family);
                Console console = consoles.open(out, data.path().resolve("history"))) {
            for (String line : welcome) console.say(TextLayout.wrap("", line, console.width()));
            var face = family.face(record.players(), console);
            new Shell<>(console, live, face, whereKept(record.path())).run();
        }
    }

    private List<String> whereKept(Path file) {
        return List.of(
                "The match is saved in " + file + ".",
                "Go on with: strategos resume " + matches().shortName(file));
    }
}
