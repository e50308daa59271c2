package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import strategos.store.ChatMessage.Author;

/** The reports that no operator has handled yet. */
public final class Reports {

    private static final String SELECT =
            "SELECT id, match_id, number, reporter, reported, name, reason, at FROM reports ";

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Reports(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * Adds a report, unless the reporter has reported the same already.
     *
     * @param about the number of a message; empty for a report about what else a player does
     */
    public CompletableFuture<Void> add(
            String id,
            String match,
            Optional<Integer> about,
            String reporter,
            Author reported,
            String reason) {
        return writer.run(
                handle -> {
                    if (isKnown(handle, match, about, reporter, reported.id())) return;
                    Guests.remember(handle, reporter, clock.millis());
                    handle.execute(
                            """
                            INSERT INTO reports
                                (id, match_id, number, reporter, reported, name, reason, at)
                            VALUES (?, ?, ?, ?, ?, ?, ?, ?)""",
                            id,
                            match,
                            about.orElse(null),
                            reporter,
                            reported.id(),
                            reported.name(),
                            reason,
                            clock.millis());
                });
    }

    private static boolean isKnown(
            Handle handle,
            String match,
            Optional<Integer> about,
            String reporter,
            String reported) {
        return handle.createQuery(
                                """
                                SELECT COUNT(*) FROM reports WHERE match_id = ?
                                    AND COALESCE(number, 0) = ? AND reporter = ? AND reported = ?""")
                        .bind(0, match)
                        .bind(1, about.orElse(0))
                        .bind(2, reporter)
                        .bind(3, reported)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /** The oldest reports. */
    public List<ChatReport> open(int most) {
        return reader.read(
                handle ->
                        handle.createQuery(SELECT + "ORDER BY at, id LIMIT ?")
                                .bind(0, most)
                                .map((row, _) -> report(row))
                                .list());
    }

    public Optional<ChatReport> find(String id) {
        return reader.read(
                handle ->
                        handle.createQuery(SELECT + "WHERE id = ?")
                                .bind(0, id)
                                .map((row, _) -> report(row))
                                .findFirst());
    }

    /** Deletes a report that an operator has handled; returns whether there was one. */
    public CompletableFuture<Boolean> handle(String id) {
        return writer.submit(handle -> handle.execute("DELETE FROM reports WHERE id = ?", id) > 0);
    }

    /** Gives the reports of a guest, and those about it, to an account. */
    static void handOver(Handle handle, String guest, String account) {
        handle.execute("UPDATE reports SET reporter = ? WHERE reporter = ?", account, guest);
        handle.execute("UPDATE reports SET reported = ? WHERE reported = ?", account, guest);
    }

    private static ChatReport report(ResultSet row) throws SQLException {
        @Nullable Object about = row.getObject("number");
        return new ChatReport(
                row.getString("id"),
                row.getString("match_id"),
                about == null ? Optional.empty() : Optional.of(row.getInt("number")),
                row.getString("reporter"),
                row.getString("reported"),
                row.getString("name"),
                row.getString("reason"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
