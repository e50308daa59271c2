package strategos.store;

import org.jdbi.v3.core.Handle;

/**
 * People without an account. A guest is known by the hash of a token that only the browser has,
 * from the first seat on.
 */
final class Guests {

    private Guests() {}

    /** Notes a guest who is about to take a seat. */
    static void remember(Handle handle, String id, long now) {
        handle.execute(
                "INSERT INTO guests (id, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING", id, now);
    }
}
