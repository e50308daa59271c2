package strategos.conquest.odds;

import java.util.List;
import strategos.conquest.battle.Dice;
import strategos.conquest.battle.DiceLimits;

/**
 * A battle for one territory that is stopped after a number of rounds.
 *
 * @param armies on the territory that attacks, including the one that stays behind
 * @param garrison on the territory that is attacked
 * @param dice the most that each side rolls; both always roll the most they may
 * @param rounds the maximum number of rounds
 */
public record Skirmish(int armies, int garrison, DiceLimits dice, int rounds) implements Offensive {

    /** Rounds are followed one by one, so that more armies than these would take long. */
    public static final int MOST_ARMIES = 500;

    public Skirmish {
        Assault.of(armies, garrison);
        if (Math.max(armies, garrison) > MOST_ARMIES) {
            throw new IllegalArgumentException(
                    "odds of a number of rounds are computed for at most %d armies per side"
                            .formatted(MOST_ARMIES));
        }
        if (rounds < 1) {
            throw new IllegalArgumentException("a battle has at least 1 round");
        }
    }

    @Override
    public List<Integer> defenders() {
        return List.of(garrison);
    }

    /** Follows every way the dice can fall. */
    @Override
    public AssaultOdds odds() {
        double[][] chances = new double[armies + 1][garrison + 1];
        chances[armies][garrison] = 1;
        var table = new RoundChances(dice);
        int most = Math.min(rounds, armies + garrison);
        for (int round = 0; round < most; round++) fight(chances, table, round);
        return new AssaultOdds(this, List.of(held(chances), taken(chances)));
    }

    /** Rounds only take armies away: from the fewest on, nothing that has fought is met again. */
    private void fight(double[][] chances, RoundChances table, int before) {
        int fewest = Math.max(2, armies - before * Dice.MOST);
        for (int attacking = fewest; attacking <= armies; attacking++)
            for (int defending = 1; defending <= garrison; defending++)
                if (chances[attacking][defending] > 0)
                    roll(chances, table.between(attacking, defending), attacking, defending);
    }

    private static void roll(double[][] chances, double[] round, int attacking, int defending) {
        double here = chances[attacking][defending];
        chances[attacking][defending] = 0;
        int compared = round.length - 1;
        for (int lost = 0; lost <= compared; lost++)
            chances[attacking - lost][defending - (compared - lost)] += here * round[lost];
    }

    private Survivors held(double[][] chances) {
        double[] attackers = new double[armies + 1];
        double[] defenders = new double[garrison + 1];
        for (int attacking = 1; attacking <= armies; attacking++) {
            for (int defending = 1; defending <= garrison; defending++) {
                attackers[attacking] += chances[attacking][defending];
                defenders[defending] += chances[attacking][defending];
            }
        }
        return new Survivors(Distribution.of(0, attackers), Distribution.of(0, defenders));
    }

    private Survivors taken(double[][] chances) {
        double[] attackers = new double[armies + 1];
        for (int attacking = 1; attacking <= armies; attacking++)
            attackers[attacking] = chances[attacking][0];
        var left = Distribution.of(0, attackers);
        return new Survivors(left, Distribution.of(0, new double[] {left.total()}));
    }
}
