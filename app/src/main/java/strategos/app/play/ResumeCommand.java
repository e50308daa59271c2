package strategos.app.play;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.programs.Programs;
import strategos.terminal.play.SavedMatch;
import strategos.terminal.shell.BadInput;
import strategos.terminal.shell.RecordFile;

/** The command {@code resume}: resumes a match. */
@Command(
        name = "resume",
        header = "Resume a match.",
        description =
                "The match continues exactly where it was, with the same position and the"
                        + " same dice.%n",
        sortOptions = false,
        parameterListHeading = "Which match:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "%nExamples:",
            "  strategos resume             the last unfinished match",
            "  strategos resume 3           match 3",
            "  strategos resume --list      list all matches"
        })
public final class ResumeCommand implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "NUMBER|FILE",
            description =
                    "The number of a match, or its file (default: the last unfinished match).")
    private @Nullable String match;

    @Option(names = "--list", description = "List the matches instead of playing.")
    private boolean list;

    @Option(
            names = "--exec",
            description =
                    "Start the programs that the record names; only for a record that you trust.")
    private boolean mayStart;

    @Mixin private SessionOptions options;

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        if (list) {
            if (match != null)
                throw new BadInput("--list: lists all matches; remove '" + match + "'");
            var saved = SavedMatch.all(options.matches(), options.families());
            saved.forEach(each -> out.println(each.line()));
            if (saved.isEmpty())
                out.println("No match has been played yet. Start one: strategos play");
            out.flush();
            return 0;
        }
        Optional<Path> file = file();
        if (file.isEmpty()) {
            out.println("There is no unfinished match. Start one: strategos play");
            out.flush();
            return 1;
        }
        var commands =
                RecordFile.read(file.get()).players().stream().filter(Programs::isProgram).toList();
        if (commands.isEmpty()) {
            options.session(out).play(file.get(), List.of());
        } else {
            playWithPrograms(file.get(), commands, out);
        }
        return 0;
    }

    private void playWithPrograms(Path record, List<String> commands, PrintWriter out) {
        if (!mayStart)
            throw new BadInput(
                    "this match is played by a program, '%s'; add --exec to start it"
                            .formatted(commands.getFirst()));
        try (var programs = new Programs()) {
            options.allow(programs);
            options.session(out).play(record, List.of());
        } catch (IllegalArgumentException unstartable) {
            throw new BadInput(unstartable);
        }
    }

    private Optional<Path> file() {
        return match == null
                ? SavedMatch.latestUnfinished(options.matches(), options.families())
                : Optional.of(options.matches().find(match));
    }
}
