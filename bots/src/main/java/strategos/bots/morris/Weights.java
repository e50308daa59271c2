package strategos.bots.morris;

/**
 * What each feature is worth in each phase, in points: a hundred of them make the odds to win about
 * 2.7 times better.
 */
final class Weights {

    /** In the order of features. */
    static final Weights STANDARD =
            new Weights(
                    new int[][] {
                        {100, 15, 15, 0, 10, 30, 5, -10, 0, 0, 10},
                        {100, 20, 10, 0, 25, 50, 6, -15, 0, 0, 10},
                        {100, 10, 20, 0, 40, 20, 3, -5, 0, 0, 10},
                    });

    private final int[][] byPhase;

    /**
     * @param byPhase for placing, moving and ending, a number a feature
     */
    Weights(int[][] byPhase) {
        this.byPhase = byPhase;
    }

    int sum(Phase phase, int[] features) {
        int[] weights = byPhase[phase.ordinal()];
        int sum = 0;
        for (int feature = 0; feature < Feature.COUNT; feature++)
            sum += weights[feature] * features[feature];
        return sum;
    }
}
