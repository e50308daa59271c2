package strategos.conquest.odds;

import strategos.conquest.battle.DiceLimits;
import strategos.conquest.battle.RoundOdds;

/**
 * An estimate of battles that are too large for {@link WinTable}.
 *
 * <p>While both sides roll all their dice, the rounds are independent and alike, and each costs
 * both sides together the same number of armies. So the attacker's losses in the first rounds are
 * close to a normal distribution, and as many rounds are taken at once as bring the rest of the
 * battle into the table.
 */
final class LargeBattle {

    /** Less than one part in a billion is further from the mean. */
    private static final double DEVIATIONS = 6.5;

    private LargeBattle() {}

    /** The chance of a number of armies, one of which stays behind, against defenders. */
    static double win(int armies, int defenders, DiceLimits dice) {
        var round = RoundOdds.of(dice.attack(), dice.defend(), dice.edge());
        long together = (long) armies + defenders - WinTable.EXACT_UP_TO;
        long rounds = Math.ceilDiv(together, round.compared());
        long lost = rounds * round.compared();
        var losses = RoundLosses.of(round, rounds);
        double won = 0;
        double all = 0;
        long most = Math.min(lost, losses.most());
        for (long own = Math.max(0, losses.least()); own <= most; own++) {
            double weight = losses.weight(own);
            all += weight;
            won += weight * afterwards(armies - own, defenders - (lost - own), dice);
        }
        return won / all;
    }

    /**
     * The attacker's losses in many rounds: a normal distribution, corrected for skewness.
     *
     * @param skewness of all rounds together
     */
    private record RoundLosses(double mean, double deviation, double skewness) {

        static RoundLosses of(RoundOdds round, long rounds) {
            double mean = ExpectedLosses.of(round).attacker();
            double variance = moment(round, mean, 2);
            double skewness = moment(round, mean, 3) / Math.pow(variance, 1.5);
            return new RoundLosses(
                    rounds * mean,
                    Math.sqrt(rounds * variance),
                    skewness / Math.sqrt((double) rounds));
        }

        private static double moment(RoundOdds round, double mean, int power) {
            double moment = 0;
            for (int losses = 0; losses <= round.compared(); losses++)
                moment += round.chance(losses).value() * Math.pow(losses - mean, power);
            return moment;
        }

        long least() {
            return (long) (mean - DEVIATIONS * deviation);
        }

        long most() {
            return (long) Math.ceil(mean + DEVIATIONS * deviation);
        }

        double weight(long losses) {
            double score = (losses - mean) / deviation;
            double correction = 1 + skewness / 6 * (score * score * score - 3 * score);
            return Math.max(0, correction) * Math.exp(-score * score / 2);
        }
    }

    private static double afterwards(long armies, long defenders, DiceLimits dice) {
        if (armies <= 1) return 0;
        if (defenders <= 0) return 1;
        return WinTable.of(dice).chance((int) armies, (int) defenders);
    }
}
