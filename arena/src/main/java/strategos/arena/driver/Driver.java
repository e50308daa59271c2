package strategos.arena.driver;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Another program that does {@link PortableWork} on many cores, for as long as it is needed. */
public final class Driver implements AutoCloseable {

    private final Process process;
    private final Thread end;
    private final BufferedReader in;
    private final BufferedWriter out;

    private Driver(Process process) {
        this.process = process;
        // Otherwise the program would work on when this one is stopped.
        end = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(end);
        in = process.inputReader(StandardCharsets.UTF_8);
        out = process.outputWriter(StandardCharsets.UTF_8);
    }

    /**
     * Starts a program.
     *
     * @param log where its error output goes
     * @param work the text of the work that its tasks belong to
     */
    public static Driver start(List<String> command, Path log, String work) {
        try {
            var driver =
                    new Driver(new ProcessBuilder(command).redirectError(log.toFile()).start());
            driver.send(DriverMessage.work(work));
            return driver;
        } catch (IOException broken) {
            throw new DriverException(String.valueOf(broken.getMessage()));
        }
    }

    /** A program that has ended cannot be told anything; its last words are still to be read. */
    public void send(String task) {
        try {
            out.write(task + "\n");
            out.flush();
        } catch (IOException _) {
            // The output of the program ends, too, and says so.
        }
    }

    /** Waits for the next message; a program that fails or ends cannot go on. */
    public DriverMessage read() {
        try {
            String line = in.readLine();
            if (line == null) throw new DriverException("it ended early");
            var message = DriverMessage.read(line);
            if (message instanceof DriverMessage.Failed(String why)) throw new DriverException(why);
            return message;
        } catch (IOException broken) {
            throw new DriverException(String.valueOf(broken.getMessage()));
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (IllegalStateException _) {
            // This program is being stopped, and the hook runs.
        }
    }
}
