package strategos.conquest.luck;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import strategos.conquest.battle.Losses;
import strategos.conquest.battle.RoundOdds;
import strategos.conquest.odds.ExpectedLosses;
import strategos.conquest.orders.BattleResult;
import strategos.conquest.view.Casualties;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;

/**
 * Measures the luck of a match from its rolls, which it has to see completely: what happened is
 * compared with the exact odds of each roll.
 *
 * <p>Battles of orders of more than 10,000 armies per side are left out: their odds take long to
 * compute.
 */
public final class LuckMeter {

    private final List<Tally> seats;
    private final AttackNotes notes = new AttackNotes();

    public LuckMeter(int seats) {
        this.seats = Stream.generate(Tally::new).limit(seats).toList();
    }

    /**
     * Looks at one roll of a match; rolls that are no battles are ignored.
     *
     * @param step the number of the roll in the replay
     */
    public void roll(long step, View before, int outcome, View after) {
        switch (before.phase()) {
            case Phase.Battle battle -> round(step, before, battle, after);
            case Phase.Fight fight when !(after.phase() instanceof Phase.Fight) ->
                    fought(step, before, fight, before.orders().battleResult(outcome));
            default -> {}
        }
    }

    private void round(long step, View before, Phase.Battle battle, View after) {
        int edge = before.terms(battle.from(), battle.to()).edge();
        var odds = RoundOdds.of(battle.attackDice(), battle.defendDice(), edge);
        var losses = Casualties.of(battle, before, after);
        count(before, before.turnOf(), battle.to(), ExpectedLosses.of(odds), losses);
        notes.round(step, before, battle, losses);
    }

    private void fought(long step, View before, Phase.Fight fight, BattleResult result) {
        if (!AttackOdds.isComputed(fight)) return;
        var expected =
                AttackOdds.exchange(before, fight)
                        .expectedLosses(fight.attackers(), fight.defenders());
        var losses = new Losses(result.attackers(), result.defenders());
        count(before, fight.seat(), fight.to(), expected, losses);
        notes.fought(step, before, fight, result);
    }

    private void count(View view, int attacker, int to, ExpectedLosses expected, Losses losses) {
        int defender = view.owner(to);
        double variance = expected.variance();
        if (attacker < seats.size())
            seats.get(attacker)
                    .add(
                            losses.attacker(),
                            expected.attacker(),
                            losses.defender(),
                            expected.defender(),
                            variance);
        if (defender < seats.size())
            seats.get(defender)
                    .add(
                            losses.defender(),
                            expected.defender(),
                            losses.attacker(),
                            expected.attacker(),
                            variance);
    }

    /** The luck of the match so far. */
    public LuckReport report() {
        List<SeatLuck> luck = new ArrayList<>();
        for (Tally seat : seats) luck.add(seat.luck());
        return new LuckReport(luck, notes.won(), notes.lost());
    }

    /** The sums of one seat. */
    private static final class Tally {

        private int rolls;
        private int lost;
        private double expectedLost;
        private int killed;
        private double expectedKilled;
        private double variance;

        void add(
                int lost, double expectedLost, int killed, double expectedKilled, double variance) {
            rolls++;
            this.lost += lost;
            this.expectedLost += expectedLost;
            this.killed += killed;
            this.expectedKilled += expectedKilled;
            this.variance += variance;
        }

        SeatLuck luck() {
            return SeatLuck.of(rolls, lost, expectedLost, killed, expectedKilled, variance);
        }
    }
}
