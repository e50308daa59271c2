package strategos.bots.conquest.value;

import static strategos.bots.conquest.value.NetworkWeights.FIRST;
import static strategos.bots.conquest.value.NetworkWeights.INPUTS;
import static strategos.bots.conquest.value.NetworkWeights.SECOND;

/** Scores seats by their terms. It keeps what its units have computed, so each user has its own. */
public final class TermNetwork {

    /** The slope of a unit below zero. */
    public static final float LEAK = 0.01f;

    private final NetworkWeights weights;
    private final float[] inputs = new float[INPUTS];
    private final float[] first = new float[FIRST];
    private final float[] second = new float[SECOND];

    public TermNetwork(NetworkWeights weights) {
        this.weights = weights;
    }

    /** The inputs of the last score, scaled. */
    public float[] inputs() {
        return inputs;
    }

    /** What the units of the first hidden layer gave for the last score. */
    public float[] first() {
        return first;
    }

    /** What the units of the second hidden layer gave for the last score. */
    public float[] second() {
        return second;
    }

    /** The score of a seat in a position; the larger, the likelier it wins. */
    public float score(PositionTerms position, int index) {
        position.writeInputs(index, inputs);
        float[] means = weights.means();
        float[] scales = weights.scales();
        for (int i = 0; i < INPUTS; i++) inputs[i] = (inputs[i] - means[i]) * scales[i];
        layer(weights.first(), inputs, first);
        layer(weights.second(), first, second);
        float score = 0;
        for (int i = 0; i < SECOND; i++) score += weights.last()[i] * second[i];
        return score;
    }

    /** Adds up input by input for all units at once, which the compiler turns into vectors. */
    private static void layer(float[] weights, float[] from, float[] to) {
        System.arraycopy(weights, from.length * to.length, to, 0, to.length);
        for (int i = 0; i < from.length; i++) {
            float input = from[i];
            int row = i * to.length;
            for (int unit = 0; unit < to.length; unit++) to[unit] += weights[row + unit] * input;
        }
        for (int unit = 0; unit < to.length; unit++)
            to[unit] = to[unit] > 0 ? to[unit] : LEAK * to[unit];
    }
}
