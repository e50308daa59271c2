package strategos.store;

import org.jdbi.v3.core.Handle;

/**
 * Guests: people without an account, identified by the hash of a token that only the browser has,
 * and stored with their first seat.
 */
final class Guests {

    private Guests() {}

    /** Notes a guest who is about to take a seat. */
    static void remember(Handle handle, String id, long now) {
        handle.execute(
                "INSERT INTO guests (id, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING", id, now);
    }
}
