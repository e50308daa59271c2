package strategos.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The players that accounts have blocked. */
public final class Blocks {

    private final StoreReader reader;
    private final Writer writer;

    Blocks(StoreReader reader, Writer writer) {
        this.reader = reader;
        this.writer = writer;
    }

    public CompletableFuture<Void> add(String account, String blocked) {
        return writer.run(
                handle -> {
                    handle.execute(
                            """
                            INSERT INTO blocks (account, blocked) VALUES (?, ?)
                            ON CONFLICT DO NOTHING""",
                            account,
                            blocked);
                });
    }

    public CompletableFuture<Void> remove(String account, String blocked) {
        return writer.run(
                handle -> {
                    handle.execute(
                            "DELETE FROM blocks WHERE account = ? AND blocked = ?",
                            account,
                            blocked);
                });
    }

    /** The names of the players that an account has blocked. */
    public List<String> of(String account) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT name FROM blocks
                                        JOIN accounts ON accounts.id = blocks.blocked
                                        WHERE account = ? ORDER BY plain_name""")
                                .bind(0, account)
                                .mapTo(String.class)
                                .list());
    }

    /** The accounts that have blocked a player. */
    public List<String> against(String blocked) {
        return reader.read(
                handle ->
                        handle.createQuery("SELECT account FROM blocks WHERE blocked = ?")
                                .bind(0, blocked)
                                .mapTo(String.class)
                                .list());
    }

    /** Whether an account and one of these others have blocked each other, in either direction. */
    public boolean isBetween(String account, List<String> others) {
        if (others.isEmpty()) return false;
        return reader.read(
                        handle ->
                                handle.createQuery(
                                                """
                                                SELECT COUNT(*) FROM blocks
                                                WHERE account = :account AND blocked IN (<others>)
                                                    OR blocked = :account AND account IN (<others>)""")
                                        .bind("account", account)
                                        .bindList("others", others)
                                        .mapTo(Integer.class)
                                        .one())
                > 0;
    }
}
