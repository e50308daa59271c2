package strategos.store;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The sessions of accounts, each identified by the hash of a token that only the browser has. A
 * session ends when it has not been used for some time.
 */
public final class Sessions {

    /** How long a session lasts without being used. */
    public static final Duration LIFE = Duration.ofDays(60);

    /** How often the store is told that a session is in use. */
    private static final Duration NOTED = Duration.ofDays(1);

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Sessions(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Begins a session, and removes those that have expired. */
    public CompletableFuture<Void> add(String id, String account) {
        return writer.run(
                handle -> {
                    handle.execute("DELETE FROM sessions WHERE used_at <= ?", expired());
                    handle.execute(
                            "INSERT INTO sessions (id, account, used_at) VALUES (?, ?, ?)",
                            id,
                            account,
                            clock.millis());
                });
    }

    private record Found(String account, long usedAt) {}

    /** The account of a session that has not ended. */
    public Optional<String> accountOf(String id) {
        var session =
                reader.read(
                        handle ->
                                handle.createQuery(
                                                """
                                                SELECT account, used_at FROM sessions
                                                WHERE id = ? AND used_at > ?""")
                                        .bind(0, id)
                                        .bind(1, expired())
                                        .map(
                                                (row, _) ->
                                                        new Found(
                                                                row.getString("account"),
                                                                row.getLong("used_at")))
                                        .findFirst());
        if (session.isPresent() && session.get().usedAt() <= clock.millis() - NOTED.toMillis())
            touch(id);
        return session.map(Found::account);
    }

    private void touch(String id) {
        var _ =
                writer.run(
                        handle -> {
                            handle.execute(
                                    "UPDATE sessions SET used_at = ? WHERE id = ?",
                                    clock.millis(),
                                    id);
                        });
    }

    public CompletableFuture<Void> remove(String id) {
        return writer.run(
                handle -> {
                    handle.execute("DELETE FROM sessions WHERE id = ?", id);
                });
    }

    private long expired() {
        return clock.millis() - LIFE.toMillis();
    }
}
