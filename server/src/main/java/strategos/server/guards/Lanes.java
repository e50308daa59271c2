package strategos.server.guards;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.wire.FaultCode;

/** Limits each visitor to one expensive request at a time; further ones wait. */
final class Lanes {

    /** Those who ask for more at a time are turned away. */
    private static final int LONGEST = 12;

    private final Map<String, Lane> lanes = new ConcurrentHashMap<>();

    private record Lane(Semaphore turn, int users) {

        Lane with(int more) {
            return new Lane(turn, users + more);
        }
    }

    <T> T alone(String visitor, Supplier<T> work) {
        Semaphore turn = enter(visitor).turn();
        try {
            turn.acquireUninterruptibly();
            try {
                return work.get();
            } finally {
                turn.release();
            }
        } finally {
            lanes.computeIfPresent(visitor, (_, lane) -> left(lane));
        }
    }

    private Lane enter(String visitor) {
        return lanes.compute(
                visitor,
                (_, lane) -> {
                    if (lane == null) return new Lane(new Semaphore(1, true), 1);
                    if (lane.users() == LONGEST)
                        throw new Refusal(
                                FaultCode.UNAVAILABLE,
                                "Your previous request is still being processed.");
                    return lane.with(1);
                });
    }

    /** How many requests of a visitor are worked on or wait. */
    int waiting(String visitor) {
        var lane = lanes.get(visitor);
        return lane == null ? 0 : lane.users();
    }

    private static @Nullable Lane left(Lane lane) {
        return lane.users() == 1 ? null : lane.with(-1);
    }
}
