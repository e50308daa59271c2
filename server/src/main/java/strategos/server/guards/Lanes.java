package strategos.server.guards;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import strategos.server.web.TokenBuckets;

/** Limits each visitor to one expensive request at a time, with rests; further ones wait. */
final class Lanes {

    /** Those who ask for more at a time are turned away. */
    private static final int LONGEST = 12;

    private static final int SECONDS = 5;

    /** A request and the rest after it, in times of the request. */
    private static final int WORK_AND_REST = 4;

    /** The rest that a visitor may owe: that of requests of 0.2 s. */
    private static final Duration CREDIT = Duration.ofMillis(600);

    private final Semaphore places;
    private final LongSupplier nanos;
    private final Map<String, Lane> lanes = new ConcurrentHashMap<>();
    private final TokenBuckets<String> credit;

    private record Lane(Semaphore turn, int users) {

        Lane with(int more) {
            return new Lane(turn, users + more);
        }
    }

    /**
     * @param most how many requests of all visitors run or wait
     */
    Lanes(int most) {
        this(most, System::nanoTime);
    }

    Lanes(int most, LongSupplier nanos) {
        places = new Semaphore(most);
        this.nanos = nanos;
        credit = new TokenBuckets<>(1, CREDIT, nanos);
    }

    /**
     * Does expensive work. A visitor who asks for much of it rests after each request for three
     * times as long as it took.
     */
    <T> T alone(String visitor, Supplier<T> work) {
        return queued(visitor, () -> rested(visitor, work));
    }

    private <T> T rested(String visitor, Supplier<T> work) {
        LockSupport.parkNanos(rest(visitor));
        long begun = nanos.getAsLong();
        try {
            return work.get();
        } finally {
            credit.draw(visitor, begun, WORK_AND_REST * (nanos.getAsLong() - begun));
        }
    }

    /** How long a visitor has to rest before the next request, in nanoseconds. */
    long rest(String visitor) {
        return credit.overdrawn(visitor);
    }

    /** Waits for work of threads that limit how much they do for one visitor. */
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
