package strategos.app.train;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import strategos.arena.tournament.PortableCode;
import strategos.terminal.shell.BadInput;

/**
 * Starts programs of the module learn, as the launcher has built it. They have PyTorch on their
 * class path; this program never has.
 *
 * @param command the command that needs them
 */
public record LearnCommand(String command, String jar, String libraries) {

    /** Where the launcher has put the programs, and PyTorch. */
    private static final String JAR = "strategos.learn.jar";

    private static final String LIBRARIES = "strategos.learn.libraries";

    /** The programs, if the launcher has built them. */
    public static LearnCommand find(String command) {
        String jar = System.getProperty(JAR);
        String libraries = System.getProperty(LIBRARIES);
        if (jar == null || libraries == null)
            throw new BadInput(
                    command
                            + ": needs the launcher of a source folder, which downloads PyTorch"
                            + " when it is first used");
        return new LearnCommand(command, jar, libraries);
    }

    /** Runs a program to its end, and answers its exit code. */
    public int run(String program, int threads, List<String> options) throws InterruptedException {
        String classPath = PortableCode.classPath(jar, libraries);
        var words =
                Stream.concat(
                                Stream.of(
                                        Path.of(System.getProperty("java.home"), "bin", "java")
                                                .toString(),
                                        "--enable-native-access=ALL-UNNAMED",
                                        "-Dai.djl.offline=true",
                                        "-DENGINE_CACHE_DIR=" + libraries,
                                        "-Dai.djl.pytorch.num_threads=" + threads,
                                        "-cp",
                                        classPath,
                                        "strategos.learn.run." + program),
                                options.stream())
                        .toList();
        try {
            return new ProcessBuilder(words).inheritIO().start().waitFor();
        } catch (IOException failed) {
            throw new BadInput(command + ": cannot start Java: " + failed.getMessage(), failed);
        }
    }
}
