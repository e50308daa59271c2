package strategos.conquest.odds;

import java.util.Arrays;

/**
 * The battle for one territory, followed round by round through every possible outcome. Takes time
 * proportional to armies times defenders, and memory proportional to their sum.
 */
final class Battle {

    private final RoundChances rounds;
    private final double[] conquered;
    private final double[] haltedArmies;
    private final double[] haltedDefenders;

    /** Begins with each number of armies by its chance, and ends each way it must. */
    Battle(double[] arriving, int allDefenders, RoundChances rounds, Halts halts) {
        this.rounds = rounds;
        this.conquered = new double[arriving.length];
        this.haltedArmies = new double[arriving.length];
        this.haltedDefenders = new double[allDefenders + 1];
        fight(arriving, allDefenders, halts);
    }

    /** The chances of not taking the territory, by the armies left to the attacker. */
    double[] haltedArmies() {
        return haltedArmies;
    }

    /** The chances of not taking the territory, by the defenders left on it. */
    double[] haltedDefenders() {
        return haltedDefenders;
    }

    /** The chances of taking the territory, by the armies that move on to it: one stays behind. */
    double[] movedOn() {
        return Arrays.copyOfRange(conquered, 1, conquered.length + 1);
    }

    private void fight(double[] arriving, int allDefenders, Halts halts) {
        double[][] chances = new double[Prospects.ROWS][allDefenders + 1];
        for (int armies = arriving.length - 1; armies >= 1; armies--) {
            double[] row = chances[armies % Prospects.ROWS];
            row[allDefenders] += arriving[armies];
            for (int defenders = allDefenders; defenders >= 1; defenders--) {
                if (row[defenders] == 0) {
                    continue;
                }
                if (halts.at(armies, defenders)) {
                    haltedArmies[armies] += row[defenders];
                    haltedDefenders[defenders] += row[defenders];
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
