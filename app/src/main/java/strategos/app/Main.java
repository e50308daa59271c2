package strategos.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import strategos.app.accounts.AccountsCommand;
import strategos.app.arena.ArenaCommand;
import strategos.app.backup.BackupCommand;
import strategos.app.backup.RestoreCommand;
import strategos.app.bench.BenchCommand;
import strategos.app.cli.Complaint;
import strategos.app.cli.HelpCommand;
import strategos.app.cli.OutputException;
import strategos.app.cli.StandardOutput;
import strategos.app.cli.TypedNumber;
import strategos.app.cli.TypedPath;
import strategos.app.cli.Version;
import strategos.app.dice.DiceCommand;
import strategos.app.engine.EngineCommand;
import strategos.app.habits.HabitsCommand;
import strategos.app.lessons.LessonsCommand;
import strategos.app.map.MapCommand;
import strategos.app.memory.MemoryCommand;
import strategos.app.morris.MorrisCommand;
import strategos.app.odds.OddsCommand;
import strategos.app.play.PlayCommand;
import strategos.app.play.ResumeCommand;
import strategos.app.replay.ReplayCommand;
import strategos.app.rules.RulesCommand;
import strategos.app.serve.ServeCommand;
import strategos.app.train.TrainCommand;

/** The entry point: the root command. */
@Command(
        name = "strategos",
        header = "Conquest board games in your terminal.",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Version.class,
        sortOptions = false,
        optionListHeading = "%nOptions:%n",
        commandListHeading = "%nCommands:%n",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:success",
            "1:success, but the answer is no",
            "2:bad input, or output that could not be written: the message says what is wrong, and"
                    + " where",
            "70:internal error: the message names a file with the details"
        },
        footer = "%nRun 'strategos COMMAND --help' for help on a command.",
        subcommands = {
            PlayCommand.class,
            ResumeCommand.class,
            ReplayCommand.class,
            OddsCommand.class,
            DiceCommand.class,
            MapCommand.class,
            RulesCommand.class,
            ArenaCommand.class,
            HabitsCommand.class,
            TrainCommand.class,
            LessonsCommand.class,
            MemoryCommand.class,
            MorrisCommand.class,
            BenchCommand.class,
            EngineCommand.class,
            ServeCommand.class,
            AccountsCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            HelpCommand.class
        })
public final class Main implements Runnable {

    @Spec private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli acts on it
    private boolean helpAsked;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version of Strategos and of Java.")
    @SuppressWarnings("unused") // picocli acts on it
    private boolean versionAsked;

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler(
                (thread, thrown) -> System.exit(Complaint.aboutUncaught(thrown)));
        System.exit(run(args));
    }

    /** Runs a command on standard output, and does not call it done before all is written. */
    private static int run(String[] args) {
        PrintWriter out = StandardOutput.writer();
        PrintWriter err = StandardOutput.errorWriter();
        try {
            int exitCode = commandLine().setOut(out).setErr(err).execute(args);
            out.flush();
            return exitCode;
        } catch (OutputException full) {
            return Complaint.aboutOutput(full, err);
        }
    }

    /**
     * The command line with every command in it, and the way it answers when something is wrong.
     */
    public static CommandLine commandLine() {
        var command =
                TypedNumber.registerIn(new CommandLine(new Main()))
                        .registerConverter(Path.class, new TypedPath())
                        .setColorScheme(Help.defaultColorScheme(Ansi.OFF))
                        .setExecutionStrategy(Main::execute)
                        .setParameterExceptionHandler(Complaint::aboutArguments)
                        .setExecutionExceptionHandler(Complaint::aboutExecution);
        setHelpApart(command);
        return command;
    }

    /** Runs a command or its help; output that fails ends either in the same way. */
    private static int execute(ParseResult parsed) {
        try {
            return new RunLast().execute(parsed);
        } catch (OutputException full) {
            CommandLine command = parsed.commandSpec().commandLine();
            throw new ExecutionException(command, "no output", full);
        }
    }

    /** A blank line after the header, which would stand in lists of commands as well. */
    private static void setHelpApart(CommandLine command) {
        command.getCommandSpec().usageMessage().synopsisHeading("%nUsage: ");
        command.getSubcommands().values().forEach(Main::setHelpApart);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
