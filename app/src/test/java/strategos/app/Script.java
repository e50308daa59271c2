package strategos.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Commands given to the program through a pipe, into a data folder of their own. */
public record Script(Path data) {

    /** Commands that bring a match to its end, whether its person wins or not. */
    public static final List<String> TO_THE_END =
            Stream.concat(Stream.generate(() -> "auto").limit(60), Stream.of("watch")).toList();

    /**
     * An option for matches that are played to the end: bots think a fraction of the time there.
     */
    public static final String SMALL_BOARD = " --board meres";

    /** What came of it. */
    public record Answer(int exitCode, String out, String err) {}

    /** Runs a command with these lines as its input. */
    public Answer run(String command, List<String> input) {
        InputStream before = System.in;
        var out = new StringWriter();
        var err = new StringWriter();
        List<String> args = new ArrayList<>(List.of(command.split(" ", -1)));
        args.add("--data");
        args.add(data.toString());
        try {
            System.setIn(
                    new ByteArrayInputStream((String.join("\n", input) + "\n").getBytes(UTF_8)));
            int exitCode =
                    Main.commandLine()
                            .setOut(new PrintWriter(out))
                            .setErr(new PrintWriter(err))
                            .execute(args.toArray(String[]::new));
            return new Answer(exitCode, out.toString(), err.toString());
        } finally {
            System.setIn(before);
        }
    }

    public Answer run(String command, String... input) {
        return run(command, List.of(input));
    }

    /** The record of a match in the data folder. */
    public String record(int number) {
        try {
            return Files.readString(file(number));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    public Path file(int number) {
        return data.resolve("matches").resolve(number + ".match");
    }
}
