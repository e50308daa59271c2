package strategos.server.board;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Board;
import strategos.server.board.Drawings.Sheet;

/** The processes that draw boards: started when they are needed, and ended when they are idle. */
final class DrawingProcesses {

    private static final Logger LOG = System.getLogger(DrawingProcesses.class.getName());

    private static final ScheduledExecutorService CLOCK =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("drawing-processes").factory());

    /** How long none is started after one could not be. */
    private static final Duration REST = Duration.ofMinutes(1);

    private final Starter starter;
    private final Duration longest;
    private final Duration idle;
    private final Deque<Waiting> waiting = new ArrayDeque<>();

    /** Until then none is started, because the last one could not be. */
    private volatile long restsUntil = System.nanoTime();

    /**
     * A process that waits for a board.
     *
     * @param end ends it when it has waited for too long
     */
    private record Waiting(DrawingProcess process, Future<?> end) {}

    /** Starts a process. */
    @FunctionalInterface
    interface Starter {

        DrawingProcess start() throws IOException;
    }

    /**
     * @param longest the CPU time that a drawing may take
     * @param idle how long a process waits for the next board
     */
    DrawingProcesses(Starter starter, Duration longest, Duration idle) {
        this.starter = starter;
        this.longest = longest;
        this.idle = idle;
    }

    /**
     * The drawing of a board; empty if there is no process for it.
     *
     * @throws TooLongException if it takes too long
     * @throws LostProcessException if the process ends while it draws
     */
    Optional<Sheet> draw(Board board) {
        if (System.nanoTime() - restsUntil < 0) return Optional.empty();
        try {
            var process = take();
            Sheet sheet = process.draw(board, longest);
            giveBack(process);
            return Optional.of(sheet);
        } catch (IOException failed) {
            restsUntil = System.nanoTime() + REST.toNanos();
            LOG.log(Level.WARNING, "boards are drawn by the server itself", failed);
            return Optional.empty();
        }
    }

    private DrawingProcess take() throws IOException {
        for (var known = poll(); known != null; known = poll()) if (known.isAlive()) return known;
        return starter.start();
    }

    private synchronized @Nullable DrawingProcess poll() {
        var last = waiting.pollLast();
        if (last == null) return null;
        last.end().cancel(false);
        return last.process();
    }

    private synchronized void giveBack(DrawingProcess process) {
        var end = CLOCK.schedule(() -> endIdle(process), idle.toMillis(), TimeUnit.MILLISECONDS);
        waiting.add(new Waiting(process, end));
    }

    /** Ends a process unless it is at work. */
    private synchronized void endIdle(DrawingProcess process) {
        if (waiting.removeIf(each -> each.process() == process)) process.close();
    }
}
