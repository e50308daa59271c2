package strategos.bots.morris.search;

import strategos.morris.Rules;

/**
 * The heuristic value of a position for the player to move, in points. One thread uses it at a
 * time, except that patterns may be shared.
 */
public sealed interface Evaluation permits FeatureEvaluation, PatternEvaluation {

    int of(int mine, int theirs, int rest);

    /** By patterns where weights of them ship, by features elsewhere. */
    static Evaluation shipped(Rules rules) {
        return PatternEvaluation.shipped(rules).orElseGet(() -> features(rules));
    }

    /** By features that are counted for both players, for any rules. */
    static Evaluation features(Rules rules) {
        return new FeatureEvaluation(rules, new LineMaps(rules.board()), Weights.STANDARD);
    }
}
