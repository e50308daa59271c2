package strategos.table;

import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The time at a table.
 *
 * @param saved the clocks as they were stored; empty for a match that has none yet
 * @param millis the server time: it goes on only while the server runs
 */
public record TableTime(Optional<ClockState> saved, LongSupplier millis) {}
