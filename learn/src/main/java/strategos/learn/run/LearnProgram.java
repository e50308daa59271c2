package strategos.learn.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The program that the command {@code train conquest} starts, with PyTorch on its class path. Its
 * arguments are those of the command, as {@code name=value}.
 */
public final class LearnProgram {

    private static final int BAD_INPUT = 2;

    private LearnProgram() {}

    public static void main(String[] arguments) {
        try {
            run(parsed(arguments));
        } catch (IOException | IllegalArgumentException fault) {
            System.err.println("strategos: " + fault.getMessage());
            System.exit(BAD_INPUT);
        }
    }

    private static Map<String, String> parsed(String[] arguments) {
        Map<String, String> parsed = new HashMap<>();
        for (String argument : arguments) {
            int end = argument.indexOf('=');
            if (end < 0) throw new IllegalArgumentException("'" + argument + "' has no value");
            parsed.put(argument.substring(0, end), argument.substring(end + 1));
        }
        return parsed;
    }

    private static void run(Map<String, String> options) throws IOException {
        var configuration =
                new RunConfiguration(
                        Long.parseLong(value(options, "seed")),
                        value(options, "board"),
                        number(options, "generations"),
                        number(options, "games"),
                        number(options, "later-games"),
                        number(options, "epochs"),
                        Float.parseFloat(value(options, "step")),
                        Double.parseDouble(value(options, "lambda")),
                        number(options, "gate"),
                        value(options, "from"),
                        number(options, "window"));
        var folder = new RunFolder(Path.of(value(options, "folder")));
        var run =
                new LearnRun(
                        configuration,
                        folder,
                        number(options, "threads"),
                        Optional.of(value(options, "python")).filter(name -> !name.isEmpty()),
                        System.out::println);
        int best = run.run();
        System.out.println("The report is " + folder.path().resolve("report.html") + ".");
        System.out.println(
                best == 0
                        ? "No generation passed the gate."
                        : "The best network is " + folder.networkFile(best) + ".");
    }

    private static int number(Map<String, String> options, String name) {
        return Integer.parseInt(value(options, name));
    }

    private static String value(Map<String, String> options, String name) {
        String value = options.get(name);
        if (value == null) throw new IllegalArgumentException(name + " is missing");
        return value;
    }
}
