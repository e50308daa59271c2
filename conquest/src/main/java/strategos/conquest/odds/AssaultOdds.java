package strategos.conquest.odds;

import java.util.ArrayList;
import java.util.List;

/**
 * The possible endings of an assault, with exact probabilities.
 *
 * @param endings by the number of territories taken, from none to all
 */
public record AssaultOdds(Offensive assault, List<Survivors> endings) {

    public AssaultOdds {
        endings = List.copyOf(endings);
        if (endings.size() != assault.defenders().size() + 1) {
            throw new IllegalArgumentException(
                    "%d endings for %d territories"
                            .formatted(endings.size(), assault.defenders().size()));
        }
    }

    static AssaultOdds of(Assault assault) {
        RoundChances rounds = new RoundChances(assault.dice());
        List<StopPoints> stops = StopPoints.of(assault, rounds);
        List<Survivors> endings = new ArrayList<>();
        double[] arriving = new double[assault.armies() + 1];
        arriving[assault.armies()] = 1;
        int defendersBeyond = assault.allDefenders();
        int taken = 0;
        for (int defenders : assault.defenders()) {
            Battle battle = new Battle(arriving, defenders, rounds, stops.get(taken));
            defendersBeyond -= defenders;
            endings.add(
                    new Survivors(
                            Distribution.of(taken, battle.stoppedArmies()),
                            Distribution.of(defendersBeyond, battle.stoppedDefenders())));
            arriving = battle.movedOn();
            taken++;
        }
        Distribution attackers = Distribution.of(taken, arriving);
        Distribution nobody = Distribution.of(0, new double[] {attackers.total()});
        endings.add(new Survivors(attackers, nobody));
        return new AssaultOdds(assault, endings);
    }

    /** The chance of taking every territory. */
    public double win() {
        return ifWon().chance();
    }

    /** The chance of taking that many territories, or more. */
    public double takingAtLeast(int territories) {
        return endings.stream().skip(territories).mapToDouble(Survivors::chance).sum();
    }

    /** Who is left if every territory is taken. */
    public Survivors ifWon() {
        return endings.getLast();
    }

    /** Who is left if not every territory is taken. */
    public Survivors ifNotWon() {
        return together(endings.subList(0, endings.size() - 1));
    }

    /** Who is left, however it ends. */
    public Survivors inAnyCase() {
        return together(endings);
    }

    public double expectedAttackerLosses() {
        return assault.armies() - inAnyCase().attackers().mean();
    }

    public double expectedDefenderLosses() {
        return assault.allDefenders() - inAnyCase().defenders().mean();
    }

    private static Survivors together(List<Survivors> endings) {
        return new Survivors(
                Distribution.sum(endings.stream().map(Survivors::attackers).toList()),
                Distribution.sum(endings.stream().map(Survivors::defenders).toList()));
    }
}
