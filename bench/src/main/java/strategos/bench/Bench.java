package strategos.bench;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import strategos.bench.Program.Run;
import strategos.bench.Results.Copy;
import strategos.bench.Results.NodeCount;
import strategos.bench.Results.Scaling;
import strategos.bench.Results.Speed;

/**
 * Runs all measurements. Compared programs are measured alternately over several rounds, so that
 * other load on the machine affects both alike.
 */
public final class Bench {

    private static final int ROUNDS = 3;

    /** More, because the gain of a second thread is sensitive to other load. */
    private static final int ROUNDS_OF_TWO = 7;

    private static final int REPEATS = 6;

    /** How many matches of bots take about as long as one random playout. */
    private static final int BOT_MATCHES = 20;

    /** How many matches of Morris do. */
    private static final int MORRIS_MATCHES = 100;

    /** How many random playouts of the modern rules take as long as one of the classic ones. */
    private static final int CLASSIC_PLAYOUT = 4;

    /** How many random playouts take about as long as the first turns of experts. */
    private static final int EXPERT_MATCHES = 500;

    /** How many thousand copies take about as long as one random playout. */
    private static final int COPY_MATCHES = 10;

    /**
     * How many random playouts take about as long as a thousand pairs of requests to the engine.
     */
    private static final int ENGINE_PAIRS = 30;

    /** How many do as a step of a batch. */
    private static final int ENGINE_STEPS = 2;

    /** How many random playouts take about as long as one match of a program. */
    private static final int PROGRAM_MATCHES = 25;

    /** What the yardstick calls the like of our workloads. */
    private static final List<String> RANDOM = List.of("risk", "random");

    private static final List<String> AGGRESSIVE = List.of("risk", "aggr");
    private static final List<String> MORRIS = List.of("morris", "play");
    private static final List<String> PERFT = List.of("morris", "perft");

    private final int games;
    private final @Nullable Path yardstick;
    private final Consumer<String> progress;

    /**
     * Measures with this number of random playouts per round, and with other workloads in
     * proportion.
     */
    public Bench(int games, @Nullable Path yardstick, Consumer<String> progress) {
        this.games = games;
        this.yardstick = yardstick;
        this.progress = progress;
    }

    public Results run() {
        double loadBefore = load();
        int botMatches = games * BOT_MATCHES;
        int morrisMatches = games * MORRIS_MATCHES;
        var speeds = new ArrayList<Speed>();
        speeds.addAll(
                List.of(
                        compare(Workloads.RANDOM, games, RANDOM, games),
                        compare(Workloads.RUSH, botMatches, AGGRESSIVE, botMatches),
                        compare(Workloads.ARENA.getFirst(), botMatches, AGGRESSIVE, botMatches),
                        measure(Workloads.CLASSIC, Math.max(1, games / CLASSIC_PLAYOUT)),
                        compare(Workloads.MORRIS, morrisMatches, MORRIS, morrisMatches),
                        compare(Workloads.MORRIS_PERFT, 1, PERFT, Workloads.PERFT_DEPTH),
                        measure(Workloads.MORRIS_SEARCH, 1)));
        for (String pairs : Workloads.ENGINE_PAIRS)
            speeds.add(measure(pairs, Math.max(1, games / ENGINE_PAIRS)));
        for (String steps : Workloads.ENGINE_STEPS)
            speeds.add(measure(steps, Math.max(1, games / ENGINE_STEPS)));
        var searches = Workloads.EXPERTS.stream().map(this::search).toList();
        var copies = Workloads.COPIES.stream().map(this::copy).toList();
        var scaling = scaling();
        tell("programs", 0);
        var roundTrip = new RoundTrips(Math.max(1, games / PROGRAM_MATCHES)).measure();
        return new Results(
                Runtime.version().toString(),
                List.of(loadBefore, load()),
                speeds,
                searches,
                copies,
                scaling,
                roundTrip);
    }

    private static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    private Speed compare(String workload, int matches, List<String> theirs, int theirMatches) {
        List<Measurement> ours = new ArrayList<>();
        List<Measurement> others = new ArrayList<>();
        double[] ratios = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            tell(workload, round);
            var own = Program.ours(workload, matches, REPEATS).run().reading();
            ours.add(own);
            if (yardstick == null) continue;
            var other = Program.yardstick(yardstick, theirs, theirMatches, REPEATS).run().reading();
            others.add(other);
            ratios[round] = other.nanosPerDecision() / own.nanosPerDecision();
        }
        return yardstick == null
                ? new Speed(workload, Measurement.median(ours), null, null)
                : new Speed(
                        workload,
                        Measurement.median(ours),
                        Measurement.median(others),
                        Medians.of(ratios));
    }

    private Speed measure(String workload, int matches) {
        tell(workload, 0);
        return new Speed(
                workload, Program.ours(workload, matches, REPEATS).run().reading(), null, null);
    }

    private NodeCount search(String workload) {
        var reading = measure(workload, Math.max(1, games / EXPERT_MATCHES)).ours();
        return new NodeCount(
                workload,
                reading.decisionsPerGame() / reading.turnsPerGame(),
                reading.nanosPerDecision());
    }

    private Copy copy(String workload) {
        tell(workload, 0);
        var reading = Program.ours(workload, games * COPY_MATCHES, REPEATS).run().reading();
        return new Copy(workload, reading.nanosPerDecision(), reading.bytesPerDecision());
    }

    private Scaling scaling() {
        var wall = new Gains(ROUNDS_OF_TWO);
        var processor = new Gains(ROUNDS_OF_TWO);
        int matches = games * BOT_MATCHES;
        for (int round = 0; round < ROUNDS_OF_TWO; round++) {
            tell("two threads", round);
            Run one = Program.ours(Workloads.ARENA.getFirst(), matches, REPEATS).run();
            Run two = Program.ours(Workloads.ARENA.getLast(), 2 * matches, REPEATS).run();
            wall.ours(round, 2 * two.pace() / one.pace());
            processor.ours(round, 2 * speed(two) / speed(one));
            if (yardstick == null) continue;
            var program = Program.yardstick(yardstick, AGGRESSIVE, matches, REPEATS);
            Run alone = program.run();
            List<Run> both = together(program);
            wall.yardstick(round, sum(both, Run::pace) / alone.pace());
            processor.yardstick(round, sum(both, Bench::speed) / speed(alone));
        }
        return yardstick == null
                ? new Scaling(wall.alone(), processor.alone())
                : new Scaling(wall.compared(), processor.compared());
    }

    private static double speed(Run run) {
        return 1 / run.reading().nanosPerDecision();
    }

    private static double sum(List<Run> runs, ToDoubleFunction<Run> number) {
        return runs.stream().mapToDouble(number).sum();
    }

    /** Two processes of a program at the same time. */
    private static List<Run> together(Program program) {
        try (var pool = Executors.newFixedThreadPool(2)) {
            var first = pool.submit(program::run);
            var second = pool.submit(program::run);
            return List.of(first.get(), second.get());
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private void tell(String workload, int round) {
        progress.accept("measuring " + workload + ", round " + (round + 1) + " …");
    }
}
