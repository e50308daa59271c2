package strategos.app.arena;

import java.util.Locale;
import strategos.arena.Interval;

/** Numbers of reports as text. */
final class ReportNumbers {

    private ReportNumbers() {}

    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    static String range(Interval interval) {
        return percent(interval.low()).replace(" %", "") + " – " + percent(interval.high());
    }

    static String time(double nanos) {
        if (nanos < 1_000) return String.format(Locale.ROOT, "%.0f ns", nanos);
        return nanos < 1_000_000
                ? String.format(Locale.ROOT, "%.1f µs", nanos / 1e3)
                : String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
    }
}
