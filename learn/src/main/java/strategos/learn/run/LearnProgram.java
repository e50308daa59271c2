package strategos.learn.run;

import java.io.IOException;
import java.nio.file.Path;
import strategos.arena.sample.FileDriver;
import strategos.arena.sample.FileThreads;
import strategos.learn.run.LearnRun.Machinery;

/**
 * The program that the command {@code train conquest} starts, with PyTorch on its class path. Its
 * arguments are those of the command, as {@code name=value}.
 */
public final class LearnProgram {

    private LearnProgram() {}

    public static void main(String[] arguments) {
        Arguments.run(arguments, LearnProgram::run);
    }

    private static void run(Arguments options) throws IOException {
        var configuration =
                new RunConfiguration(
                        Long.parseLong(options.value("seed")),
                        options.value("board"),
                        options.words("boards", ","),
                        options.number("generations"),
                        options.number("games"),
                        options.number("later-games"),
                        options.number("epochs"),
                        Float.parseFloat(options.value("step")),
                        Double.parseDouble(options.value("lambda")),
                        options.number("gate"),
                        options.value("from"),
                        options.number("window"),
                        League.parse(options.value("league")),
                        options.words("rollouts", ",").stream().map(Integer::valueOf).toList(),
                        options.value("plans"),
                        options.value("targets"),
                        options.words("seats", ",").stream().map(Integer::valueOf).toList(),
                        options.words("rules", ","));
        var folder = new RunFolder(Path.of(options.value("folder")));
        var run = new LearnRun(configuration, folder, machinery(options), System.out::println);
        int best = run.run();
        System.out.println("The report is " + folder.path().resolve("report.html") + ".");
        System.out.println(
                best == 0
                        ? "No generation passed the gate."
                        : "The best network is " + folder.networkFile(best) + ".");
    }

    private static Machinery machinery(Arguments options) {
        int threads = options.number("threads");
        String cluster = options.value("cluster");
        Path log = Path.of(options.value("folder"), "cluster.log");
        var players =
                cluster.isEmpty()
                        ? new FileThreads(threads)
                        : new FileDriver(options.words("driver", "\n"), log);
        return new Machinery(
                threads,
                options.value("python"),
                players,
                cluster.isEmpty() ? threads + (threads == 1 ? " thread" : " threads") : cluster);
    }
}
