package strategos.bench;

import java.lang.management.ManagementFactory;

/** A repeatable piece of work for timing. */
interface Workload {

    /** Plays a number of matches; the same seed plays the same ones. */
    Tally play(int matches, long seed);

    /**
     * The processor time that this workload has taken up to now: its thread's, unless it has more.
     */
    default long processorNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /**
     * Counts over some matches.
     *
     * @param rolls rounds of dice; drawn cards are not counted
     * @param capped matches that were stopped at the maximum number of turns
     */
    record Tally(long matches, long decisions, long turns, long rolls, long capped) {}
}
