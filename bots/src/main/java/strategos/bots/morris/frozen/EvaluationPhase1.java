package strategos.bots.morris.frozen;

import strategos.morris.State;

/** The phase of a match, which determines the weights of features. */
enum EvaluationPhase1 {
    PLACING,
    MOVING,
    /** All men are placed, and someone has three left. */
    ENDING;

    private static final int FEW = 3;

    static EvaluationPhase1 of(State state) {
        if (state.myHand() + state.theirHand() > 0) return PLACING;
        int fewest = Math.min(Integer.bitCount(state.mine()), Integer.bitCount(state.theirs()));
        return fewest <= FEW ? ENDING : MOVING;
    }
}
