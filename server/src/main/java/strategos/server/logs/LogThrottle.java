package strategos.server.logs;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.logging.Filter;
import java.util.logging.LogRecord;

/**
 * Leaves out lines of a log when one class writes very many at one level. The next line that is
 * written says how many were left out.
 */
public final class LogThrottle implements Filter {

    private static final int BURST = 50;
    private static final long EVERY = Duration.ofSeconds(2).toNanos();

    private final LongSupplier nanos;
    private final Map<Source, Budget> budgets = new HashMap<>();

    private record Source(String logger, int level) {}

    /** Lines that may still be written, and those that were not. */
    private static final class Budget {

        private int left = BURST;
        private long filledAt;
        private int leftOut;

        Budget(long now) {
            filledAt = now;
        }

        boolean take(long now) {
            int more = (int) Math.min(BURST, (now - filledAt) / EVERY);
            if (more > 0) filledAt = now;
            left = Math.min(BURST, left + more);
            if (left > 0) {
                left--;
                return true;
            }
            leftOut++;
            return false;
        }

        int forgetLeftOut() {
            int count = leftOut;
            leftOut = 0;
            return count;
        }
    }

    public LogThrottle(LongSupplier nanos) {
        this.nanos = nanos;
    }

    @Override
    public synchronized boolean isLoggable(LogRecord line) {
        long now = nanos.getAsLong();
        var source = new Source(String.valueOf(line.getLoggerName()), line.getLevel().intValue());
        var budget = budgets.computeIfAbsent(source, _ -> new Budget(now));
        if (!budget.take(now)) return false;
        int leftOut = budget.forgetLeftOut();
        if (leftOut > 0)
            line.setMessage(line.getMessage() + " (" + leftOut + " lines before it left out)");
        return true;
    }
}
