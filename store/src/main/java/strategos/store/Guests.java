package strategos.store;

import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

/** People without an account. A guest is known by the hash of a token that only the browser has. */
public final class Guests {

    private final Jdbi database;
    private final Writer writer;
    private final Clock clock;

    Guests(Jdbi database, Writer writer, Clock clock) {
        this.database = database;
        this.writer = writer;
        this.clock = clock;
    }

    public CompletableFuture<Void> add(String id) {
        return writer.run(
                handle -> {
                    handle.execute(
                            "INSERT INTO guests (id, made_at) VALUES (?, ?)", id, clock.millis());
                });
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
}
