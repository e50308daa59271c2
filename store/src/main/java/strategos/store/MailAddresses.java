package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;

/** The e-mail addresses of owners of seats, and the turns that they were written to about. */
public final class MailAddresses {

    private static final String COLUMNS = "a.owner, a.address, a.token, a.is_confirmed, a.language";

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    MailAddresses(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    public Optional<MailAddress> of(String owner) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        "SELECT "
                                                + COLUMNS
                                                + " FROM mail_addresses a WHERE owner = ?")
                                .bind(0, owner)
                                .map((row, _) -> address(row))
                                .findFirst());
    }

    /** Notes an address that is yet to be confirmed, in place of an earlier one. */
    public CompletableFuture<Void> set(
            String owner, String address, String token, String language) {
        return writer.run(
                handle -> {
                    Guests.remember(handle, owner, clock.millis());
                    handle.execute("DELETE FROM mail_addresses WHERE owner = ?", owner);
                    handle.execute(
                            """
                            INSERT INTO mail_addresses
                                (owner, address, token, language, is_confirmed, made_at)
                            VALUES (?, ?, ?, ?, 0, ?)""",
                            owner,
                            address,
                            token,
                            language,
                            clock.millis());
                });
    }

    /** Confirms the address that a token was sent to; false if there is none. */
    public CompletableFuture<Boolean> confirm(String token) {
        return writer.submit(
                handle ->
                        handle.execute(
                                        "UPDATE mail_addresses SET is_confirmed = 1 WHERE token = ?",
                                        token)
                                > 0);
    }

    /** Removes the address that a token was sent to; false if there is none. */
    public CompletableFuture<Boolean> remove(String token) {
        return writer.submit(
                handle -> handle.execute("DELETE FROM mail_addresses WHERE token = ?", token) > 0);
    }

    /**
     * The turns that have waited since then for somebody with a confirmed address, except those
     * that have been noted, those of removed matches, and those that waited before the address was
     * given: their player was there to see them.
     */
    public List<WaitingTurn> waitingSince(Instant since, int most) {
        String query =
                """
                SELECT %s, m.id AS match_id, m.turn AS turn
                FROM mail_addresses a
                JOIN seats s ON s.guest = a.owner
                JOIN matches m ON m.id = s.match_id
                LEFT JOIN mailed_turns t ON t.owner = a.owner AND t.match_id = m.id
                WHERE a.is_confirmed = 1 AND m.is_over = 0
                    AND m.changed_at BETWEEN a.made_at AND ?
                    AND ',' || m.deciders || ',' LIKE '%%,' || CAST(s.seat AS TEXT) || ',%%'
                    AND (t.turn IS NULL OR t.turn <> m.turn)
                    AND NOT EXISTS (SELECT 1 FROM hidden_matches h
                        WHERE h.guest = a.owner AND h.match_id = m.id)
                ORDER BY m.changed_at, m.id, a.owner LIMIT ?"""
                        .formatted(COLUMNS);
        return reader.read(
                handle ->
                        handle.createQuery(query)
                                .bind(0, since.toEpochMilli())
                                .bind(1, most)
                                .map(
                                        (row, _) ->
                                                new WaitingTurn(
                                                        address(row),
                                                        row.getString("match_id"),
                                                        row.getInt("turn")))
                                .list());
    }

    /** Notes that somebody is written to about a turn; no if another node has noted it before. */
    public CompletableFuture<Boolean> note(WaitingTurn about) {
        return writer.submit(
                handle ->
                        handle.execute(
                                        """
                                        INSERT INTO mailed_turns (owner, match_id, turn)
                                        VALUES (?, ?, ?)
                                        ON CONFLICT (owner, match_id) DO UPDATE
                                        SET turn = excluded.turn
                                        WHERE mailed_turns.turn <> excluded.turn""",
                                        about.to().owner(),
                                        about.match(),
                                        about.turn())
                                > 0);
    }

    /** Gives the address of a guest to an account, unless that has one. */
    static void handOver(Handle handle, String guest, String account) {
        handle.execute(
                """
                UPDATE mail_addresses SET owner = ? WHERE owner = ? AND NOT EXISTS
                    (SELECT 1 FROM mail_addresses WHERE owner = ?)""",
                account,
                guest,
                account);
        handle.execute("DELETE FROM mail_addresses WHERE owner = ?", guest);
        handle.execute(
                """
                INSERT INTO mailed_turns (owner, match_id, turn)
                SELECT ?, match_id, turn FROM mailed_turns WHERE owner = ?
                ON CONFLICT DO NOTHING""",
                account,
                guest);
        handle.execute("DELETE FROM mailed_turns WHERE owner = ?", guest);
    }

    private static MailAddress address(ResultSet row) throws SQLException {
        return new MailAddress(
                row.getString("owner"),
                row.getString("address"),
                row.getString("token"),
                row.getInt("is_confirmed") == 1,
                row.getString("language"));
    }
}
