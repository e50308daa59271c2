package strategos.learn.train;

import java.util.random.RandomGenerator;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.value.Hands;
import strategos.game.Seed;

/** The random weights that training begins with. */
public final class InitialWeights {

    private InitialWeights() {}

    /**
     * Random weights.
     *
     * @param board the board that the network is for; empty for any
     * @param territories their number on that board; 0 for any
     */
    public static SeatWeights weights(String board, int territories, Seed seed) {
        var random = seed.child("weights").random();
        int inputs = SeatWeights.inputsFor(territories);
        float[] second = new float[SeatWeights.SECOND * (SeatWeights.FIRST + 1)];
        fill(second, SeatWeights.SECOND * SeatWeights.FIRST, 1.4 / SeatWeights.FIRST, random);
        return new SeatWeights(
                board,
                "untrained",
                Hands.SEEN,
                fill(new float[inputs * SeatWeights.ROW], inputs * SeatWeights.ROW, 0.01, random),
                new float[SeatWeights.FIRST],
                second,
                fill(new float[SeatWeights.SECOND], SeatWeights.SECOND, 0.1, random));
    }

    private static float[] fill(
            float[] weights, int count, double variance, RandomGenerator random) {
        for (int i = 0; i < count; i++)
            weights[i] = (float) (random.nextGaussian() * Math.sqrt(variance));
        return weights;
    }
}
