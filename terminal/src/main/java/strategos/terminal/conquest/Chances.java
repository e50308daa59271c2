package strategos.terminal.conquest;

import java.util.OptionalDouble;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.BlitzOdds;
import strategos.conquest.odds.Exchange;
import strategos.conquest.orders.OrderTerms;
import strategos.conquest.rules.Structure.Together;
import strategos.conquest.view.View;

/**
 * The exact odds of an attack: with dice, to the end with the most dice on both sides; with orders,
 * for the single battle of an order.
 */
final class Chances {

    private Chances() {}

    /**
     * The odds of an attack over a border with a number of armies, including the one that stays;
     * empty if there are more armies than odds are computed for.
     */
    static OptionalDouble win(View view, int from, int to, int armies) {
        if (armies < 2) return OptionalDouble.of(0);
        DiceLimits terms = view.terms(from, to);
        int defenders = view.armies(to);
        if (Math.max(armies, defenders) > Assault.MOST_ARMIES) return OptionalDouble.empty();
        return view.rules().structure() instanceof Together orders
                ? OptionalDouble.of(
                        new Exchange(OrderTerms.of(orders, terms)).win(armies - 1, defenders))
                : BlitzOdds.of(armies, defenders, terms).stream()
                        .mapToDouble(BlitzOdds::win)
                        .findFirst();
    }

    /** The chance in whole percent, or that it is not known. */
    static String percent(OptionalDouble chance) {
        return chance.isPresent() ? percent(chance.getAsDouble()) : "no odds";
    }

    /** A chance in whole percent, never certain when it is not. */
    static String percent(double chance) {
        if (chance > 0 && chance < 0.005) return "<1%";
        if (chance < 1 && chance > 0.995) return ">99%";
        return Math.round(100 * chance) + "%";
    }
}
