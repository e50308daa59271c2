package strategos.conquest.battle;

import java.util.random.RandomGenerator;

/**
 * Samples the attacker's losses of a round with exact probabilities and without faces, for
 * simulations.
 *
 * <p>All 2^32 draws are divided into equal shares, one per outcome of the dice; the few that remain
 * are drawn again. So sampling compares one draw with fixed thresholds, without rounding,
 * allocation or division.
 */
public final class RoundSampler {

    /**
     * Room in a row for the upper ends of losing 0, 1, … armies; the last is the end of all shares.
     */
    private static final int ROW = Dice.MOST + 1;

    private static final int[] ENDS = endsOfEveryPair(0);

    /** The samplers by edge, created on demand. */
    private static final class Edged {

        private static final int[][] ENDS = new int[2 * Dice.MOST_EDGE + 1][];

        static {
            for (int edge = -Dice.MOST_EDGE; edge <= Dice.MOST_EDGE; edge++)
                ENDS[edge + Dice.MOST_EDGE] = endsOfEveryPair(edge);
        }

        private Edged() {}
    }

    private RoundSampler() {}

    /** The armies that the attacker loses; the defender loses the rest of {@link Dice#compared}. */
    public static int attackerLosses(int attackDice, int defendDice, RandomGenerator random) {
        return attackerLosses(ENDS, row(attackDice, defendDice), random);
    }

    /** The same where something is added to the attacker's highest die, or to the defender's. */
    public static int attackerLosses(
            int attackDice, int defendDice, int edge, RandomGenerator random) {
        return attackerLosses(
                Edged.ENDS[edge + Dice.MOST_EDGE], row(attackDice, defendDice), random);
    }

    private static int attackerLosses(int[] ends, int row, RandomGenerator random) {
        int draw = random.nextInt();
        while (isLeftOver(ends, row, draw)) {
            draw = random.nextInt();
        }
        return attackerLosses(ends, row, draw);
    }

    static int row(int attackDice, int defendDice) {
        return Dice.pairIndex(attackDice, defendDice) * ROW;
    }

    /** The thresholds for an edge. */
    static int[] ends(int edge) {
        return Edged.ENDS[edge + Dice.MOST_EDGE];
    }

    static boolean isLeftOver(int[] ends, int row, int draw) {
        return draw >= ends[row + ROW - 1];
    }

    static int attackerLosses(int[] ends, int row, int draw) {
        int losses = 0;
        for (int i = 0; i < ROW - 1; i++) {
            losses += draw >= ends[row + i] ? 1 : 0;
        }
        return losses;
    }

    private static int[] endsOfEveryPair(int edge) {
        int[] ends = new int[Dice.pairIndexes() * ROW];
        for (int attackDice = 1; attackDice <= Dice.MOST; attackDice++) {
            for (int defendDice = 1; defendDice <= Dice.MOST; defendDice++) {
                RoundOdds odds = RoundOdds.of(attackDice, defendDice, edge);
                long share = (1L << Integer.SIZE) / odds.outcomes();
                long end = Integer.MIN_VALUE;
                for (int losses = 0; losses < ROW; losses++) {
                    end += losses <= odds.compared() ? share * odds.ways(losses) : 0;
                    ends[row(attackDice, defendDice) + losses] = (int) end;
                }
            }
        }
        return ends;
    }
}
