package strategos.conquest.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * How an assault can end, with exact chances.
 *
 * @param endings one for each number of territories taken, from none to all
 */
public record AssaultOdds(Assault assault, List<Ending> endings) {

    public AssaultOdds {
        endings = List.copyOf(endings);
    }

    /**
     * The assault ends after so many territories are taken.
     *
     * @param attackers all armies left to the attacker, those on taken territories included
     * @param defenders all armies left in the way of the attacker
     */
    public record Ending(int taken, Distribution attackers, Distribution defenders) {

        public double chance() {
            return attackers.total();
        }
    }

    static AssaultOdds of(Assault assault) {
        RoundChances rounds = new RoundChances(assault.dice());
        List<Halts> halts = Halts.of(assault, rounds);
        List<Ending> endings = new ArrayList<>();
        double[] arriving = new double[assault.armies() + 1];
        arriving[assault.armies()] = 1;
        int defendersBeyond = assault.allDefenders();
        int taken = 0;
        for (int defenders : assault.defenders()) {
            Battle battle = new Battle(arriving, defenders, rounds, halts.get(taken));
            defendersBeyond -= defenders;
            endings.add(
                    new Ending(
                            taken,
                            Distribution.of(taken, battle.haltedArmies()),
                            Distribution.of(defendersBeyond, battle.haltedDefenders())));
            arriving = battle.movedOn();
            taken++;
        }
        Distribution attackers = Distribution.of(taken, arriving);
        Distribution nobody = Distribution.of(0, new double[] {attackers.total()});
        endings.add(new Ending(taken, attackers, nobody));
        return new AssaultOdds(assault, endings);
    }

    /** The chance of taking every territory. */
    public double win() {
        return endings.getLast().chance();
    }

    /** The chance of taking that many territories, or more. */
    public double takingAtLeast(int territories) {
        return endings.stream().skip(territories).mapToDouble(Ending::chance).sum();
    }

    /** All armies left to the attacker, however it ends. */
    public Distribution attackersLeft() {
        return merged(assault.armies(), Ending::attackers);
    }

    /** All armies left in the way of the attacker, however it ends. */
    public Distribution defendersLeft() {
        return merged(assault.allDefenders(), Ending::defenders);
    }

    public double expectedAttackerLosses() {
        return assault.armies() - attackersLeft().mean();
    }

    public double expectedDefenderLosses() {
        return assault.allDefenders() - defendersLeft().mean();
    }

    private Distribution merged(int most, Function<Ending, Distribution> side) {
        double[] chances = new double[most + 1];
        for (Ending ending : endings) {
            Distribution distribution = side.apply(ending);
            for (int n = distribution.least(); n <= distribution.most(); n++) {
                chances[n] += distribution.chance(n);
            }
        }
        return Distribution.of(0, chances);
    }
}
