package strategos.terminal.conquest;

import java.util.OptionalDouble;
import strategos.conquest.reason.BorderOdds;
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
        return BorderOdds.win(view, from, to, armies, view.armies(to));
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
