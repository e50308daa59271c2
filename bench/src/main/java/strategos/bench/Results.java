package strategos.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All measurements.
 *
 * @param roundTrip a decision of a bot that is another program
 * @param load the load average of the machine before and after
 */
public record Results(
        String java,
        List<Double> load,
        List<Speed> speeds,
        List<NodeCount> searches,
        List<Copy> copies,
        Scaling scaling,
        RoundTrip roundTrip) {

    /**
     * The speed of a workload.
     *
     * @param yardstick the speed of the yardstick, if it was measured
     * @param ratio our decisions per second relative to the yardstick's
     */
    public record Speed(
            String workload,
            Measurement ours,
            @Nullable Measurement yardstick,
            @Nullable Double ratio) {}

    /** How much a bot that searches looks at in a turn, and the CPU time that it takes. */
    public record NodeCount(String workload, double nodesPerTurn, double nanosPerNode) {}

    /** The cost of copying a state. */
    public record Copy(String workload, double nanos, double bytes) {}

    /**
     * The speedup of two over one: two threads of the arena, two processes of the yardstick.
     *
     * @param wall by wall time, which is meaningful only on an idle machine
     * @param processor by CPU time, which does not show waiting threads
     */
    public record Scaling(Gain wall, Gain processor) {}

    /**
     * A decision of a bot that is another program, in wall time.
     *
     * @param micros from its view to its move, with the steps before it
     * @param echoMicros for the same lines, sent and answered without any work on our side
     * @param bytes the length of these lines
     * @param ratio of the two
     */
    public record RoundTrip(double micros, double echoMicros, double bytes, double ratio) {}

    /** A speedup of two over one; with the yardstick's, if it was measured. */
    public record Gain(double ours, @Nullable Double yardstick, @Nullable Double ratio) {}
}
