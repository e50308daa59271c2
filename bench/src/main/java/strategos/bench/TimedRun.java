package strategos.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import strategos.bench.Workload.Tally;

/**
 * One timed run of a workload.
 *
 * @param nanos CPU time, not wall time
 * @param bytes the bytes allocated by the thread
 */
record TimedRun(Tally tally, long nanos, long bytes) {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    static TimedRun run(Workload workload, int matches, long seed) {
        long bytesBefore = THREADS.getCurrentThreadAllocatedBytes();
        long nanosBefore = workload.processorNanos();
        Tally tally = workload.play(matches, seed);
        long nanos = workload.processorNanos() - nanosBefore;
        return new TimedRun(tally, nanos, THREADS.getCurrentThreadAllocatedBytes() - bytesBefore);
    }

    /** The trial in a line, in the words of the yardstick. */
    String line() {
        return String.format(
                Locale.ROOT,
                "%.3f ns/decision  dec/game %.1f turns/game %.1f rolls/game %.1f bytes/decision %.3f",
                (double) nanos / tally.decisions(),
                (double) tally.decisions() / tally.matches(),
                (double) tally.turns() / tally.matches(),
                (double) tally.rolls() / tally.matches(),
                (double) bytes / tally.decisions());
    }
}
