package strategos.app.odds;

import java.util.Locale;

/** A probability as text: two digits, never rounded to certainty. */
final class Percent {

    private static final double SMALLEST_SHOWN = 0.00005;

    /** Sums of exact chances can miss 1 by this much. */
    private static final double ROUNDING = 1e-12;

    private Percent() {}

    static String of(double chance) {
        if (chance > 0 && chance < SMALLEST_SHOWN) {
            return "<0.01 %";
        }
        if (chance < 1 - ROUNDING && chance >= 1 - SMALLEST_SHOWN) {
            return ">99.99 %";
        }
        return String.format(Locale.ROOT, "%.2f %%", 100 * chance);
    }
}
