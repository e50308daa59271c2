package strategos.store;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;

/** The players whom operators have muted for a time. A guest who gets an account stays muted. */
public final class Mutes {

    private final StoreReader reader;
    private final Writer writer;
    private final Clock clock;

    Mutes(StoreReader reader, Writer writer, Clock clock) {
        this.reader = reader;
        this.writer = writer;
        this.clock = clock;
    }

    /** Mutes a player for a time from now on, whatever was said before. */
    public CompletableFuture<Void> set(String player, Duration time) {
        return writer.run(
                handle -> {
                    long now = clock.millis();
                    handle.execute("DELETE FROM mutes WHERE muted_until <= ?", now);
                    handle.execute(
                            """
                            INSERT INTO mutes (player, muted_until) VALUES (?, ?)
                            ON CONFLICT (player) DO UPDATE SET muted_until = excluded.muted_until""",
                            player,
                            now + time.toMillis());
                });
    }

    public CompletableFuture<Void> end(String player) {
        return writer.run(
                handle -> {
                    handle.execute("DELETE FROM mutes WHERE player = ?", player);
                });
    }

    /** Until when a player is muted; empty for one who is not. */
    public Optional<Instant> until(String player) {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        "SELECT muted_until FROM mutes WHERE player = ? AND muted_until > ?")
                                .bind(0, player)
                                .bind(1, clock.millis())
                                .mapTo(Long.class)
                                .findFirst()
                                .map(Instant::ofEpochMilli));
    }

    /**
     * A muted player.
     *
     * @param name the name that a guest chose last; empty if there is none
     */
    public record MutedPlayer(String id, Optional<String> name, Instant until) {}

    /** The muted players, those who may speak again soonest first. */
    public List<MutedPlayer> list() {
        return reader.read(
                handle ->
                        handle.createQuery(
                                        """
                                        SELECT player, name, muted_until FROM mutes
                                        JOIN guests ON guests.id = mutes.player
                                        WHERE muted_until > ? ORDER BY muted_until, player""")
                                .bind(0, clock.millis())
                                .map(
                                        (row, _) ->
                                                new MutedPlayer(
                                                        row.getString("player"),
                                                        Optional.ofNullable(row.getString("name")),
                                                        Instant.ofEpochMilli(
                                                                row.getLong("muted_until"))))
                                .list());
    }

    /** Mutes an account for as long as the guest who signs in to it. */
    static void handOver(Handle handle, String guest, String account) {
        handle.execute(
                """
                INSERT INTO mutes (player, muted_until)
                SELECT ?, muted_until FROM mutes WHERE player = ?
                ON CONFLICT (player) DO UPDATE SET muted_until =
                    CASE WHEN excluded.muted_until > mutes.muted_until
                        THEN excluded.muted_until ELSE mutes.muted_until END""",
                account,
                guest);
    }
}
