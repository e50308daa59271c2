package strategos.conquest.reason;

import java.util.OptionalDouble;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.BlitzOdds;
import strategos.conquest.odds.Exchange;
import strategos.conquest.orders.OrderTerms;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.view.View;

/**
 * The exact odds of an attack as a viewer knows its terms: with dice, to the end with the most dice
 * on both sides; with orders, for the single battle of an order.
 */
public final class BorderOdds {

    private BorderOdds() {}

    /**
     * The odds of an attack over a border between numbers of armies, including the one that stays;
     * empty if there are more armies than odds are computed for.
     */
    public static OptionalDouble win(View view, int from, int to, int armies, int defenders) {
        if (armies < 2) return OptionalDouble.of(0);
        DiceLimits terms = view.terms(from, to);
        if (Math.max(armies, defenders) > Assault.MOST_ARMIES) return OptionalDouble.empty();
        return view.rules().structure() instanceof Together orders
                ? OptionalDouble.of(
                        new Exchange(OrderTerms.of(orders, terms)).win(armies - 1, defenders))
                : BlitzOdds.of(armies, defenders, terms).stream()
                        .mapToDouble(BlitzOdds::win)
                        .findFirst();
    }
}
