package strategos.bots.morris.fit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import strategos.bots.morris.search.PatternInputs;
import strategos.bots.morris.search.PatternWeights;
import strategos.game.Seed;
import strategos.solve.TableFolder;

/**
 * Fits the weights of patterns to the values of positions in tables: a logistic regression per
 * stage of a match, by stochastic gradients whose steps shrink with the gradients of each weight.
 */
public final class PatternFit {

    /**
     * How well the weights of a stage foretell the values of positions that they were not fitted
     * to.
     *
     * @param positions that the weights were fitted to
     * @param loss the log loss; a draw counts as half a win
     * @param even the log loss if all positions of the stage got the same chance
     */
    public record Stage(int number, int positions, double loss, double even) {}

    private static final double POINTS_PER_UNIT = 100;
    private static final double RATE = 0.15;
    private static final double FIRST_SQUARES = 1;

    /** One in so many positions is kept apart to measure the loss. */
    private static final int APART = 20;

    private static final int MATCHES_PER_TASK = 100;

    private final TableFolder tables;
    private final PatternInputs inputs;
    private final int matches;
    private final int epochs;
    private final int threads;

    /**
     * @param tables all of them are there
     * @param matches that positions are taken from
     * @param epochs how often each position is learned from
     * @param threads the weights do not depend on their number
     */
    public PatternFit(TableFolder tables, int matches, int epochs, int threads) {
        this.tables = tables;
        this.matches = matches;
        this.epochs = epochs;
        this.threads = threads;
        inputs = PatternInputs.of(tables.rules());
    }

    public PatternWeights fit(Seed seed, Consumer<Stage> told) throws InterruptedException {
        try (var pool = Executors.newFixedThreadPool(threads)) {
            Samples[] samples = samples(pool, seed.child("matches"));
            List<Callable<double[]>> fits = new ArrayList<>();
            for (int stage = 0; stage < samples.length; stage++) {
                int number = stage;
                fits.add(() -> fit(number, samples[number], seed.child(number).random(), told));
            }
            double[][] points = new double[samples.length][];
            List<Future<double[]>> fitted = pool.invokeAll(fits);
            for (int stage = 0; stage < points.length; stage++)
                points[stage] = result(fitted.get(stage));
            return PatternWeights.of(inputs, points);
        }
    }

    private Samples[] samples(ExecutorService pool, Seed seed) throws InterruptedException {
        Queue<Future<Samples[]>> played = new ArrayDeque<>();
        for (int first = 0; first < matches; first += MATCHES_PER_TASK) {
            int from = first;
            int to = Math.min(first + MATCHES_PER_TASK, matches);
            played.add(
                    pool.submit(
                            () -> {
                                var some = new SampledMatches(tables);
                                for (int match = from; match < to; match++)
                                    some.play(seed.child(match));
                                return some.samples();
                            }));
        }
        Samples[] all = new Samples[PatternInputs.STAGES];
        for (int stage = 0; stage < all.length; stage++) all[stage] = new Samples();
        while (!played.isEmpty()) {
            Samples[] some = result(played.remove());
            for (int stage = 0; stage < all.length; stage++) all[stage].addAll(some[stage]);
        }
        return all;
    }

    private static <T> T result(Future<T> done) throws InterruptedException {
        try {
            return done.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) throw fault;
            throw new IllegalStateException(failed.getCause());
        }
    }

    private double[] fit(
            int number, Samples samples, RandomGenerator random, Consumer<Stage> told) {
        double[] weights = new double[inputs.size()];
        double[] squares = new double[inputs.size()];
        Arrays.fill(squares, FIRST_SQUARES);
        int fitted = samples.size() - samples.size() / APART;
        for (long step = 0; step < (long) fitted * epochs; step++)
            learn(samples, random.nextInt(fitted), weights, squares);
        if (samples.size() > 0) {
            var stage = new Stage(number, fitted, loss(samples, fitted, weights), even(samples));
            synchronized (told) {
                told.accept(stage);
            }
        }
        for (int i = 0; i < weights.length; i++) weights[i] *= POINTS_PER_UNIT;
        return weights;
    }

    private void learn(Samples samples, int sample, double[] weights, double[] squares) {
        double gradient = chance(samples, sample, weights) - samples.score(sample);
        for (int i = 0; i < PatternInputs.PER_POSITION; i++) {
            int leader = inputs.leader(samples.input(sample, i));
            squares[leader] += gradient * gradient;
            weights[leader] -= RATE * gradient / Math.sqrt(squares[leader]);
        }
    }

    private double chance(Samples samples, int sample, double[] weights) {
        double sum = 0;
        for (int i = 0; i < PatternInputs.PER_POSITION; i++)
            sum += weights[inputs.leader(samples.input(sample, i))];
        return 1 / (1 + Math.exp(-sum));
    }

    private double loss(Samples samples, int from, double[] weights) {
        double loss = 0;
        for (int sample = from; sample < samples.size(); sample++)
            loss += loss(chance(samples, sample, weights), samples.score(sample));
        return loss / (samples.size() - from);
    }

    private static double even(Samples samples) {
        double score = 0;
        for (int sample = 0; sample < samples.size(); sample++) score += samples.score(sample);
        double mean = score / samples.size();
        double loss = 0;
        for (int sample = 0; sample < samples.size(); sample++)
            loss += loss(mean, samples.score(sample));
        return loss / samples.size();
    }

    private static double loss(double chance, double score) {
        double least = 1e-9;
        return -score * Math.log(Math.max(chance, least))
                - (1 - score) * Math.log(Math.max(1 - chance, least));
    }
}
