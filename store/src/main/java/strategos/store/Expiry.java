package strategos.store;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;

/**
 * Deletes what nobody has used for long: matches of guests, boards outside the gallery, and guests
 * who own nothing any more. What belongs to an account stays.
 */
public final class Expiry {

    /** The tables that hold something of a match, in an order in which they can be emptied. */
    private static final List<String> PARTS =
            List.of(
                    "seat_links",
                    "hidden_matches",
                    "match_flags",
                    "chat_messages",
                    "mailed_turns",
                    "board_plays",
                    "rating_changes",
                    "results",
                    "sealed_matches",
                    "steps",
                    "seats");

    /** How many guests are deleted at a time, so that no match waits for it. */
    private static final int MOST_GUESTS = 500;

    /** Everybody who owns something. */
    private static final String OWNERS =
            """
            SELECT guest FROM seats WHERE guest IS NOT NULL
            UNION SELECT guest FROM seat_links
            UNION SELECT guest FROM hidden_matches
            UNION SELECT maker FROM matches WHERE maker IS NOT NULL
            UNION SELECT host FROM matches WHERE host IS NOT NULL
            UNION SELECT author FROM chat_messages
            UNION SELECT reporter FROM reports
            UNION SELECT reported FROM reports
            UNION SELECT owner FROM mail_addresses
            UNION SELECT owner FROM mailed_turns
            UNION SELECT player FROM mutes
            UNION SELECT id FROM accounts""";

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Expiry(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * The matches without an account that have not changed for so long, the oldest first. One with
     * a running clock or a report that waits is not among them.
     */
    public List<String> matches(Duration life, int most) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT id FROM matches WHERE changed_at <= ?
                                            AND due_at IS NULL
                                            AND id NOT IN (SELECT match_id FROM reports)
                                            AND NOT EXISTS (SELECT 1 FROM accounts
                                                WHERE accounts.id = matches.maker
                                                    OR accounts.id = matches.host)
                                            AND NOT EXISTS (SELECT 1 FROM seats, accounts
                                                WHERE seats.match_id = matches.id
                                                    AND accounts.id = seats.guest)
                                        ORDER BY changed_at LIMIT ?""")
                                .bind(0, before(life))
                                .bind(1, most)
                                .mapTo(String.class)
                                .list());
    }

    /** Deletes a match with everything about it, except its seal and its dice. */
    public CompletableFuture<Void> deleteMatch(String id) {
        return writer.run(
                handle -> {
                    for (String part : PARTS)
                        handle.execute("DELETE FROM " + part + " WHERE match_id = ?", id);
                    handle.execute("UPDATE matches SET rematch = NULL WHERE rematch = ?", id);
                    handle.execute("DELETE FROM matches WHERE id = ?", id);
                });
    }

    /** Deletes boards outside the gallery that nobody has used for so long; returns how many. */
    public CompletableFuture<Integer> deleteBoards(Duration life) {
        return writer.submit(
                handle ->
                        handle.execute(
                                """
                                DELETE FROM boards WHERE made_at <= ?
                                    AND id NOT IN (SELECT board FROM gallery)""",
                                before(life)));
    }

    /** Deletes guests who came that long ago and own nothing; returns how many. */
    public CompletableFuture<Integer> deleteGuests(Duration life) {
        List<String> gone = reader.read(handle -> withoutPossessions(handle, before(life)));
        if (gone.isEmpty()) return CompletableFuture.completedFuture(0);
        return writer.submit(
                handle ->
                        handle.createUpdate(
                                        "DELETE FROM guests WHERE id IN (<gone>) AND id NOT IN ("
                                                + OWNERS
                                                + ")")
                                .bindList("gone", gone)
                                .execute());
    }

    private static List<String> withoutPossessions(Handle handle, long before) {
        return handle.createQuery(
                        "SELECT id FROM guests WHERE made_at <= ? AND id NOT IN ("
                                + OWNERS
                                + ") LIMIT "
                                + MOST_GUESTS)
                .bind(0, before)
                .mapTo(String.class)
                .list();
    }

    private long before(Duration life) {
        return clock.millis() - life.toMillis();
    }
}
