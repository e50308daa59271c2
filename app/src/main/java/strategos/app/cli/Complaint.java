package strategos.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Objects;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What a person reads when a command cannot do what was asked. Never a stack trace. */
public final class Complaint {

    public static final int BAD_INPUT = 2;
    public static final int FAULT = 70;

    private static final DateTimeFormatter FILE_TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneId.systemDefault());

    private Complaint() {}

    /** Arguments that do not parse. */
    public static int aboutArguments(ParameterException complaint, String[] args) {
        CommandLine command = complaint.getCommandLine();
        PrintWriter err = command.getErr();
        String name = command.getCommandSpec().qualifiedName();
        err.println(name + ": " + message(complaint, command));
        err.println("See: " + name + " --help");
        return BAD_INPUT;
    }

    private static String message(ParameterException complaint, CommandLine command) {
        boolean lacksCommand = !command.getSubcommands().isEmpty();
        if (lacksCommand
                && complaint instanceof UnmatchedArgumentException stray
                && !stray.isUnknownOption()) {
            return "there is no command '%s'; there are %s"
                    .formatted(
                            stray.getUnmatched().getFirst(),
                            String.join(", ", command.getSubcommands().keySet()));
        }
        return Objects.requireNonNullElse(complaint.getMessage(), "these arguments do not fit");
    }

    /** A command that gave up. */
    public static int aboutExecution(Exception thrown, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (thrown instanceof BadInput) {
            err.println(thrown.getMessage());
            return BAD_INPUT;
        }
        return aboutFault(thrown, dataFolder(parsed), err::println);
    }

    /** Whatever escaped every command, on any thread. */
    public static int aboutUncaught(Throwable thrown) {
        return aboutFault(thrown, DataFolder.standard(), System.err::println);
    }

    private static int aboutFault(Throwable thrown, Path dataFolder, Consumer<String> say) {
        String where;
        try {
            where = "details are in " + writeLog(thrown, dataFolder);
        } catch (IOException unwritable) {
            where = "the details could not be written (" + unwritable.getMessage() + ")";
        }
        say.accept("strategos: a fault inside Strategos, sorry (" + brief(thrown) + "); " + where);
        return FAULT;
    }

    private static Path writeLog(Throwable thrown, Path dataFolder) throws IOException {
        String name = "fault-" + FILE_TIME.format(Instant.now()) + ".log";
        Path log = Files.createDirectories(dataFolder.resolve("logs")).resolve(name);
        try (var out = new PrintWriter(Files.newBufferedWriter(log))) {
            out.println(Version.line());
            out.println(System.getProperty("os.name") + " " + System.getProperty("os.arch"));
            thrown.printStackTrace(out);
        }
        return log;
    }

    /** One line, however long the message is. */
    private static String brief(Throwable thrown) {
        return thrown.toString().lines().findFirst().orElseThrow();
    }

    private static Path dataFolder(ParseResult parsed) {
        ParseResult last = parsed.asCommandLineList().getLast().getParseResult();
        return last.matchedOptionValue(DataFolder.OPTION, DataFolder.standard());
    }
}
