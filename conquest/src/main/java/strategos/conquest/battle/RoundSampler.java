package strategos.conquest.battle;

import java.util.random.RandomGenerator;

/**
 * Draws what a round costs the attacker, with exact weights and without faces: the primitive of
 * simulations.
 *
 * <p>All 2^32 draws are cut into as many equal shares as the dice have outcomes; the few draws left
 * over are drawn again. So losses are one draw compared with fixed thresholds, and no weight is
 * rounded. Nothing is allocated or divided.
 */
public final class RoundSampler {

    /**
     * Room in a row for the upper ends of losing 0, 1, … armies; the last is the end of all shares.
     */
    private static final int ROW = Dice.MOST + 1;

    private static final int[] ENDS = endsOfEveryPair();

    private RoundSampler() {}

    /** The armies that the attacker loses; the defender loses the rest of {@link Dice#compared}. */
    public static int attackerLosses(int attackDice, int defendDice, RandomGenerator random) {
        int row = row(attackDice, defendDice);
        int draw = random.nextInt();
        while (isLeftOver(row, draw)) {
            draw = random.nextInt();
        }
        return attackerLosses(row, draw);
    }

    static int row(int attackDice, int defendDice) {
        return Dice.pairIndex(attackDice, defendDice) * ROW;
    }

    static boolean isLeftOver(int row, int draw) {
        return draw >= ENDS[row + ROW - 1];
    }

    static int attackerLosses(int row, int draw) {
        int losses = 0;
        for (int i = 0; i < ROW - 1; i++) {
            losses += draw >= ENDS[row + i] ? 1 : 0;
        }
        return losses;
    }

    private static int[] endsOfEveryPair() {
        int[] ends = new int[Dice.pairIndexes() * ROW];
        for (int attackDice = 1; attackDice <= Dice.MOST; attackDice++) {
            for (int defendDice = 1; defendDice <= Dice.MOST; defendDice++) {
                RoundOdds odds = RoundOdds.of(attackDice, defendDice);
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
