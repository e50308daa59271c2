package strategos.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Option;
import strategos.terminal.console.Console;
import strategos.terminal.console.Consoles;
import strategos.terminal.console.Consoles.Colours;

/** The options of commands that talk with a person. */
public final class ConsoleOptions {

    @Option(names = "--no-color", description = "Disable colours, like setting NO_COLOR.")
    private boolean noColour;

    /**
     * The console that fits where the program runs.
     *
     * @param history the file that keeps the lines a person has typed
     */
    public Console open(PrintWriter out, Path history) {
        return Consoles.open(out, history, noColour ? Colours.NONE : Colours.ALLOWED);
    }
}
