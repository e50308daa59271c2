package strategos.app.replay;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import strategos.app.cli.ConsoleOptions;
import strategos.app.cli.DataFolder;
import strategos.app.families.Families;
import strategos.terminal.console.Console;
import strategos.terminal.console.PipedConsole;
import strategos.terminal.console.TerminalConsole;
import strategos.terminal.replay.Listing;
import strategos.terminal.replay.Projector;
import strategos.terminal.replay.Showing;
import strategos.terminal.shell.BadInput;
import strategos.terminal.shell.MatchFolder;
import strategos.terminal.shell.RecordFile;
import strategos.terminal.shell.TerminalGame;

/** The command {@code replay}: replays a match. */
@Command(
        name = "replay",
        header = "Replay a match step by step.",
        description = {
            "In a terminal, keys step forward and backward; otherwise prints a list of steps. For"
                    + " an unfinished match, only public information is shown.%n"
        },
        sortOptions = false,
        parameterListHeading = "Which match:%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "%nExamples:",
            "  strategos replay 3                 match 3, with keys",
            "  strategos replay 3 --step 100      the position after 100 steps",
            "  strategos replay 3 --speed 5       automatically, five steps per second",
            "  strategos replay 3 | less          as a list",
            "  strategos replay 3 --json          one line of JSON per step, then the board"
        })
public final class ReplayCommand implements Callable<Integer> {

    private static final double USUAL_SPEED = 2;
    private static final double HIGHEST_SPEED = 1000;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "NUMBER|FILE",
            description = "The number of a match, or the file of its record.")
    private String match = "";

    @Option(
            names = "--step",
            paramLabel = "N",
            description =
                    "Start after this number of steps; without a terminal, show only that"
                            + " position.")
    private @Nullable Integer step;

    @Option(
            names = "--speed",
            paramLabel = "STEPS",
            description = "In a terminal, play automatically at this number of steps per second.")
    private @Nullable Double speed;

    @Option(names = "--json", description = "Print JSON, one line per step.")
    private boolean json;

    @Mixin private DataFolder data;
    @Mixin private ConsoleOptions consoles;

    @Override
    public Integer call() {
        if (speed != null && !(speed > 0 && speed <= HIGHEST_SPEED)) {
            throw new BadInput(
                    "--speed: more than 0 and at most 1000 steps per second, not " + speed);
        }
        var record = RecordFile.read(new MatchFolder(data.path()).find(match));
        show(record, Families.atTerminal(data.path()).open(record));
        return 0;
    }

    private void show(RecordFile record, TerminalGame<?, ?, ?> game) {
        PrintWriter out = spec.commandLine().getOut();
        try (Console console = consoles.open(out, data.path().resolve("history"))) {
            var showing = new Showing<>(record, game, console);
            if (step != null && (step < 0 || step > showing.size())) {
                throw new BadInput(
                        "--step: this match has steps 0 to %d, not %d"
                                .formatted(showing.size(), step));
            }
            switch (console) {
                case TerminalConsole terminal when !json -> project(showing, terminal);
                case TerminalConsole _, PipedConsole _ -> list(new Listing(showing, out));
            }
        }
    }

    private void project(Showing<?, ?, ?> showing, TerminalConsole terminal) {
        double stepsPerSecond = speed == null ? USUAL_SPEED : speed;
        var pace = Duration.ofNanos(Math.round(1e9 / stepsPerSecond));
        var projector = new Projector(showing, terminal, pace);
        if (speed != null) projector.play();
        projector.run(step == null ? 0 : step);
    }

    private void list(Listing listing) {
        if (step == null) {
            if (json) listing.allJson();
            else listing.all();
        } else {
            if (json) listing.stepJson(step);
            else listing.step(step);
        }
    }
}
