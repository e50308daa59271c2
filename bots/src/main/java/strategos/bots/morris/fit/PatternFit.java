package strategos.bots.morris.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import strategos.bots.morris.search.PatternBuckets;
import strategos.bots.morris.search.PatternInputs;
import strategos.bots.morris.search.PatternWeights;
import strategos.game.Seed;
import strategos.solve.TableFolder;
import strategos.solve.Workers;

/**
 * Fits the weights of patterns to the values of positions in tables: a logistic regression for each
 * bucket, by AdaGrad.
 */
public final class PatternFit {

    /**
     * How well the weights of a bucket predict values that they were not fitted to.
     *
     * @param positions that the weights were fitted to
     * @param loss the log loss on the positions that were held out; a draw counts as half a win
     * @param even the same if every position got the mean of those that were fitted to
     */
    public record Quality(int bucket, int positions, double loss, double even) {}

    /** The weights of one bucket, and how good they are. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Fitted(double[] points, Quality quality) {}

    private static final double POINTS_PER_UNIT = 100;
    private static final double RATE = 0.15;
    private static final double FIRST_SQUARES = 1;

    /** The last of this many parts of the matches is held out to measure the loss. */
    private static final int PARTS = 20;

    private static final int MATCHES_PER_TASK = 100;

    private final TableFolder tables;
    private final PatternInputs inputs;
    private final int matches;
    private final int epochs;
    private final int threads;

    /**
     * @param tables all of them are there
     * @param matches that positions are taken from
     * @param epochs how often each position is learned from on average
     * @param threads the weights do not depend on their number
     */
    public PatternFit(TableFolder tables, int matches, int epochs, int threads) {
        this.tables = tables;
        this.matches = matches;
        this.epochs = epochs;
        this.threads = threads;
        inputs = PatternInputs.of(tables.rules());
    }

    /**
     * @param told is told of every bucket, in order, when all are fitted
     */
    public PatternWeights fit(Seed seed, Consumer<Quality> told) throws InterruptedException {
        try (var workers = new Workers(threads)) {
            Samples[] samples = samples(workers, seed.child("matches"));
            List<Callable<Fitted>> fits = new ArrayList<>();
            for (int bucket = 0; bucket < samples.length; bucket++) {
                int number = bucket;
                fits.add(() -> fit(number, samples[number], seed.child(number).random()));
            }
            List<Fitted> fitted = workers.results(fits);
            fitted.forEach(each -> told.accept(each.quality));
            return PatternWeights.of(
                    inputs, fitted.stream().map(Fitted::points).toArray(double[][]::new));
        }
    }

    private Samples[] samples(Workers workers, Seed seed) throws InterruptedException {
        List<Callable<Samples[]>> tasks = new ArrayList<>();
        for (int first = 0; first < matches; first += MATCHES_PER_TASK) {
            int from = first;
            int to = Math.min(first + MATCHES_PER_TASK, matches);
            tasks.add(
                    () -> {
                        var some = new SampledMatches(tables);
                        for (int match = from; match < to; match++) some.play(seed.child(match));
                        return some.samples();
                    });
        }
        Samples[] all =
                Stream.generate(Samples::new).limit(PatternBuckets.COUNT).toArray(Samples[]::new);
        for (Samples[] some : workers.results(tasks))
            for (int bucket = 0; bucket < all.length; bucket++) all[bucket].addAll(some[bucket]);
        return all;
    }

    private Fitted fit(int bucket, Samples samples, RandomGenerator random) {
        double[] weights = new double[inputs.size()];
        double[] squares = new double[inputs.size()];
        Arrays.fill(squares, FIRST_SQUARES);
        int fitted = samples.size() - Math.ceilDiv(samples.size(), PARTS);
        for (long step = 0; step < (long) fitted * epochs; step++)
            learn(samples, random.nextInt(fitted), weights, squares);
        var quality =
                new Quality(bucket, fitted, loss(samples, fitted, weights), even(samples, fitted));
        for (int i = 0; i < weights.length; i++) weights[i] *= POINTS_PER_UNIT;
        return new Fitted(weights, quality);
    }

    private void learn(Samples samples, int sample, double[] weights, double[] squares) {
        double gradient = chance(samples, sample, weights) - samples.score(sample);
        for (int i = 0; i < PatternInputs.PER_POSITION; i++) {
            int shared = inputs.representative(samples.input(sample, i));
            squares[shared] += gradient * gradient;
            weights[shared] -= RATE * gradient / Math.sqrt(squares[shared]);
        }
    }

    private double chance(Samples samples, int sample, double[] weights) {
        double sum = 0;
        for (int i = 0; i < PatternInputs.PER_POSITION; i++)
            sum += weights[inputs.representative(samples.input(sample, i))];
        return 1 / (1 + Math.exp(-sum));
    }

    private double loss(Samples samples, int from, double[] weights) {
        double loss = 0;
        for (int sample = from; sample < samples.size(); sample++)
            loss += loss(chance(samples, sample, weights), samples.score(sample));
        return loss / (samples.size() - from);
    }

    private static double even(Samples samples, int from) {
        double score = 0;
        for (int sample = 0; sample < from; sample++) score += samples.score(sample);
        double mean = score / from;
        double loss = 0;
        for (int sample = from; sample < samples.size(); sample++)
            loss += loss(mean, samples.score(sample));
        return loss / (samples.size() - from);
    }

    private static double loss(double chance, double score) {
        double least = 1e-9;
        return -score * Math.log(Math.max(chance, least))
                - (1 - score) * Math.log(Math.max(1 - chance, least));
    }
}
