package strategos.app;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The program in a process of its own, with a data folder of its own: for all that signals and
 * devices do.
 */
public record RealProgram(Path data) {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    /** The jar that ./verify names, which the launcher has built from the same sources. */
    private static final String JAR = System.getProperty("strategos.jar", "");

    /** What came of it. */
    public record Answer(int exitCode, String out, String err) {}

    /** Runs a command to its end, with no input. */
    public Answer run(String command) throws IOException, InterruptedException {
        Process process = start(command).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
        return new Answer(process.waitFor(), out, err);
    }

    /** Runs a command to its end, with standard output going to a device. */
    public Answer runInto(Path device, String command) throws IOException, InterruptedException {
        Process process = start(command).redirectOutput(device.toFile()).start();
        process.getOutputStream().close();
        String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
        return new Answer(process.waitFor(), "", err);
    }

    /** The process of a command, not yet started; its words are separated by blanks. */
    public ProcessBuilder start(String command) {
        List<String> words = new ArrayList<>();
        words.add(JAVA.toString());
        words.add("-XX:TieredStopAtLevel=1");
        words.add("-XX:+UseSerialGC");
        words.add("-Dstdout.encoding=UTF-8");
        words.add("-Dstderr.encoding=UTF-8");
        words.addAll(JAR.isEmpty() ? compiled() : packed());
        words.addAll(List.of(command.split(" ", -1)));
        var process = new ProcessBuilder(words);
        process.environment().put("STRATEGOS_DATA", data.toString());
        return process;
    }

    private static List<String> compiled() {
        return List.of(
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "strategos.app.Main");
    }

    /** Starts in half the time: the launcher keeps a class cache beside the jar. */
    private static List<String> packed() {
        var cache = Path.of(JAR).resolveSibling("strategos.aot");
        return List.of("-XX:AOTCache=" + cache, "-jar", JAR);
    }
}
