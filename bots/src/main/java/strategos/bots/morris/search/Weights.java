package strategos.bots.morris.search;

/**
 * The weight of each feature in each phase, in points: a hundred multiply the odds of winning by
 * about 2.7.
 */
final class Weights {

    /** The phases of a match that have weights of their own. */
    enum Phase {
        PLACING,
        MOVING,
        /** All men are placed, and someone has three left. */
        ENDING
    }

    /** In the order of features; how they were found is told in docs/morris.md. */
    static final Weights STANDARD =
            new Weights(
                    new int[][] {
                        {54, 66, 0, 13, 39, 17, 16, -21, 73, 52, 39},
                        {61, 81, 48, 20, 44, 76, 3, -33, 44, 0, 6},
                        {60, 61, 24, 1, 26, 97, 2, 0, 12, 0, 6},
                    });

    private final int[][] byPhase;

    /**
     * @param byPhase for each phase a number a feature
     */
    Weights(int[][] byPhase) {
        this.byPhase = byPhase;
    }

    /** The weights of a phase, in the order of features; not to be written to. */
    int[] of(Phase phase) {
        return byPhase[phase.ordinal()];
    }
}
