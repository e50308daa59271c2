package strategos.store;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;

/**
 * Links that move a seat to whoever opens them. A link is known by the hash of its token, works
 * once, and only while the guest who made it still holds the seat.
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

    /** Uses a link up and moves its seat to a guest; empty if the link works no more. */
    public CompletableFuture<Optional<MatchSeat>> use(String id, String guest) {
        return writer.submit(
                handle -> {
                    var seat = working(handle, id);
                    seat.ifPresent(
                            it -> {
                                handle.execute(
                                        "UPDATE seat_links SET used_at = ? WHERE id = ?",
                                        clock.millis(),
                                        id);
                                handle.execute(
                                        "UPDATE seats SET guest = ? WHERE match_id = ? AND seat = ?",
                                        guest,
                                        it.match(),
                                        it.seat());
                            });
                    return seat;
                });
    }

    private Optional<MatchSeat> working(Handle handle, String id) {
        return handle.createQuery(
                        """
                        SELECT link.match_id, link.seat FROM seat_links link
                        JOIN seats ON seats.match_id = link.match_id AND seats.seat = link.seat
                        WHERE link.id = ? AND link.used_at IS NULL AND link.made_at > ?
                            AND seats.guest = link.guest""")
                .bind(0, id)
                .bind(1, clock.millis() - LIFE.toMillis())
                .map((row, _) -> new MatchSeat(row.getString("match_id"), row.getInt("seat")))
                .findFirst();
    }
}
