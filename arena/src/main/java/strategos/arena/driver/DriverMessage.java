package strategos.arena.driver;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * The lines between this program and a {@link Driver}. The first line that a driver reads is {@link
 * #work}, all others are tasks. It writes {@link #cores} when there are workers and whenever there
 * are more or fewer, the answer to each task, and {@link #failed} if it cannot go on.
 */
public sealed interface DriverMessage {

    /** The number of processor cores of the cluster. */
    record Cores(int number) implements DriverMessage {}

    /** A task has been done. */
    record Answer(String line) implements DriverMessage {}

    /** The work cannot be done. */
    record Failed(String why) implements DriverMessage {}

    String CORES = "cores ";
    String FAILED = "failed ";

    static String cores(int number) {
        return CORES + number;
    }

    /** A failure in one line. */
    static String failed(String why) {
        return FAILED + why.replaceAll("\\s+", " ");
    }

    static DriverMessage read(String line) {
        if (line.startsWith(CORES))
            return new Cores(Integer.parseInt(line.substring(CORES.length())));
        if (line.startsWith(FAILED)) return new Failed(line.substring(FAILED.length()));
        return new Answer(line);
    }

    /** The text of {@link PortableWork} in one line. */
    static String work(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The text in such a line. */
    static String workText(String line) {
        return new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8);
    }
}
