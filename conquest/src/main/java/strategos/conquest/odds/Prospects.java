package strategos.conquest.odds;

import java.util.function.IntToDoubleFunction;
import strategos.conquest.battle.Dice;

/**
 * The value of a battle before each of its rounds, computed backward from the values of its
 * endings. Takes time proportional to armies times defenders, and memory proportional to defenders.
 */
final class Prospects {

    /** Receives the value of each point of a battle. */
    interface Visitor {
        void visit(int armies, int defenders, double worth);
    }

    /** A round costs at most {@link Dice#MOST} armies, so it leads no further than these rows. */
    static final int ROWS = Dice.MOST + 1;

    private Prospects() {}

    static void visit(
            int mostArmies,
            int mostDefenders,
            RoundChances rounds,
            IntToDoubleFunction onConquest,
            double onDefeat,
            Visitor visitor) {
        double[][] worth = new double[ROWS][mostDefenders + 1];
        for (int armies = 1; armies <= mostArmies; armies++) {
            double[] row = worth[armies % ROWS];
            row[0] = onConquest.applyAsDouble(armies);
            for (int defenders = 1; defenders <= mostDefenders; defenders++) {
                row[defenders] =
                        armies == 1 ? onDefeat : expected(worth, armies, defenders, rounds);
                visitor.visit(armies, defenders, row[defenders]);
            }
        }
    }

    private static double expected(
            double[][] worth, int armies, int defenders, RoundChances rounds) {
        double[] chances = rounds.between(armies, defenders);
        int allLost = defenders - (chances.length - 1);
        double expected = 0;
        for (int losses = 0; losses < chances.length; losses++) {
            expected += chances[losses] * worth[(armies - losses) % ROWS][allLost + losses];
        }
        return expected;
    }
}
