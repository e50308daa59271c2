package strategos.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The right to write to a match. Where several nodes share a database, it ends as soon as another
 * node claims the match, and every write checks it in its own transaction.
 *
 * @param epoch the claim of this node; empty if no other node can claim the match
 */
public record Fence(String match, Optional<Long> epoch) {

    /** Compares the epoch of a match in the condition of an update. */
    static final String CONDITION = " AND epoch = COALESCE(CAST(:epoch AS BIGINT), epoch)";

    /** For the only process that writes to a database. */
    public static Fence none(String match) {
        return new Fence(match, Optional.empty());
    }

    /**
     * Fails unless the match is still claimed.
     *
     * @throws StoreException if another node has claimed it
     */
    void require(Handle handle) {
        if (epoch.isEmpty()) return;
        requireFound(
                handle.createQuery("SELECT COUNT(*) FROM matches WHERE id = :match" + CONDITION)
                        .bind("match", match)
                        .bind("epoch", epoch.get())
                        .mapTo(Integer.class)
                        .one());
    }

    /** The same after an update with the condition has changed this many rows. */
    void requireFound(int rows) {
        if (epoch.isPresent() && rows == 0)
            throw new StoreException("match " + match + " is played at another node now");
    }
}
