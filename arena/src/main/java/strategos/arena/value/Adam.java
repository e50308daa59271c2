package strategos.arena.value;

/** The optimiser of the weights of a layer: steps by the mean and the variance of its gradients. */
final class Adam {

    private static final float MEMORY = 0.9f;
    private static final float LONG_MEMORY = 0.999f;
    private static final float DECAY = 1e-5f;
    private static final float TINY = 1e-8f;

    private final float[] weights;
    private final float[] mean;
    private final float[] variance;

    /** The sum of the gradients of a batch. */
    final float[] gradient;

    private int steps;

    Adam(float[] weights) {
        this.weights = weights;
        mean = new float[weights.length];
        variance = new float[weights.length];
        gradient = new float[weights.length];
    }

    /** Takes a step after a batch of this many samples, and clears the gradient. */
    void step(double size, int samples) {
        steps++;
        double correction =
                Math.sqrt(1 - Math.pow(LONG_MEMORY, steps)) / (1 - Math.pow(MEMORY, steps));
        float step = (float) (size * correction);
        for (int i = 0; i < weights.length; i++) {
            float slope = gradient[i] / samples + DECAY * weights[i];
            mean[i] = MEMORY * mean[i] + (1 - MEMORY) * slope;
            variance[i] = LONG_MEMORY * variance[i] + (1 - LONG_MEMORY) * slope * slope;
            weights[i] -= step * mean[i] / ((float) Math.sqrt(variance[i]) + TINY);
            gradient[i] = 0;
        }
    }
}
