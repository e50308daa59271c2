package strategos.bots.morris.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

    static final List<Rules> RULES = List.of(MorrisPresets.MORRIS, MorrisPresets.MORRIS_FLY);
    private static final int MATCHES = 60;

    /** Weights that tell every input of every bucket from most others. */
    private static PatternWeights weights(PatternInputs inputs) {
        var random = new Seed(1).random();
        double[][] points = new double[PatternBuckets.COUNT][inputs.size()];
        for (double[] bucket : points) Arrays.setAll(bucket, _ -> random.nextInt(-250, 250));
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
            State state = game.emptyBoard(0);
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
        var evaluation = new PatternEvaluation(weights(inputs));
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
    @DisplayName("A value is the sum of the weights of the position's inputs in its bucket")
    void sum(Rules rules) {
        var inputs = PatternInputs.of(rules);
        var weights = weights(inputs);
        var evaluation = new PatternEvaluation(weights);
        boolean[] seen = new boolean[PatternBuckets.COUNT];
        everyPosition(
                rules,
                (state, where) -> {
                    int bucket = inputs.bucket(state);
                    seen[bucket] = true;
                    int sum = 0;
                    for (int input : inputs.of(state))
                        sum += weights.of(bucket)[inputs.representative(input)];
                    assertThat(evaluation.of(state.mine(), state.theirs(), Rest.of(state)))
                            .as(where)
                            .isEqualTo(sum);
                });
        for (int placed = 0; placed < 2 * rules.men(); placed++) assertThat(seen[placed]).isTrue();
    }

    @ParameterizedTest
    @FieldSource("RULES")
    @DisplayName("Inputs are those that looking at each part point by point, and each line, finds")
    void inputs(Rules rules) {
        var inputs = PatternInputs.of(rules);
        everyPosition(
                rules,
                (state, where) -> {
                    int[] found =
                            Arrays.stream(inputs.of(state)).map(inputs::representative).toArray();
                    int[] expected =
                            expected(rules, state).stream()
                                    .mapToInt(inputs::representative)
                                    .toArray();
                    assertThat(found).as(where).containsExactlyInAnyOrder(expected);
                });
    }

    private static List<Integer> expected(Rules rules, State state) {
        var symmetries = new Symmetries(rules.board());
        List<Integer> expected = new ArrayList<>();
        int first = 0;
        for (String part : PatternInputs.PARTS) {
            Set<Set<Integer>> seen = new HashSet<>();
            for (int each = 0; each < symmetries.size(); each++) {
                int symmetry = each;
                var points =
                        part.chars()
                                .mapToObj(letter -> symmetries.point(symmetry, letter - 'A'))
                                .toList();
                if (seen.add(Set.copyOf(points))) expected.add(first + index(points, state));
            }
            first += (int) Math.pow(3, part.length());
        }
        int mine = threats(rules, state, state.mine(), state.theirs(), state.mover());
        int theirs = threats(rules, state, state.theirs(), state.mine(), 1 - state.mover());
        expected.add(first + 3 * mine + theirs);
        return expected;
    }

    private static int index(List<Integer> points, State state) {
        int index = 0;
        for (int point : points.reversed())
            index =
                    3 * index
                            + ((state.mine() >>> point & 1) != 0 ? 1 : 0)
                            + ((state.theirs() >>> point & 1) != 0 ? 2 : 0);
        return index;
    }

    private static int threats(Rules rules, State state, int men, int others, int player) {
        int hand = player == state.mover() ? state.myHand() : state.theirHand();
        boolean flies =
                rules.flying() == Rules.Flying.AT_THREE
                        ? Integer.bitCount(men) == 3
                        : state.hasFlight(player);
        int threats = 0;
        for (List<Integer> line : rules.board().mills()) {
            int own = (int) line.stream().filter(point -> (men >>> point & 1) != 0).count();
            int gaps = 0;
            for (int point : line) {
                boolean isFree = ((men | others) >>> point & 1) == 0;
                int closers = rules.board().neighbours(point) & men;
                for (int other : line) closers &= ~(1 << other);
                if (isFree && (hand > 0 || flies || closers != 0)) gaps++;
            }
            if (own == 2) threats += gaps;
        }
        return Math.min(threats, PatternInputs.MOST_THREATS);
    }

    @Test
    @DisplayName("Every configuration of men on a part of the board is an input of its own")
    void configurations() {
        var inputs = PatternInputs.of(MorrisPresets.MORRIS);
        int ring = 6_561;
        int nine = 19_683;
        int threats = 9;
        assertThat(inputs.size()).isEqualTo(2 * ring + 2 * nine + threats);
        int representatives = 0;
        for (int input = 0; input < inputs.size(); input++) {
            assertThat(inputs.representative(inputs.representative(input)))
                    .isEqualTo(inputs.representative(input));
            if (inputs.representative(input) == input) representatives++;
        }
        // By Burnside's lemma: a ring has 8 symmetries of its own, a side and a corner have 4.
        int ofRing = (ring + 81 + 2 * 9 + 4 * 243) / 8;
        int ofNine = (nine + 2 * 729 + 243) / 4;
        assertThat(representatives).isEqualTo(2 * ofRing + 2 * ofNine + threats);
    }

    @Test
    @DisplayName("Weights that are written and read are the same; those too large are cut off")
    void roundTrip() throws Exception {
        var inputs = PatternInputs.of(MorrisPresets.MORRIS);
        var random = new Seed(2).random();
        double[][] points = new double[PatternBuckets.COUNT][inputs.size()];
        for (double[] bucket : points) Arrays.setAll(bucket, _ -> random.nextGaussian() * 200);
        var weights = PatternWeights.of(inputs, points);
        var out = new ByteArrayOutputStream();
        weights.write(out);
        var again = PatternWeights.read(inputs, new ByteArrayInputStream(out.toByteArray()));
        for (int bucket = 0; bucket < points.length; bucket++) {
            assertThat(again.of(bucket)).isEqualTo(weights.of(bucket));
            for (int input = 0; input < inputs.size(); input++) {
                double cut = Math.clamp(points[bucket][inputs.representative(input)], -256, 254);
                assertThat((double) weights.of(bucket)[input]).isBetween(cut - 1, cut + 1);
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
