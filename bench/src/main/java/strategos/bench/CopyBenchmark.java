package strategos.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import strategos.arena.speed.Copies;
import strategos.arena.speed.Workload;
import strategos.arena.speed.Workload.Tally;
import strategos.arena.speed.Workloads;

/** Copies of a state in the middle of a match. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CopyBenchmark {

    @Param({"copy-3", "copy-6", "copy-from-3", "copy-from-6"})
    private String name = "";

    private Workload workload = Workloads.named(Workloads.COPIES.getFirst());

    @Setup
    public void open() {
        workload = Workloads.named(name);
    }

    @Benchmark
    @OperationsPerInvocation(Copies.COPIES_IN_MATCH)
    public Tally copy() {
        return workload.play(1, 0);
    }
}
