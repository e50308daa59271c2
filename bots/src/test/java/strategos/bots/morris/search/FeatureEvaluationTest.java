package strategos.bots.morris.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import strategos.game.Seed;
import strategos.morris.Board;
import strategos.morris.Rules;
import strategos.morris.Rules.Flying;

class FeatureEvaluationTest {

    private static final int POSITIONS = 300;

    private static final List<Integer> FEATURES =
            List.of(
                    Feature.MILLS,
                    Feature.TWOS,
                    Feature.ONES,
                    Feature.THREATS,
                    Feature.SWINGS,
                    Feature.STEPS,
                    Feature.BLOCKED);

    @DisplayName("Features are those that counting line by line and man by man finds")
    @ParameterizedTest(name = "{0}")
    @FieldSource("strategos.morris.MorrisPresets#ALL")
    void features(Rules rules) {
        for (int feature : FEATURES) {
            var random = new Seed(1).child(rules.name()).random();
            Evaluation evaluation = evaluation(rules, feature);
            for (int i = 0; i < POSITIONS; i++) {
                int[] men = men(rules, random);
                int hand = random.nextInt(2);
                int mine = counted(rules, feature, men[0], men[1], hand);
                int theirs = counted(rules, feature, men[1], men[0], hand);
                assertThat(evaluation.of(men[0], men[1], Rest.of(hand, hand, false, false)))
                        .as("%s, seed 1, position %d, feature %d", rules.name(), i, feature)
                        .isEqualTo(mine - theirs);
            }
        }
    }

    /** An evaluation that counts one feature. */
    private static Evaluation evaluation(Rules rules, int feature) {
        int[][] weights = new int[Weights.Phase.values().length][Feature.COUNT];
        for (int[] phase : weights) phase[feature] = 1;
        return new FeatureEvaluation(rules, new LineMaps(rules.board()), new Weights(weights));
    }

    private static int[] men(Rules rules, RandomGenerator random) {
        int[] men = new int[2];
        for (int point = 0; point < rules.board().size(); point++) {
            int owner = random.nextInt(3);
            if (owner < 2 && Integer.bitCount(men[owner]) < rules.men()) men[owner] |= 1 << point;
        }
        return men;
    }

    private static int counted(Rules rules, int feature, int men, int others, int hand) {
        Board board = rules.board();
        int empty = board.all() & ~(men | others);
        if (feature == Feature.STEPS || feature == Feature.BLOCKED) {
            int count = 0;
            for (int point = 0; point < board.size(); point++) {
                if ((men >>> point & 1) == 0) continue;
                int steps = Integer.bitCount(board.neighbours(point) & empty);
                count += feature == Feature.STEPS ? steps : steps == 0 ? 1 : 0;
            }
            return count;
        }
        boolean anywhere =
                hand > 0 || rules.flying() == Flying.AT_THREE && Integer.bitCount(men) <= 3;
        int count = 0;
        for (List<Integer> line : board.mills())
            count += inLine(board, feature, line, men, others, anywhere);
        return count;
    }

    private static int inLine(
            Board board, int feature, List<Integer> line, int men, int others, boolean anywhere) {
        int own = (int) line.stream().filter(point -> (men >>> point & 1) != 0).count();
        boolean open = line.stream().noneMatch(point -> (others >>> point & 1) != 0);
        if (feature == Feature.MILLS) return own == 3 ? 1 : 0;
        if (feature == Feature.ONES) return open && own == 1 ? 1 : 0;
        if (!open || own != 2) return 0;
        int gap = line.stream().filter(point -> (men >>> point & 1) == 0).findFirst().orElseThrow();
        int closers = board.neighbours(gap) & men;
        for (int point : line) closers &= ~(1 << point);
        return switch (feature) {
            case Feature.TWOS -> 1;
            case Feature.THREATS -> anywhere || closers != 0 ? 1 : 0;
            default -> (closers & board.inMills(men)) != 0 ? 1 : 0;
        };
    }
}
