package strategos.server.board;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.server.board.Drawings.Sheet;

/**
 * A Java process that draws one board after the other, with a heap and a compiler of its own: the
 * garbage of a drawing stops nobody else. docs/decisions/0064-drawing-process.md
 *
 * <p>It has the priority of the thread that starts it, and ends with the server.
 */
final class DrawingProcess implements AutoCloseable {

    private static final long LOOK_MILLIS = 100;

    /** A drawing may take this many times its CPU time by the clock. */
    private static final int BY_THE_CLOCK = 10;

    /** Enough for boards of 4,000 territories. */
    private static final String HEAP = "-Xmx384m";

    private final Process process;
    private final DataOutputStream out;
    private final DataInputStream in;
    private volatile boolean isReady;

    private DrawingProcess(Process process) {
        this.process = process;
        out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
        in = new DataInputStream(process.getInputStream());
    }

    static DrawingProcess start() throws IOException {
        return start(command());
    }

    static DrawingProcess start(List<String> command) throws IOException {
        var builder = new ProcessBuilder(command).redirectError(Redirect.INHERIT);
        builder.environment().keySet().removeIf(DrawingProcess::isSecretOrOption);
        return new DrawingProcess(builder.start());
    }

    /** It reads boards of strangers, so it gets no passwords; and options of Java are its own. */
    private static boolean isSecretOrOption(String variable) {
        return variable.startsWith("STRATEGOS_")
                || variable.equals("JAVA_TOOL_OPTIONS")
                || variable.equals("JDK_JAVA_OPTIONS");
    }

    /** This Java, with the options that make a few drawings cheapest. */
    private static List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(HEAP, "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        // Its output is for sheets only.
        command.addAll(List.of("-Xlog:disable", "-XX:+DisplayVMOutputToStderr"));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-XX:AOTCache="))
                .forEach(command::add);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(DrawingProgram.class.getName());
        return command;
    }

    /**
     * Draws a board. Interrupting the thread that waits ends the process.
     *
     * @param longest the CPU time that it may take; by the clock, ten times as much
     * @throws TooLongException if it takes longer; the process has ended
     * @throws LostProcessException if the process ends while it draws
     * @throws IOException if there is no such process on this machine
     */
    Sheet draw(Board board, Duration longest) throws IOException {
        Duration limit = cpuTime().plus(longest);
        long deadline = System.nanoTime() + longest.multipliedBy(BY_THE_CLOCK).toNanos();
        var answer = new FutureTask<>(() -> exchange(board));
        Thread.ofPlatform().daemon().name("drawing").start(answer);
        while (true) {
            try {
                return answer.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                if (cpuTime().compareTo(limit) <= 0 && System.nanoTime() - deadline < 0) continue;
                close();
                throw new TooLongException();
            } catch (InterruptedException _) {
                close();
                Thread.currentThread().interrupt();
                throw new CancellationException("drawing " + board.name());
            } catch (ExecutionException broken) {
                close();
                if (isReady) throw new LostProcessException(broken);
                throw new IOException("a process for drawings does not start", broken);
            }
        }
    }

    private Sheet exchange(Board board) throws IOException {
        if (!isReady) {
            if (in.readInt() != DrawingProgram.READY) throw new IOException("another program");
            isReady = true;
        }
        DrawingProgram.write(out, BoardText.write(board));
        out.flush();
        return new Sheet(DrawingProgram.read(in), DrawingProgram.read(in));
    }

    private Duration cpuTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
