package strategos.bots.morris.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;

/** The value of a position by the patterns that men form on parts of the board. */
public final class PatternEvaluation implements Evaluation {

    private static final Map<String, Optional<PatternEvaluation>> SHIPPED =
            new ConcurrentHashMap<>();

    private final PatternInputs inputs;
    private final PatternWeights weights;

    public PatternEvaluation(PatternInputs inputs, PatternWeights weights) {
        this.inputs = inputs;
        this.weights = weights;
    }

    /**
     * By the weights that ship for these rules, if there are any; when a match is drawn does not
     * matter.
     */
    static Optional<PatternEvaluation> shipped(Rules rules) {
        return MorrisPresets.named(rules.name())
                .filter(preset -> preset.withoutDraws().equals(rules.withoutDraws()))
                .filter(PatternInputs::areFor)
                .flatMap(preset -> SHIPPED.computeIfAbsent(preset.name(), _ -> load(preset)));
    }

    private static Optional<PatternEvaluation> load(Rules rules) {
        try (InputStream in =
                PatternEvaluation.class.getResourceAsStream(rules.name() + ".patterns")) {
            if (in == null) return Optional.empty();
            PatternInputs inputs = PatternInputs.of(rules);
            return Optional.of(new PatternEvaluation(inputs, PatternWeights.read(inputs, in)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public int of(int mine, int theirs, int rest) {
        return inputs.sum(weights.of(inputs.stage(mine, theirs, rest)), mine, theirs, rest);
    }
}
