package strategos.conquest.odds;

import strategos.conquest.battle.Dice;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.battle.RoundOdds;

/** The probabilities of a round's losses, for any numbers of armies. */
final class RoundChances {

    private final DiceLimits dice;
    private final double[][][] byDice = new double[Dice.MOST + 1][Dice.MOST + 1][];

    RoundChances(DiceLimits dice) {
        this.dice = dice;
        for (int attack = 1; attack <= dice.attack(); attack++) {
            for (int defend = 1; defend <= dice.defend(); defend++) {
                byDice[attack][defend] = chances(RoundOdds.of(attack, defend, dice.edge()));
            }
        }
    }

    /** By the attacker's losses; the defender loses what remains of the highest index. */
    double[] between(int armies, int defenders) {
        return byDice[dice.attackDice(armies)][dice.defendDice(defenders)];
    }

    private static double[] chances(RoundOdds odds) {
        double[] chances = new double[odds.compared() + 1];
        for (int losses = 0; losses < chances.length; losses++) {
            chances[losses] = odds.chance(losses).value();
        }
        return chances;
    }
}
