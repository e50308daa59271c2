package strategos.server.guards;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Limits each visitor to one expensive request at a time, with rests; further ones wait. */
final class Lanes {

    /** Those who ask for more at a time are turned away. */
    private static final int LONGEST = 12;

    private static final int SECONDS = 5;

    private final Semaphore places;
    private final Map<String, Lane> lanes = new ConcurrentHashMap<>();
    private final Rests rests = new Rests(System::nanoTime);

    private record Lane(Semaphore turn, int users) {

        Lane with(int more) {
            return new Lane(turn, users + more);
        }
    }

    /**
     * @param most how many requests of all visitors run or wait
     */
    Lanes(int most) {
        places = new Semaphore(most);
    }

    /** Work that is done at once. Who asks for much of it gets a quarter of a processor. */
    <T> T alone(String visitor, Supplier<T> work) {
        return queued(visitor, () -> rested(visitor, work));
    }

    private <T> T rested(String visitor, Supplier<T> work) {
        LockSupport.parkNanos(rests.left(visitor));
        long begun = System.nanoTime();
        try {
            return work.get();
        } finally {
            rests.worked(visitor, System.nanoTime() - begun);
        }
    }

    /** Work of threads that have a pace of their own: nobody has to rest after it. */
    <T> T queued(String visitor, Supplier<T> work) {
        if (!places.tryAcquire())
            throw Refusal.full(
                    "expensive requests", "This server has too much to compute.", SECONDS);
        try {
            return inLane(visitor, work);
        } finally {
            places.release();
        }
    }

    private <T> T inLane(String visitor, Supplier<T> work) {
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
                        throw Refusal.full(
                                "expensive requests of this address",
                                "Your previous request is still being processed.",
                                SECONDS);
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
