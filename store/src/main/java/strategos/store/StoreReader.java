package strategos.store;

import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** Reads from the database, concurrently with the writer thread. */
record StoreReader(Jdbi database) {

    /**
     * @throws StoreException if the database cannot be read
     */
    <T> T read(HandleCallback<T, RuntimeException> query) {
        try {
            return database.withHandle(query);
        } catch (JdbiException unreadable) {
            throw new StoreException(
                    "the database cannot be read: " + DatabaseFault.of(unreadable), unreadable);
        }
    }
}
