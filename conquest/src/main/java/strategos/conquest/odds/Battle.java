package strategos.conquest.odds;

import java.util.Arrays;

/**
 * The battle for one territory, followed round by round through every possible outcome. Takes time
 * proportional to armies times defenders, and memory proportional to their sum.
 */
final class Battle {

    private final RoundChances rounds;
    private final double[] conquered;
    private final double[] stoppedArmies;
    private final double[] stoppedDefenders;

    /** Begins with each number of armies by its chance, and ends each way it must. */
    Battle(double[] arriving, int allDefenders, RoundChances rounds, StopPoints stops) {
        this.rounds = rounds;
        this.conquered = new double[arriving.length];
        this.stoppedArmies = new double[arriving.length];
        this.stoppedDefenders = new double[allDefenders + 1];
        fight(arriving, allDefenders, stops);
    }

    /** The chances of not taking the territory, by the armies left to the attacker. */
    double[] stoppedArmies() {
        return stoppedArmies;
    }

    /** The chances of not taking the territory, by the defenders left on it. */
    double[] stoppedDefenders() {
        return stoppedDefenders;
    }

    /** The chances of taking the territory, by the armies that move on to it: one stays behind. */
    double[] movedOn() {
        return Arrays.copyOfRange(conquered, 1, conquered.length + 1);
    }

    private void fight(double[] arriving, int allDefenders, StopPoints stops) {
        double[][] chances = new double[Prospects.ROWS][allDefenders + 1];
        for (int armies = arriving.length - 1; armies >= 1; armies--) {
            double[] row = chances[armies % Prospects.ROWS];
            row[allDefenders] += arriving[armies];
            for (int defenders = allDefenders; defenders >= 1; defenders--) {
                if (row[defenders] == 0) {
                    continue;
                }
                if (stops.at(armies, defenders)) {
                    stoppedArmies[armies] += row[defenders];
                    stoppedDefenders[defenders] += row[defenders];
                } else {
                    roll(chances, armies, defenders);
                }
            }
            conquered[armies] = row[0];
            Arrays.fill(row, 0);
        }
    }

    private void roll(double[][] chances, int armies, int defenders) {
        double before = chances[armies % Prospects.ROWS][defenders];
        double[] round = rounds.between(armies, defenders);
        int allLost = defenders - (round.length - 1);
        for (int losses = 0; losses < round.length; losses++) {
            chances[(armies - losses) % Prospects.ROWS][allLost + losses] += before * round[losses];
        }
    }
}
