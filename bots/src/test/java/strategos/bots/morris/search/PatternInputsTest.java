package strategos.bots.morris.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.game.Seed;
import strategos.morris.Morris;
import strategos.morris.MorrisPlayout;
import strategos.morris.MorrisPresets;
import strategos.morris.MorrisStage;
import strategos.morris.Rules;
import strategos.morris.State;
import strategos.morris.Symmetries;

class PatternInputsTest {

    private static final List<Rules> RULES =
            List.of(MorrisPresets.MORRIS, MorrisPresets.MORRIS_FLY);
    private static final int MATCHES = 60;

    /** Weights that tell every input of every stage from most others. */
    private static PatternWeights weights(PatternInputs inputs) {
        var random = new Seed(1).random();
        double[][] points = new double[PatternInputs.STAGES][inputs.size()];
        for (double[] stage : points) Arrays.setAll(stage, _ -> random.nextInt(-250, 250));
        return PatternWeights.of(inputs, points);
    }

    private interface Look {
        void at(State state, String where);
    }

    private static void everyPosition(Rules rules, Look look) {
        var game = new Morris(rules);
        MorrisPlayout playout = game.simulation();
        for (int match = 0; match < MATCHES; match++) {
            RandomGenerator random = new Seed(match).random();
            State state = game.placing(0, 0, 0, rules.men(), rules.men());
            while (playout.actor(state) >= 0) {
                if (state.stage() == MorrisStage.PLACE || state.stage() == MorrisStage.MOVE)
                    look.at(state, "seed " + match + ", turn " + state.turns());
                playout.play(state, random.nextInt(playout.count(state)));
            }
        }
    }

    @ParameterizedTest
    @FieldSource("RULES")
    @DisplayName("Positions that are equal by rotation or reflection have equal values")
    void symmetric(Rules rules) {
        var inputs = PatternInputs.of(rules);
        var evaluation = new PatternEvaluation(inputs, weights(inputs));
        var symmetries = new Symmetries(rules.board());
        everyPosition(
                rules,
                (state, where) -> {
                    int rest = Rest.of(state);
                    int value = evaluation.of(state.mine(), state.theirs(), rest);
                    for (int each = 1; each < symmetries.size(); each++)
                        assertThat(
                                        evaluation.of(
                                                symmetries.set(each, state.mine()),
                                                symmetries.set(each, state.theirs()),
                                                rest))
                                .as(where)
                                .isEqualTo(value);
                });
    }

    @ParameterizedTest
    @FieldSource("RULES")
    @DisplayName("A value is the sum of the weights of the position's inputs at its stage")
    void sum(Rules rules) {
        var inputs = PatternInputs.of(rules);
        var weights = weights(inputs);
        var evaluation = new PatternEvaluation(inputs, weights);
        boolean[] seen = new boolean[PatternInputs.STAGES];
        everyPosition(
                rules,
                (state, where) -> {
                    int stage = inputs.stage(state);
                    seen[stage] = true;
                    int sum = 0;
                    for (int input : inputs.of(state))
                        sum += weights.of(stage)[inputs.leader(input)];
                    assertThat(evaluation.of(state.mine(), state.theirs(), Rest.of(state)))
                            .as(where)
                            .isEqualTo(sum);
                });
        for (int placed = 0; placed < 2 * rules.men(); placed++) assertThat(seen[placed]).isTrue();
    }

    @Test
    @DisplayName("Every way in which men can stand on a part of the board is an input of its own")
    void ways() {
        var inputs = PatternInputs.of(MorrisPresets.MORRIS);
        int ring = 6_561;
        int nine = 19_683;
        int threats = 9;
        assertThat(inputs.size()).isEqualTo(2 * ring + 2 * nine + threats);
        long leaders = 0;
        for (int input = 0; input < inputs.size(); input++) {
            assertThat(inputs.leader(inputs.leader(input))).isEqualTo(inputs.leader(input));
            if (inputs.leader(input) == input) leaders++;
        }
        // By Burnside's lemma: a ring has 8 symmetries of its own, a side and a corner have 4.
        long ofRing = (ring + 81 + 2 * 9 + 4 * 243) / 8;
        long ofNine = (nine + 2 * 729 + 243) / 4;
        assertThat(leaders).isEqualTo(2 * ofRing + 2 * ofNine + threats);
    }

    @Test
    @DisplayName("Weights that are written and read are the same; those too large are cut off")
    void roundTrip() throws Exception {
        var inputs = PatternInputs.of(MorrisPresets.MORRIS);
        var random = new Seed(2).random();
        double[][] points = new double[PatternInputs.STAGES][inputs.size()];
        for (double[] stage : points) Arrays.setAll(stage, _ -> random.nextGaussian() * 200);
        var weights = PatternWeights.of(inputs, points);
        var out = new ByteArrayOutputStream();
        weights.write(inputs, out);
        var again = PatternWeights.read(inputs, new ByteArrayInputStream(out.toByteArray()));
        for (int stage = 0; stage < points.length; stage++) {
            assertThat(again.of(stage)).isEqualTo(weights.of(stage));
            for (int input = 0; input < inputs.size(); input++) {
                double cut = Math.clamp(points[stage][inputs.leader(input)], -256, 254);
                assertThat((double) weights.of(stage)[input]).isBetween(cut - 1, cut + 1);
            }
        }
    }

    @ParameterizedTest
    @FieldSource("RULES")
    @DisplayName("Weights ship for the boards with three squares, however matches are drawn")
    void shipped(Rules rules) {
        assertThat(PatternEvaluation.shipped(rules)).isPresent();
        assertThat(PatternEvaluation.shipped(rules.withoutDraws())).isPresent();
        assertThat(PatternEvaluation.shipped(MorrisPresets.SIX_MENS)).isEqualTo(Optional.empty());
    }
}
