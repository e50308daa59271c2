package strategos.bots.conquest.orders;

import strategos.conquest.odds.Exchange;
import strategos.conquest.rules.Structure;
import strategos.conquest.rules.Structure.Together;

/** The number of armies needed to conquer with a given probability, cached. */
final class Needs {

    /** Beyond, the numbers are near enough to what is to be expected. */
    private static final int EXACT_UP_TO = 40;

    private static final int LIMIT = 10 * EXACT_UP_TO;

    private final Exchange exchange;
    private final double chance;

    /** How many attackers it takes to kill one defender, as is to be expected. */
    private final double each;

    private final int[] known = new int[EXACT_UP_TO + 1];

    Needs(Structure structure, double chance) {
        Together orders = structure instanceof Together together ? together : Structure.ORDERS;
        this.exchange = new Exchange(orders);
        this.chance = chance;
        this.each = 100.0 / orders.attackersKill();
    }

    int against(int defenders) {
        if (defenders > EXACT_UP_TO) return againstMany(defenders);
        if (known[defenders] == 0)
            known[defenders] = exchange.attackersFor(defenders, chance, LIMIT);
        return known[defenders];
    }

    /**
     * What is to be expected grows with the number of defenders, and what it takes beyond that to
     * be sure enough only with the root of it.
     */
    private int againstMany(int defenders) {
        double times = (double) defenders / EXACT_UP_TO;
        double expected = Math.min(against(EXACT_UP_TO), each * EXACT_UP_TO);
        double more = against(EXACT_UP_TO) - expected;
        return (int) Math.ceil(expected * times + more * Math.sqrt(times));
    }
}
