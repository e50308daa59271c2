package strategos.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import strategos.game.Seat;

/**
 * Since when players are away. The time counts only while another player is there: a match that
 * everybody has left waits for them.
 */
final class Absences {

    private final long graceMillis;
    private final Map<Seat, Long> since = new HashMap<>();

    Absences(Duration grace) {
        graceMillis = grace.toMillis();
    }

    void leaves(Seat seat, long now) {
        since.put(seat, now);
    }

    void comes(Seat seat) {
        since.remove(seat);
    }

    /** Counts anew for everybody who is away. */
    void restart(long now) {
        since.replaceAll((_, _) -> now);
    }

    /** The server time at which a bot may stand in for a player; empty if the player is there. */
    OptionalLong over(Seat seat) {
        Long left = since.get(seat);
        return left == null ? OptionalLong.empty() : OptionalLong.of(left + graceMillis);
    }
}
