package strategos.bots.morris.frozen;

/**
 * The weight of each feature in each phase, in points: a hundred multiply the odds of winning by
 * about 2.7.
 */
final class Weights1 {

    /** In the order of features; how they were found is told in docs/morris.md. */
    static final Weights1 STANDARD =
            new Weights1(
                    new int[][] {
                        {54, 66, 0, 13, 39, 17, 16, -21, 73, 52, 39},
                        {61, 81, 48, 20, 44, 76, 3, -33, 44, 0, 6},
                        {60, 61, 24, 1, 26, 97, 2, 0, 12, 0, 6},
                    });

    private final int[][] byPhase;

    /**
     * @param byPhase for placing, moving and ending, a number a feature
     */
    Weights1(int[][] byPhase) {
        this.byPhase = byPhase;
    }

    int sum(EvaluationPhase1 phase, int[] features) {
        int[] weights = byPhase[phase.ordinal()];
        int sum = 0;
        for (int feature = 0; feature < Feature1.COUNT; feature++)
            sum += weights[feature] * features[feature];
        return sum;
    }
}
