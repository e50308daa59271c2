package strategos.bots.conquest.value;

import java.util.List;

/**
 * The weights of a network for positions with a certain number of living seats. Two hidden layers
 * turn the inputs of a seat into its score; the weights of a layer are followed by its biases.
 */
public final class NetworkWeights {

    /** The terms of a seat, the mean of its rivals and the strongest of them, and the match. */
    public static final int INPUTS = 3 * Term.COUNT + 2;

    /** The units of the first hidden layer. */
    public static final int FIRST = 32;

    /** The units of the second hidden layer. */
    public static final int SECOND = 16;

    /** The numbers of means, scales, and weights of the three layers. */
    static final List<Integer> SIZES =
            List.of(INPUTS, INPUTS, FIRST * (INPUTS + 1), SECOND * (FIRST + 1), SECOND);

    private final List<float[]> parts;
    private final float[] means;
    private final float[] scales;
    private final float[] first;
    private final float[] second;
    private final float[] last;

    /** Weights in the order of their sizes; the arrays are kept, not copied. */
    public NetworkWeights(List<float[]> parts) {
        var sizes = parts.stream().map(part -> part.length).toList();
        if (!sizes.equals(SIZES))
            throw new IllegalArgumentException("%s weights, not %s".formatted(sizes, SIZES));
        this.parts = List.copyOf(parts);
        means = parts.get(0);
        scales = parts.get(1);
        first = parts.get(2);
        second = parts.get(3);
        last = parts.get(4);
    }

    List<float[]> parts() {
        return parts;
    }

    /** The means of the inputs, which are subtracted from them. */
    public float[] means() {
        return means;
    }

    /** The factors of the inputs after that. */
    public float[] scales() {
        return scales;
    }

    /** The weights of the first hidden layer, input by input. */
    public float[] first() {
        return first;
    }

    /** The weights of the second hidden layer, unit by unit of the first. */
    public float[] second() {
        return second;
    }

    /** The weights of the score, which has no bias: only differences of scores matter. */
    public float[] last() {
        return last;
    }
}
