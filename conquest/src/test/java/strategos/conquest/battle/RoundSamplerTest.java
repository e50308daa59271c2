package strategos.conquest.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.PrimitiveIterator;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RoundSamplerTest {

    /**
     * Each share of the draws stands for one outcome of the dice. Thresholds rise, so losses that
     * agree at both ends of a share agree throughout it, and counting shares counts all 2^32 draws.
     */
    @DisplayName("Sampled losses and compared faces have the very same distribution")
    @Test
    void sampledLossesAreDistributedLikeFaces() {
        for (int edge = -Dice.MOST_EDGE; edge <= Dice.MOST_EDGE; edge++) {
            for (int attackDice = 1; attackDice <= Dice.MOST; attackDice++) {
                for (int defendDice = 1; defendDice <= Dice.MOST; defendDice++) {
                    assertThat(sharesByLosses(attackDice, defendDice, edge))
                            .as("%d dice against %d, edge %d", attackDice, defendDice, edge)
                            .isEqualTo(outcomesByLosses(attackDice, defendDice, edge));
                }
            }
        }
    }

    @DisplayName("Draws beyond the last equal share are drawn again, and only those")
    @Test
    void leftOversAreDrawnAgain() {
        int row = RoundSampler.row(3, 2);
        int end = (int) (Integer.MIN_VALUE + share(3, 2) * 7776);
        assertThat(RoundSampler.isLeftOver(RoundSampler.ends(0), row, end - 1)).isFalse();
        assertThat(RoundSampler.isLeftOver(RoundSampler.ends(0), row, end)).isTrue();
        assertThat(RoundSampler.isLeftOver(RoundSampler.ends(0), row, Integer.MAX_VALUE)).isTrue();

        RandomGenerator scripted = scripted(end, Integer.MAX_VALUE, Integer.MIN_VALUE);
        assertThat(RoundSampler.attackerLosses(3, 2, scripted)).isZero();
        assertThat(RoundSampler.attackerLosses(3, 2, scripted(end - 1))).isEqualTo(2);
    }

    private static int[] sharesByLosses(int attackDice, int defendDice, int edge) {
        int row = RoundSampler.row(attackDice, defendDice);
        int[] ends = RoundSampler.ends(edge);
        long share = share(attackDice, defendDice);
        int[] shares = new int[Dice.MOST + 1];
        for (int outcome = 0; outcome < Dice.outcomes(attackDice + defendDice); outcome++) {
            int first = (int) (Integer.MIN_VALUE + share * outcome);
            int last = (int) (first + share - 1);
            int losses = RoundSampler.attackerLosses(ends, row, first);
            assertThat(RoundSampler.attackerLosses(ends, row, last)).isEqualTo(losses);
            assertThat(RoundSampler.isLeftOver(ends, row, last)).isFalse();
            shares[losses]++;
        }
        return shares;
    }

    private static int[] outcomesByLosses(int attackDice, int defendDice, int edge) {
        int[] outcomes = new int[Dice.MOST + 1];
        for (int outcome = 0; outcome < Dice.outcomes(attackDice + defendDice); outcome++) {
            int[] attack = Dice.attackFaces(attackDice, defendDice, outcome);
            int[] defend = Dice.defendFaces(defendDice, outcome);
            Arrays.sort(attack);
            attack[attackDice - 1] += edge;
            outcomes[lossesOfSorted(attack, Arrays.stream(defend).sorted().toArray())]++;
        }
        return outcomes;
    }

    /** Highest against highest, where the attacker's highest is already what it counts for. */
    private static int lossesOfSorted(int[] attack, int[] defend) {
        int losses = attack[attack.length - 1] <= defend[defend.length - 1] ? 1 : 0;
        for (int pair = 2; pair <= Math.min(attack.length, defend.length); pair++)
            if (attack[attack.length - pair] <= defend[defend.length - pair]) losses++;
        return losses;
    }

    private static long share(int attackDice, int defendDice) {
        return (1L << 32) / Dice.outcomes(attackDice + defendDice);
    }

    private static RandomGenerator scripted(long... draws) {
        PrimitiveIterator.OfLong next = LongStream.of(draws).iterator();
        return () -> next.nextLong() << 32;
    }
}
