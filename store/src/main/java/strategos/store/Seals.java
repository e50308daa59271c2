package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;
import org.jdbi.v3.core.Handle;

/** The seals of matches with verifiable dice. */
public final class Seals {

    private static final String SELECT = "SELECT number, match_id, phase, since, facts FROM seals ";

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Seals(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Notes that the dice of a match are to be sealed. */
    public CompletableFuture<Void> want(String match) {
        return writer.run(
                handle ->
                        handle.execute("INSERT INTO sealed_matches (match_id) VALUES (?)", match));
    }

    public boolean isWanted(String match) {
        return reader.read(
                        handle ->
                                handle.createQuery(
                                                "SELECT COUNT(*) FROM sealed_matches WHERE match_id = ?")
                                        .bind(0, match)
                                        .mapTo(Integer.class)
                                        .one())
                > 0;
    }

    /** Adds a seal under the next number, which its maker is told. */
    public CompletableFuture<StoredSeal> add(Fence fence, LongFunction<StoredSeal> maker) {
        return writer.submit(
                handle -> {
                    fence.require(handle);
                    long number =
                            1
                                    + handle.createQuery(
                                                    "SELECT coalesce(max(number), 0) FROM seals")
                                            .mapTo(Long.class)
                                            .one();
                    var seal = maker.apply(number);
                    handle.execute(
                            "INSERT INTO seals (number, match_id, phase, since, facts, made_at)"
                                    + " VALUES (?, ?, ?, ?, ?, ?)",
                            number,
                            seal.match(),
                            seal.phase(),
                            seal.since(),
                            seal.facts(),
                            clock.millis());
                    return seal;
                });
    }

    public CompletableFuture<Void> set(Fence fence, StoredSeal seal) {
        return writer.run(
                handle -> {
                    fence.require(handle);
                    set(handle, seal);
                });
    }

    static void set(Handle handle, StoredSeal seal) {
        handle.execute(
                "UPDATE seals SET phase = ?, since = ?, facts = ? WHERE number = ?",
                seal.phase(),
                seal.since(),
                seal.facts(),
                seal.number());
    }

    /** Publishes the seal of a match that will never be played to its end. */
    static void abandon(Handle handle, String match) {
        handle.execute("DELETE FROM sealed_matches WHERE match_id = ?", match);
        handle.execute(
                "UPDATE seals SET phase = ? WHERE match_id = ? AND phase <> ?",
                StoredSeal.OPEN,
                match,
                StoredSeal.VOID);
    }

    /** The seal of a match: the last of several. */
    public Optional<StoredSeal> of(String match) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        SELECT + "WHERE match_id = ? ORDER BY number DESC LIMIT 1")
                                .bind(0, match)
                                .map((row, _) -> seal(row))
                                .findFirst());
    }

    /** The latest seals before a number, the last first. */
    public List<StoredSeal> before(long number, int most) {
        return reader.read(
                handle ->
                        handle.createQuery(SELECT + "WHERE number < ? ORDER BY number DESC LIMIT ?")
                                .bind(0, number)
                                .bind(1, most)
                                .map((row, _) -> seal(row))
                                .list());
    }

    private static StoredSeal seal(ResultSet row) throws SQLException {
        return new StoredSeal(
                row.getLong("number"),
                row.getString("match_id"),
                row.getString("phase"),
                row.getLong("since"),
                row.getString("facts"));
    }
}
