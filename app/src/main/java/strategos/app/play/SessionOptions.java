package strategos.app.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import strategos.app.cli.ConsoleOptions;
import strategos.app.cli.DataFolder;
import strategos.app.families.Families;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.programs.FamilyWithPrograms;
import strategos.programs.Programs;
import strategos.terminal.play.Session;
import strategos.terminal.shell.MatchFolder;
import strategos.terminal.shell.TerminalFamilies;
import strategos.terminal.shell.TerminalFamily;

/** The options of the commands that play: the folder of matches, and the console. */
final class SessionOptions {

    @Mixin private DataFolder data;
    @Mixin private ConsoleOptions consoles;

    private @Nullable Programs programs;

    /** Lets these programs play, where seats name them. */
    void allow(Programs allowed) {
        programs = allowed;
    }

    MatchFolder matches() {
        return new MatchFolder(data.path());
    }

    TerminalFamilies families() {
        var plain = Families.atTerminal(data.path());
        return programs == null ? plain : withPrograms(plain, programs);
    }

    private static TerminalFamilies withPrograms(TerminalFamilies plain, Programs programs) {
        List<TerminalFamily<?, ?, ?, ?>> families = new ArrayList<>();
        for (var each : plain.all()) families.add(withPrograms(each, programs));
        return new TerminalFamilies(families);
    }

    private static <G extends Game<S, M, V>, S, M, V extends GameView<M>>
            TerminalFamily<G, S, M, V> withPrograms(
                    TerminalFamily<G, S, M, V> plain, Programs programs) {
        return new TerminalFamily<>(
                new FamilyWithPrograms<>(plain.family(), programs), plain.style());
    }

    Session session(PrintWriter out) {
        return new Session(
                matches(), families(), () -> consoles.open(out, data.path().resolve("history")));
    }
}
