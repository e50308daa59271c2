package strategos.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;
import strategos.game.Spelling;
import strategos.game.io.AtomicFile;
import strategos.terminal.shell.BadInput;

/** Error messages of commands, without stack traces. */
public final class Complaint {

    public static final int BAD_INPUT = 2;
    public static final int FAULT = 70;

    private static final int LONGEST_LINE = 500;

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
        if (complaint instanceof UnmatchedArgumentException stray) return stray(stray, command);
        if (complaint instanceof MissingParameterException missing) return missing(missing);
        String message = Objects.requireNonNullElse(complaint.getMessage(), "invalid arguments");
        @Nullable ArgSpec argument = complaint.getArgSpec();
        return argument != null
                        && complaint.getCause() instanceof TypeConversionException unreadable
                ? label(argument) + ": " + unreadable.getMessage()
                : message;
    }

    private static String stray(UnmatchedArgumentException stray, CommandLine command) {
        String word = stray.getUnmatched().getFirst();
        var spec = command.getCommandSpec();
        if (stray.isUnknownOption())
            return "there is no option '%s'".formatted(word)
                    + Spelling.nearest(word, spec.optionsMap().keySet())
                            .map("; did you mean %s?"::formatted)
                            .orElse("");
        Set<String> commands = command.getSubcommands().keySet();
        return commands.isEmpty()
                ? "unexpected argument '%s'".formatted(word)
                : "there is no command '%s'; %s".formatted(word, Spelling.hint(word, commands));
    }

    private static String missing(MissingParameterException missing) {
        ArgSpec first = missing.getMissing().getFirst();
        return first instanceof OptionSpec option
                ? "%s after %s is missing".formatted(option.paramLabel(), option.longestName())
                : first.paramLabel() + " is missing";
    }

    private static String label(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    /** A command that gave up. */
    public static int aboutExecution(Exception thrown, CommandLine command, ParseResult parsed) {
        PrintWriter err = command.getErr();
        if (thrown instanceof BadInput) {
            String.valueOf(thrown.getMessage())
                    .lines()
                    .map(Complaint::shortened)
                    .forEach(err::println);
            return BAD_INPUT;
        }
        if (thrown instanceof OutputException full) return aboutOutput(full, err);
        return aboutFault(thrown, dataFolder(parsed), err::println);
    }

    /** No line of a message is longer than a person reads. */
    private static String shortened(String line) {
        return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "…";
    }

    /** Output that could not be written. */
    public static int aboutOutput(OutputException full, PrintWriter err) {
        full.complaint().ifPresent(err::println);
        return full.exitCode();
    }

    /** Whatever escaped every command, on any thread. */
    public static int aboutUncaught(Throwable thrown) {
        if (thrown instanceof OutputException full)
            return aboutOutput(full, StandardOutput.errorWriter());
        return aboutFault(thrown, DataFolder.standard(), StandardOutput.errorWriter()::println);
    }

    private static int aboutFault(Throwable thrown, Path dataFolder, Consumer<String> say) {
        String where;
        try {
            where = "details are in " + writeLog(thrown, dataFolder);
        } catch (IOException unwritable) {
            where = "the details could not be written (" + unwritable.getMessage() + ")";
        }
        say.accept("strategos: internal error (" + brief(thrown) + "); " + where);
        return FAULT;
    }

    private static Path writeLog(Throwable thrown, Path dataFolder) throws IOException {
        String name = "fault-" + FILE_TIME.format(Instant.now()) + ".log";
        Path log = Files.createDirectories(dataFolder.resolve("logs")).resolve(name);
        var text = new StringWriter();
        var out = new PrintWriter(text);
        out.println(Version.line());
        out.println(System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        thrown.printStackTrace(out);
        AtomicFile.write(log, text.toString());
        return log;
    }

    /** One line, however long the message is. */
    private static String brief(Throwable thrown) {
        return shortened(thrown.toString().lines().findFirst().orElse(""));
    }

    private static Path dataFolder(ParseResult parsed) {
        ParseResult last = parsed.asCommandLineList().getLast().getParseResult();
        return last.matchedOptionValue(DataFolder.OPTION, DataFolder.standard());
    }
}
