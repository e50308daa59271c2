package strategos.bots.morris.search;

import java.util.Optional;
import strategos.morris.Rules;

/** The value of a position by the patterns that men form on parts of the board. */
public final class PatternEvaluation implements Evaluation {

    private static final ShippedFile<Evaluation> SHIPPED =
            new ShippedFile<>(
                    PatternEvaluation.class,
                    ".patterns",
                    (rules, in) ->
                            new PatternEvaluation(
                                    PatternWeights.read(PatternInputs.of(rules), in)));

    private final PatternInputs inputs;
    private final PatternWeights weights;

    public PatternEvaluation(PatternWeights weights) {
        inputs = weights.inputs();
        this.weights = weights;
    }

    /** By the weights that ship for these rules, if there are any. */
    static Optional<Evaluation> shipped(Rules rules) {
        return SHIPPED.of(rules);
    }

    @Override
    public int of(int mine, int theirs, int rest) {
        return inputs.sum(weights.of(inputs.bucket(mine, theirs, rest)), mine, theirs, rest);
    }
}
