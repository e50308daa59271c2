package strategos.conquest.odds;

import strategos.conquest.battle.Luck;
import strategos.conquest.rules.Structure.Together;

/**
 * One battle of orders: both sides kill at the same time, and it is over.
 * docs/rules/warzone.md#battles
 */
public final class Exchange {

    /** Rolls less likely than this are left out; all of them together are still negligible. */
    private static final double NEGLIGIBLE = 1e-30;

    private final int attackersKill;
    private final int defendersKill;
    private final Luck luck;

    public Exchange(Together rules) {
        attackersKill = rules.attackersKill();
        defendersKill = rules.defendersKill();
        luck = new Luck(rules.luck());
    }

    /** The probabilities of all results of a battle. */
    static final class Ends {

        private final double[] taken;
        private final double[] held;
        private final double[] holding;

        private Ends(int attackers, int defenders) {
            taken = new double[attackers + 1];
            held = new double[attackers + 1];
            holding = new double[defenders + 1];
        }

        /** That the territory is taken, by the attackers left. */
        double[] taken() {
            return taken;
        }

        /** That it is not, by the attackers left. */
        double[] held() {
            return held;
        }

        /** That it is not, by the defenders left. */
        double[] holding() {
            return holding;
        }

        /** Where nobody is left on either side, the last defender stays. */
        private void add(int attackersLeft, int defendersLeft, double chance) {
            if (defendersLeft == 0 && attackersLeft > 0) {
                taken[attackersLeft] += chance;
            } else {
                held[attackersLeft] += chance;
                holding[Math.max(1, defendersLeft)] += chance;
            }
        }
    }

    /** The chance that attackers take a territory from its defenders. */
    public double win(int attackers, int defenders) {
        double win = 0;
        for (double chance : ends(attackers, defenders).taken()) win += chance;
        return win;
    }

    public WinChance chance(int attackers, int defenders) {
        return WinChance.exact(win(attackers, defenders));
    }

    /** The fewest attackers that take a territory with at least this chance, up to a limit. */
    public int attackersFor(int defenders, double chance, int limit) {
        int attackers = Math.min(limit, defenders);
        while (attackers < limit && win(attackers, defenders) < chance) attackers++;
        return attackers;
    }

    /** What both sides can expect to lose. */
    public ExpectedLosses expectedLosses(int attackers, int defenders) {
        var sums = new ExpectedLosses.Sums();
        visitPairs(
                attackers,
                defenders,
                (attackersLeft, defendersLeft, chance) ->
                        sums.add(
                                attackers - attackersLeft,
                                defenders
                                        - (attackersLeft > 0
                                                ? defendersLeft
                                                : Math.max(1, defendersLeft)),
                                chance));
        return sums.expected();
    }

    Ends ends(int attackers, int defenders) {
        return luck.percent() == 100
                ? endsByLuck(attackers, defenders)
                : endsByHalves(attackers, defenders);
    }

    /** Receives a result of a battle. */
    private interface Visitor {
        void visit(int attackersLeft, int defendersLeft, double chance);
    }

    /** What each side rolls is all that counts, and the two have nothing to do with each other. */
    private Ends endsByLuck(int attackers, int defenders) {
        double[] defendersLost = Binomial.chancesUpTo(defenders, attackers, attackersKill);
        double[] attackersLost = Binomial.chancesUpTo(attackers, defenders, defendersKill);
        double allKilled = defendersLost.length > defenders ? defendersLost[defenders] : 0;
        double noneLeft = attackersLost.length > attackers ? attackersLost[attackers] : 0;
        var ends = new Ends(attackers, defenders);
        for (int lost = 0; lost < attackersLost.length; lost++) {
            int left = attackers - lost;
            if (left > 0) ends.taken()[left] = allKilled * attackersLost[lost];
            ends.held()[left] = (left > 0 ? 1 - allKilled : 1) * attackersLost[lost];
        }
        for (int lost = 0; lost < Math.min(defenders, defendersLost.length); lost++)
            ends.holding()[defenders - lost] = defendersLost[lost];
        ends.holding()[1] += allKilled * noneLeft;
        return ends;
    }

    private Ends endsByHalves(int attackers, int defenders) {
        var ends = new Ends(attackers, defenders);
        visitPairs(attackers, defenders, ends::add);
        return ends;
    }

    /**
     * What is rolled counts in part, and one draw rounds for both sides: every pair is followed.
     * Almost all rolls of large armies are negligible, so this takes time proportional to the root
     * of attackers times defenders.
     */
    private void visitPairs(int attackers, int defenders, Visitor visitor) {
        double[] byAttackers = rolls(attackers, attackersKill);
        double[] byDefenders = rolls(defenders, defendersKill);
        for (int a = 0; a < byAttackers.length; a++) {
            if (byAttackers[a] < NEGLIGIBLE) continue;
            long defendersLost = luck.parts(attackers, attackersKill, a);
            for (int d = 0; d < byDefenders.length; d++) {
                if (byDefenders[d] < NEGLIGIBLE) continue;
                long attackersLost = luck.parts(defenders, defendersKill, d);
                double chance = byAttackers[a] * byDefenders[d];
                round(attackers, attackersLost, defenders, defendersLost, chance, visitor);
            }
        }
    }

    private double[] rolls(int armies, int percent) {
        return luck.isRolled() ? Binomial.chances(armies, percent) : new double[] {1};
    }

    /** The draw rounds up for both sides, for one of them, or for neither. */
    private static void round(
            int attackers,
            long attackersLost,
            int defenders,
            long defendersLost,
            double chance,
            Visitor visitor) {
        int one = (int) (attackersLost % Luck.ONE);
        int other = (int) (defendersLost % Luck.ONE);
        int[] bounds = {0, Math.min(one, other), Math.max(one, other), Luck.ONE};
        for (int part = 0; part + 1 < bounds.length; part++) {
            int width = bounds[part + 1] - bounds[part];
            int left = attackers - Luck.rounded(attackersLost, bounds[part]);
            int leftThere = defenders - Luck.rounded(defendersLost, bounds[part]);
            if (width > 0)
                visitor.visit(Math.max(0, left), Math.max(0, leftThere), chance * width / Luck.ONE);
        }
    }
}
