package strategos.store;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;

/** Saved boards, identified by a hash of their text; immutable. */
public final class SharedBoards {

    /** How often the store is told that a board is in use. */
    private static final Duration NOTED = Duration.ofDays(1);

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    /** The result of saving a board. */
    public enum Kept {
        /** It is here, now or already. */
        KEPT,
        /** The limit for all boards is reached. */
        FULL
    }

    SharedBoards(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Saves a board, unless the limit is reached; an existing one is left unchanged. */
    public CompletableFuture<Kept> keep(String id, String text, int most) {
        return writer.submit(
                handle -> {
                    if (text(handle, id).isPresent()) {
                        touch(handle, id);
                        return Kept.KEPT;
                    }
                    if (count(handle) >= most) return Kept.FULL;
                    handle.execute(
                            "INSERT INTO boards (id, text, made_at) VALUES (?, ?, ?)",
                            id,
                            text,
                            clock.millis());
                    return Kept.KEPT;
                });
    }

    private record Found(String text, long usedAt) {}

    /** The text of a board. Reading it counts as a use. */
    public Optional<String> find(String id) {
        var board =
                reader.read(
                        handle ->
                                handle.createQuery("SELECT text, made_at FROM boards WHERE id = ?")
                                        .bind(0, id)
                                        .map(
                                                (row, _) ->
                                                        new Found(
                                                                row.getString("text"),
                                                                row.getLong("made_at")))
                                        .findOne());
        if (board.isPresent() && board.get().usedAt() <= clock.millis() - NOTED.toMillis()) {
            var _ = writer.run(handle -> touch(handle, id));
        }
        return board.map(Found::text);
    }

    private void touch(Handle handle, String id) {
        handle.execute("UPDATE boards SET made_at = ? WHERE id = ?", clock.millis(), id);
    }

    private static Optional<String> text(Handle handle, String id) {
        return handle.createQuery("SELECT text FROM boards WHERE id = ?")
                .bind(0, id)
                .mapTo(String.class)
                .findOne();
    }

    private static int count(Handle handle) {
        return handle.createQuery("SELECT COUNT(*) FROM boards").mapTo(Integer.class).one();
    }
}
