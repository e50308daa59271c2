package strategos.server.board;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Executors;
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

    private final Starter starter;
    private final Duration longest;
    private final Duration idle;
    private final Deque<DrawingProcess> waiting = new ArrayDeque<>();

    /** Set when one could not be started, which would be so for the next one as well. */
    private volatile boolean isBroken;

    /** Starts a process. */
    @FunctionalInterface
    interface Starter {

        DrawingProcess start() throws IOException;
    }

    /**
     * @param longest the time of a processor that a drawing may take
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
        if (isBroken) return Optional.empty();
        try {
            DrawingProcess process = take();
            Sheet sheet = process.draw(board, longest);
            giveBack(process);
            return Optional.of(sheet);
        } catch (IOException failed) {
            isBroken = true;
            LOG.log(Level.WARNING, "boards are drawn by the server itself", failed);
            return Optional.empty();
        }
    }

    private DrawingProcess take() throws IOException {
        for (var known = poll(); known != null; known = poll()) if (known.isAlive()) return known;
        return starter.start();
    }

    private synchronized @Nullable DrawingProcess poll() {
        return waiting.pollLast();
    }

    private synchronized void giveBack(DrawingProcess process) {
        waiting.add(process);
        var _ = CLOCK.schedule(() -> endIdle(process), idle.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Ends a process unless it is at work. */
    private synchronized void endIdle(DrawingProcess process) {
        if (waiting.remove(process)) process.close();
    }

    /** How many processes wait for a board. */
    synchronized int waiting() {
        return waiting.size();
    }
}
