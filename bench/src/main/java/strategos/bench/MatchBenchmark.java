package strategos.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import strategos.arena.speed.Workload;
import strategos.arena.speed.Workload.Tally;
import strategos.arena.speed.Workloads;

/** Whole matches: how many in a second, and how many decisions in them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MatchBenchmark {

    @Param({Workloads.RANDOM, Workloads.RUSH, Workloads.CLASSIC})
    private String name = "";

    private Workload workload = Workloads.named(Workloads.RANDOM);
    private long seed;

    /** Decisions, counted beside matches. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counters {
        public long decisions;

        @Setup(Level.Iteration)
        public void clear() {
            decisions = 0;
        }
    }

    @Setup
    public void open() {
        workload = Workloads.named(name);
    }

    @Benchmark
    public Tally match(Counters counters) {
        var tally = workload.play(1, seed++);
        counters.decisions += tally.decisions();
        return tally;
    }
}
