package strategos.programs;

import java.util.concurrent.ConcurrentLinkedDeque;
import org.jspecify.annotations.Nullable;
import strategos.game.BotFault;

/**
 * The processes of one program. A process plays one match after the other; matches on several
 * threads have a process each.
 */
final class ProgramPool {

    /** A program that failed in this many matches in a row is not started again. */
    static final int MOST_FAILURES = 3;

    private final ProgramCommand command;
    private final Programs programs;
    private final ConcurrentLinkedDeque<ProgramProcess> idle = new ConcurrentLinkedDeque<>();
    private int failuresInARow;
    private @Nullable BotFault last;

    ProgramPool(ProgramCommand command, Programs programs) {
        this.command = command;
        this.programs = programs;
    }

    /** Starts a first process, to find out at once whether that is possible. */
    void tryStart() {
        if (!idle.isEmpty()) return;
        try {
            idle.push(programs.start(command));
        } catch (ProgramException unstartable) {
            throw new IllegalArgumentException(
                    Programs.PREFIX + " " + unstartable.getMessage(), unstartable);
        }
    }

    /** A process for one match. */
    ProgramProcess take() throws ProgramException {
        refuseHopeless();
        for (ProgramProcess process; (process = idle.poll()) != null; ) {
            if (process.isAlive()) return process;
            programs.end(process);
        }
        return programs.start(command);
    }

    private synchronized void refuseHopeless() throws ProgramException {
        if (failuresInARow < MOST_FAILURES || last == null) return;
        throw new ProgramException(
                last.kind(),
                "not started again after %d failures in a row; the last: %s"
                        .formatted(MOST_FAILURES, last.message()));
    }

    /** The match of a process is over. */
    void giveBack(ProgramProcess process) {
        synchronized (this) {
            failuresInARow = 0;
        }
        idle.push(process);
    }

    /** A match was not played to its end. */
    synchronized void failed(BotFault fault) {
        if (failuresInARow >= MOST_FAILURES) return;
        failuresInARow++;
        last = fault;
    }

    void end(ProgramProcess process) {
        programs.end(process);
    }
}
