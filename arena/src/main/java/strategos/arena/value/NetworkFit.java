package strategos.arena.value;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import strategos.bots.conquest.value.NetworkWeights;
import strategos.bots.conquest.value.PositionTerms;
import strategos.bots.conquest.value.TermNetwork;

/**
 * Fits a network to samples with the same number of living seats: Adam on the log loss of the
 * winner, in small batches, with a step that shrinks to nothing.
 */
final class NetworkFit {

    private static final int INPUTS = NetworkWeights.INPUTS;
    private static final int FIRST = NetworkWeights.FIRST;
    private static final int SECOND = NetworkWeights.SECOND;
    private static final int BATCH = 128;
    private static final double STEP = 0.002;

    /** This part of the samples is kept apart, to measure the loss: those of the last matches. */
    private static final int HELD_OUT = 10;

    /** Errors below this change nothing. */
    private static final float SLIGHT = 1e-4f;

    private final List<Sample<PositionTerms>> samples;
    private final int seats;
    private final RandomGenerator random;
    private final NetworkWeights weights;
    private final TermNetwork[] networks;
    private final Adam first;
    private final Adam second;
    private final Adam last;
    private final double[] chances;
    private final double[] scores;
    private final float[] firstErrors = new float[FIRST];
    private final float[] secondErrors = new float[SECOND];
    private int inBatch;

    /**
     * A network and how well it predicts.
     *
     * @param loss the mean of minus the logarithm of the winner's chance, in samples kept apart
     */
    record Fitted(NetworkWeights weights, double loss) {}

    NetworkFit(List<Sample<PositionTerms>> samples, RandomGenerator random) {
        this.samples = samples;
        this.random = random;
        seats = samples.getFirst().position().alive();
        weights = begin();
        networks = new TermNetwork[seats];
        for (int seat = 0; seat < seats; seat++) networks[seat] = new TermNetwork(weights);
        first = new Adam(weights.first());
        second = new Adam(weights.second());
        last = new Adam(weights.last());
        chances = new double[seats];
        scores = new double[seats];
    }

    /** Random weights, and inputs with mean 0 and variance 1. */
    private NetworkWeights begin() {
        float[] means = new float[INPUTS];
        float[] scales = new float[INPUTS];
        Arrays.fill(scales, 1);
        var plain =
                new NetworkWeights(
                        List.of(
                                means,
                                scales,
                                weights(FIRST, INPUTS, 1),
                                weights(SECOND, FIRST, 2),
                                weights(1, SECOND, 1)));
        double[] sums = new double[INPUTS];
        double[] squares = new double[INPUTS];
        var network = new TermNetwork(plain);
        for (Sample<PositionTerms> sample : samples)
            for (int seat = 0; seat < seats; seat++) {
                network.score(sample.position(), seat);
                for (int i = 0; i < INPUTS; i++) {
                    sums[i] += network.inputs()[i];
                    squares[i] += network.inputs()[i] * network.inputs()[i];
                }
            }
        double count = (double) samples.size() * seats;
        for (int i = 0; i < INPUTS; i++) {
            means[i] = (float) (sums[i] / count);
            double variance = squares[i] / count - means[i] * means[i];
            scales[i] = (float) (1 / Math.sqrt(Math.max(1e-4, variance)));
        }
        return plain;
    }

    /** Random weights of a layer, with biases of 0 unless it is the last. */
    private float[] weights(int units, int inputs, double variance) {
        float[] weights = new float[units == 1 ? inputs : units * (inputs + 1)];
        for (int i = 0; i < units * inputs; i++)
            weights[i] = (float) (random.nextGaussian() * Math.sqrt(variance / inputs));
        return weights;
    }

    Fitted fit(int epochs) {
        int[] order = new int[taught()];
        for (int i = 0; i < order.length; i++) order[i] = i;
        for (int epoch = 0; epoch < epochs; epoch++) {
            shuffle(order);
            double step = STEP * (1 + Math.cos(Math.PI * epoch / epochs)) / 2;
            for (int i : order) learn(samples.get(i), step);
        }
        return new Fitted(weights, loss());
    }

    private void shuffle(int[] order) {
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
    }

    private double loss() {
        double sum = 0;
        for (int i = taught(); i < samples.size(); i++) {
            predict(samples.get(i).position());
            sum -= Math.log(Math.max(1e-9, chances[samples.get(i).winner()]));
        }
        return sum / (samples.size() - taught());
    }

    private int taught() {
        return samples.size() - Math.ceilDiv(samples.size(), HELD_OUT);
    }

    private void predict(PositionTerms position) {
        for (int seat = 0; seat < seats; seat++)
            scores[seat] = networks[seat].score(position, seat);
        for (int seat = 0; seat < seats; seat++) chances[seat] = position.chance(seat, scores);
    }

    private void learn(Sample<PositionTerms> sample, double step) {
        var position = sample.position();
        predict(position);
        int winner = position.team(sample.winner());
        for (int seat = 0; seat < seats; seat++) {
            float error = (float) (chances[seat] - (position.team(seat) == winner ? 1 : 0));
            if (Math.abs(error) > SLIGHT) propagate(networks[seat], error);
        }
        if (++inBatch < BATCH) return;
        first.step(step, inBatch);
        second.step(step, inBatch);
        last.step(step, inBatch);
        inBatch = 0;
    }

    /** Adds the gradient of one seat's score, times its error. */
    private void propagate(TermNetwork network, float error) {
        float[] units = network.second();
        for (int unit = 0; unit < SECOND; unit++) {
            last.gradient[unit] += error * units[unit];
            secondErrors[unit] = error * weights.last()[unit] * slope(units[unit]);
        }
        add(second.gradient, network.first(), secondErrors);
        for (int unit = 0; unit < FIRST; unit++) {
            float sum = 0;
            for (int i = 0; i < SECOND; i++)
                sum += secondErrors[i] * weights.second()[unit * SECOND + i];
            firstErrors[unit] = sum * slope(network.first()[unit]);
        }
        add(first.gradient, network.inputs(), firstErrors);
    }

    /** Adds the gradient of a layer, from what it was given and the errors of its units. */
    private static void add(float[] gradient, float[] given, float[] errors) {
        int units = errors.length;
        for (int i = 0; i < given.length; i++)
            for (int unit = 0; unit < units; unit++)
                gradient[i * units + unit] += given[i] * errors[unit];
        for (int unit = 0; unit < units; unit++)
            gradient[given.length * units + unit] += errors[unit];
    }

    private static float slope(float given) {
        return given > 0 ? 1 : TermNetwork.LEAK;
    }
}
