package strategos.store;

import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;

/**
 * The owners of seats. A guest is identified by the hash of a token that only the browser has, and
 * stored with the first seat or name; an account owns seats under its own id.
 */
public final class Guests {

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Guests(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Notes a guest who is about to own something. */
    static void remember(Handle handle, String id, long now) {
        handle.execute(
                "INSERT INTO guests (id, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING", id, now);
    }

    /** The name that a guest chose last. */
    public Optional<String> nameOf(String id) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        "SELECT name FROM guests WHERE id = ? AND name IS NOT NULL")
                                .bind(0, id)
                                .mapTo(String.class)
                                .findFirst());
    }

    public CompletableFuture<Void> setName(String id, String name) {
        return writer.run(
                handle -> {
                    remember(handle, id, clock.millis());
                    handle.execute("UPDATE guests SET name = ? WHERE id = ?", name, id);
                });
    }

    /**
     * Gives everything that a guest owns to an account, under its name. If the account has a seat
     * in the same match already, the guest keeps the other one.
     */
    public CompletableFuture<Void> handOver(String guest, Account account) {
        return writer.run(
                handle -> {
                    handle.execute(
                            """
                            UPDATE seats SET guest = ?, name = ? WHERE guest = ? AND match_id NOT IN
                                (SELECT match_id FROM seats WHERE guest = ?)""",
                            account.id(),
                            account.name(),
                            guest,
                            account.id());
                    handle.execute(
                            "UPDATE matches SET maker = ? WHERE maker = ?", account.id(), guest);
                    handle.execute(
                            "UPDATE matches SET host = ? WHERE host = ?", account.id(), guest);
                    MailAddresses.handOver(handle, guest, account.id());
                    ChatMessages.handOver(handle, guest, account.id());
                    Reports.handOver(handle, guest, account.id());
                    Mutes.handOver(handle, guest, account.id());
                    handle.execute(
                            "UPDATE seat_links SET guest = ? WHERE guest = ?", account.id(), guest);
                    handle.execute(
                            """
                            INSERT INTO hidden_matches (guest, match_id)
                            SELECT ?, match_id FROM hidden_matches WHERE guest = ?
                            ON CONFLICT DO NOTHING""",
                            account.id(),
                            guest);
                });
    }
}
