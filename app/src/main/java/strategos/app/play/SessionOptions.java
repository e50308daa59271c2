package strategos.app.play;

import java.io.PrintWriter;
import picocli.CommandLine.Mixin;
import strategos.app.cli.ConsoleOptions;
import strategos.app.cli.DataFolder;
import strategos.app.families.Families;
import strategos.terminal.play.Session;
import strategos.terminal.shell.MatchFolder;
import strategos.terminal.shell.TerminalFamilies;

/** The options of the commands that play: the folder of matches, and the console. */
final class SessionOptions {

    @Mixin private DataFolder data;
    @Mixin private ConsoleOptions consoles;

    MatchFolder matches() {
        return new MatchFolder(data.path());
    }

    TerminalFamilies families() {
        return Families.atTerminal(data.path());
    }

    Session session(PrintWriter out) {
        return new Session(
                matches(), families(), () -> consoles.open(out, data.path().resolve("history")));
    }
}
