package strategos.store;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * The clocks of a match.
 *
 * @param state the clocks as text; empty if there is nothing to keep
 * @param dueAt the server time at which one of them runs out
 */
public record StoredClock(Optional<String> state, OptionalLong dueAt) {

    /** No clock has run yet. */
    public static final StoredClock NONE = new StoredClock(Optional.empty(), OptionalLong.empty());

    /** The due time as a column. */
    Optional<Long> due() {
        return dueAt.stream().boxed().findFirst();
    }
}
