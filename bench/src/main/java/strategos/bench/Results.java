package strategos.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was measured.
 *
 * @param load what else the machine was doing: its load average before and after
 */
public record Results(
        String java, List<Double> load, List<Speed> speeds, List<Copy> copies, Scaling scaling) {

    /**
     * How fast a workload is.
     *
     * @param yardstick the like of it, where one was measured
     * @param ratio our decisions a second as a part of the yardstick's
     */
    public record Speed(
            String workload,
            Measurement ours,
            @Nullable Measurement yardstick,
            @Nullable Double ratio) {}

    /** What it takes to copy a state. */
    public record Copy(String workload, double nanos, double bytes) {}

    /**
     * How much more two do than one: two threads of the arena, two processes of the yardstick.
     *
     * @param wall by the clock on the wall, which tells only on a machine that does nothing else
     * @param processor by processor time, which does not tell of threads that wait
     */
    public record Scaling(Gain wall, Gain processor) {}

    /** What two did for every one of one; the yardstick's where it was measured. */
    public record Gain(double ours, @Nullable Double yardstick, @Nullable Double ratio) {}
}
