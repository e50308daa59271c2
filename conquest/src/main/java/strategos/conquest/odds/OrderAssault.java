package strategos.conquest.odds;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.rules.Structure.Together;

/**
 * A plan of attack by orders: one battle per territory, with all armies but one advancing again
 * after each conquest.
 *
 * @param armies on the territory that attacks first, including the one that stays behind
 * @param defenders on each territory in the order of attack
 * @param rules the kill probabilities
 */
public record OrderAssault(int armies, List<Integer> defenders, Together rules)
        implements Offensive {

    /**
     * Where luck is not all, every pair of rolls is followed for every number of armies: beyond
     * this many, answers would take long.
     */
    public static final int MOST_WITHOUT_LUCK = 400;

    public OrderAssault {
        defenders = new Assault(armies, defenders).defenders();
        if (rules.luck() < 100 && Math.max(armies, sum(defenders)) > MOST_WITHOUT_LUCK) {
            throw new IllegalArgumentException(
                    "if luck is not 100, odds are computed for at most %d armies per side"
                            .formatted(MOST_WITHOUT_LUCK));
        }
    }

    private static int sum(List<Integer> armies) {
        return armies.stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public AssaultOdds odds() {
        var exchange = new Exchange(rules);
        List<Survivors> endings = new ArrayList<>();
        double[] arriving = new double[armies + 1];
        arriving[armies] = 1;
        int defendersBeyond = allDefenders();
        int taken = 0;
        for (int garrison : defenders) {
            var advance = new Advance(exchange, arriving, garrison);
            defendersBeyond -= garrison;
            endings.add(
                    new Survivors(
                            Distribution.of(taken, advance.stoppedArmies),
                            Distribution.of(defendersBeyond, advance.stoppedDefenders)));
            arriving = advance.movedOn;
            taken++;
        }
        Distribution attackers = Distribution.of(taken, arriving);
        Distribution nobody = Distribution.of(0, new double[] {attackers.total()});
        endings.add(new Survivors(attackers, nobody));
        return new AssaultOdds(this, endings);
    }

    /** The battle for one territory, with a probability for each initial number of armies. */
    private static final class Advance {

        private final double[] stoppedArmies;
        private final double[] stoppedDefenders;
        private final double[] movedOn;

        Advance(Exchange exchange, double[] arriving, int garrison) {
            stoppedArmies = new double[arriving.length];
            stoppedDefenders = new double[garrison + 1];
            movedOn = new double[arriving.length];
            if (arriving.length > 1) stop(1, garrison, arriving[1]);
            for (int armies = 2; armies < arriving.length; armies++)
                if (arriving[armies] > 0)
                    add(exchange.ends(armies - 1, garrison), arriving[armies]);
        }

        /** One army alone stays where it is. */
        private void stop(int armies, int garrison, double chance) {
            stoppedArmies[armies] += chance;
            stoppedDefenders[garrison] += chance;
        }

        private void add(Exchange.Ends ends, double chance) {
            for (int left = 0; left < ends.taken().length; left++) {
                movedOn[left] += chance * ends.taken()[left];
                stoppedArmies[left + 1] += chance * ends.held()[left];
            }
            for (int left = 1; left < ends.holding().length; left++)
                stoppedDefenders[left] += chance * ends.holding()[left];
        }
    }
}
