package strategos.app.conquest;

import strategos.conquest.battle.DiceLimits;
import strategos.conquest.odds.Assault;
import strategos.conquest.odds.WinTable;

/**
 * The exact odds of an attack on certain terms, fought to the end with the most dice on both sides.
 */
final class Chances {

    private Chances() {}

    static double win(int armies, int defenders, DiceLimits terms) {
        if (armies < 2) return 0;
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
