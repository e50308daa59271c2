package strategos.app.conquest;

import strategos.conquest.View;
import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.Exchange;
import strategos.conquest.odds.WinTable;
import strategos.conquest.orders.OrderTerms;
import strategos.conquest.rules.Structure.Together;

/**
 * The exact odds of an attack: where there are dice, fought to the end with the most on both sides;
 * where orders are given, in the one battle of an order.
 */
final class Chances {

    private Chances() {}

    /** Of an attack over a border with so many armies, the one that stays included. */
    static double win(View view, int from, int to, int armies) {
        if (armies < 2) return 0;
        DiceLimits terms = view.terms(from, to);
        int defenders = view.armies(to);
        return view.rules().structure() instanceof Together orders
                ? new Exchange(OrderTerms.of(orders, terms)).win(armies - 1, defenders)
                : winByDice(armies, defenders, terms);
    }

    private static double winByDice(int armies, int defenders, DiceLimits terms) {
        boolean exact = Math.max(armies, defenders) <= WinTable.EXACT_UP_TO;
        boolean countable = Math.max(armies, defenders) <= Assault.MOST_ARMIES;
        return exact || !countable
                ? WinTable.of(terms).chance(armies, defenders)
                : Assault.of(armies, defenders).withDice(terms).odds().win();
    }

    /** A chance in whole percent, never certain when it is not. */
    static String percent(double chance) {
        if (chance > 0 && chance < 0.005) return "<1%";
        if (chance < 1 && chance > 0.995) return ">99%";
        return Math.round(100 * chance) + "%";
    }
}
