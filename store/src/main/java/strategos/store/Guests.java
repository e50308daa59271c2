package strategos.store;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * People without an account. A guest is known by the hash of a token that only the browser has,
 * from the first seat on.
 */
public final class Guests {

    private final Jdbi database;

    Guests(Jdbi database) {
        this.database = database;
    }

    public boolean exists(String id) {
        return database.withHandle(
                handle ->
                        handle.createQuery("SELECT COUNT(*) FROM guests WHERE id = ?")
                                        .bind(0, id)
                                        .mapTo(Integer.class)
                                        .one()
                                == 1);
    }

    /** Notes a guest who is about to take a seat. */
    static void remember(Handle handle, String id, long now) {
        handle.execute(
                "INSERT INTO guests (id, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING", id, now);
    }
}
