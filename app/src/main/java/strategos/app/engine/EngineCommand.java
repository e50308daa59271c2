package strategos.app.engine;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.List;
import picocli.CommandLine.Command;
import strategos.app.cli.DataFolder;
import strategos.app.cli.OutputException;
import strategos.app.families.Families;
import strategos.engine.Engine;
import strategos.engine.EngineService;
import strategos.family.Family;
import strategos.terminal.shell.TerminalFamily;

/** The command {@code engine}: the rules as a service for other programs. */
@Command(
        name = "engine",
        header = "Serve the rules to other programs.",
        description = {
            "Reads requests from standard input and answers on standard output, one JSON object per"
                    + " line: open matches, list and make moves, look at them, copy them, or step"
                    + " many at once. docs/protocol/engine.md describes the requests. Ends at the"
                    + " end of the input.%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        optionListHeading = "Options:%n")
public final class EngineCommand implements Runnable {

    /** Both streams are unbuffered: the service reads and writes whole requests and answers. */
    @Override
    public void run() {
        var in = new FileInputStream(FileDescriptor.in);
        var out = new FileOutputStream(FileDescriptor.out);
        try {
            new EngineService(new Engine(families(), new SecureRandom()), in, out).run();
        } catch (IOException broken) {
            throw new OutputException(broken);
        }
    }

    private static List<? extends Family<?, ?, ?, ?>> families() {
        return Families.atTerminal(DataFolder.standard()).all().stream()
                .map(TerminalFamily::family)
                .toList();
    }
}
