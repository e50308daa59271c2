package strategos.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Links that transfer a seat to the guest who opens them. A link is stored as the hash of its
 * token, and works once, while the guest who created it still holds the seat. The guest who holds
 * the seat may open it again.
 */
public final class SeatLinks {

    /** How long a link works. */
    public static final Duration LIFE = Duration.ofDays(1);

    /** A seat of a match. */
    public record MatchSeat(String match, int seat) {}

    private final Writer writer;
    private final Clock clock;

    SeatLinks(Writer writer, Clock clock) {
        this.writer = writer;
        this.clock = clock;
    }

    public CompletableFuture<Void> add(String id, MatchSeat seat, String guest) {
        return writer.run(
                handle -> {
                    handle.execute(
                            """
                            INSERT INTO seat_links (id, match_id, seat, guest, made_at)
                            VALUES (?, ?, ?, ?, ?)""",
                            id,
                            seat.match(),
                            seat.seat(),
                            guest,
                            clock.millis());
                });
    }

    /** The result of using a link. */
    public sealed interface Use {

        /** The seat now belongs to the guest. */
        record Moved(MatchSeat seat) implements Use {}

        /** The seat already belonged to the guest. */
        record Held(MatchSeat seat) implements Use {}

        /** The guest has another seat in that match, and keeps it. */
        record SeatedAlready() implements Use {}

        /** The link is used, expired or unknown. */
        record Dead() implements Use {}
    }

    /** Moves the seat of a link to a guest, and uses the link up. */
    public CompletableFuture<Use> use(String id, String guest) {
        return writer.submit(
                handle -> {
                    var link = find(handle, id);
                    if (link.isEmpty()) return new Use.Dead();
                    MatchSeat seat = link.get().seat();
                    if (guest.equals(link.get().holder())) return new Use.Held(seat);
                    if (!link.get().works()) return new Use.Dead();
                    if (holdsAnother(handle, seat, guest)) return new Use.SeatedAlready();
                    move(handle, id, seat, guest);
                    return new Use.Moved(seat);
                });
    }

    private void move(Handle handle, String id, MatchSeat seat, String guest) {
        Guests.remember(handle, guest, clock.millis());
        handle.execute("UPDATE seat_links SET used_at = ? WHERE id = ?", clock.millis(), id);
        handle.execute(
                "UPDATE seats SET guest = ? WHERE match_id = ? AND seat = ?",
                guest,
                seat.match(),
                seat.seat());
        handle.execute(
                """
                UPDATE matches SET host = ? WHERE id = ?
                    AND host = (SELECT guest FROM seat_links WHERE id = ?)""",
                guest,
                seat.match(),
                id);
    }

    private static boolean holdsAnother(Handle handle, MatchSeat seat, String guest) {
        return handle.createQuery(
                                "SELECT COUNT(*) FROM seats WHERE match_id = ? AND seat <> ? AND guest = ?")
                        .bind(0, seat.match())
                        .bind(1, seat.seat())
                        .bind(2, guest)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    /** A link with the guest who holds its seat now, and whether it can still be used. */
    private record Link(MatchSeat seat, @Nullable String holder, boolean works) {}

    private Optional<Link> find(Handle handle, String id) {
        return handle.createQuery(
                        """
                        SELECT link.match_id, link.seat, seats.guest,
                            link.used_at IS NULL AND link.made_at > ? AND seats.guest = link.guest
                                AS works
                        FROM seat_links link
                        JOIN seats ON seats.match_id = link.match_id AND seats.seat = link.seat
                        WHERE link.id = ?""")
                .bind(0, clock.millis() - LIFE.toMillis())
                .bind(1, id)
                .map((row, _) -> link(row))
                .findFirst();
    }

    private static Link link(ResultSet row) throws SQLException {
        return new Link(
                new MatchSeat(row.getString("match_id"), row.getInt("seat")),
                row.getString("guest"),
                row.getBoolean("works"));
    }
}
