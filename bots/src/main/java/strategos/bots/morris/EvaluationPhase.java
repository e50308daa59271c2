package strategos.bots.morris;

import strategos.morris.State;

/** The part of a match, by which features weigh more or less. */
enum EvaluationPhase {
    PLACING,
    MOVING,
    /** All men are placed, and someone has three left. */
    ENDING;

    private static final int FEW = 3;

    static EvaluationPhase of(State state) {
        if (state.myHand() + state.theirHand() > 0) return PLACING;
        int fewest = Math.min(Integer.bitCount(state.mine()), Integer.bitCount(state.theirs()));
        return fewest <= FEW ? ENDING : MOVING;
    }
}
