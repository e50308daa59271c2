package strategos.bots.orders;

import strategos.conquest.odds.Exchange;
import strategos.conquest.rules.Structure;
import strategos.conquest.rules.Structure.Together;

/** How many armies it takes to conquer with a certain chance; what was asked once is remembered. */
final class Needs {

    /** Beyond, the numbers grow about in proportion. */
    private static final int EXACT_UP_TO = 40;

    private static final int LIMIT = 10 * EXACT_UP_TO;

    private final Exchange exchange;
    private final double chance;
    private final int[] known = new int[EXACT_UP_TO + 1];

    Needs(Structure structure, double chance) {
        this.exchange =
                new Exchange(structure instanceof Together orders ? orders : Structure.ORDERS);
        this.chance = chance;
    }

    int against(int defenders) {
        if (defenders > EXACT_UP_TO)
            return Math.ceilDiv(against(EXACT_UP_TO) * defenders, EXACT_UP_TO);
        if (known[defenders] == 0)
            known[defenders] = exchange.attackersFor(defenders, chance, LIMIT);
        return known[defenders];
    }
}
