package strategos.conquest.odds;

import strategos.conquest.battle.RoundOdds;

/**
 * The exact expectation of one round of dice, or of one battle of orders.
 *
 * @param attacker the armies that the attacker loses on average
 * @param defender the armies that the defender loses on average
 * @param variance the variance of the difference between the two losses
 */
public record ExpectedLosses(double attacker, double defender, double variance) {

    public static ExpectedLosses of(RoundOdds round) {
        var sums = new Sums();
        for (int losses = 0; losses <= round.compared(); losses++)
            sums.add(losses, round.compared() - losses, round.chance(losses).value());
        return sums.expected();
    }

    /** Adds up the possible losses of a battle. */
    static final class Sums {

        private double attacker;
        private double defender;
        private double square;

        void add(int attackerLosses, int defenderLosses, double chance) {
            double difference = (double) defenderLosses - attackerLosses;
            attacker += chance * attackerLosses;
            defender += chance * defenderLosses;
            square += chance * difference * difference;
        }

        ExpectedLosses expected() {
            double mean = defender - attacker;
            return new ExpectedLosses(attacker, defender, Math.max(0, square - mean * mean));
        }
    }
}
