package strategos.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * A thread pool whose time is shared fairly between accounts: waiting accounts take turns, one unit
 * of work each, regardless of how much each has submitted.
 *
 * <p>One account never occupies the last thread, so that a short unit of another never waits for a
 * long one to end. An account with many short units may be slowed to a {@link Pace}, since what
 * follows from a unit takes time elsewhere. docs/decisions/0011-bot-time.md
 */
public final class FairExecutor implements AutoCloseable {

    /**
     * How fast the units of one account begin: a burst, and then one per interval.
     *
     * @param burst how many may begin at once after a break
     */
    public record Pace(int burst, Duration interval) {

        /** As fast as there are threads. */
        static final Pace UNLIMITED = new Pace(1, Duration.ZERO);

        private long burstNanos() {
            return (burst - 1) * interval.toNanos();
        }
    }

    private static final int FEWEST_THREADS = 2;

    /** With this many units waiting, an account pauses after each unit. */
    private static final int MANY_WAITING = 4;

    /** How long such a pause is, in times of the unit before it. */
    private static final int PAUSE = 3;

    /** With this many accounts on record, those that may begin a full burst are removed. */
    private static final int MOST_PACED = 1_000;

    private final List<Thread> threads = new ArrayList<>();
    private final int mostForOne;
    private final Pace pace;

    /** By account; the account whose turn is next comes first. */
    private final Map<String, Queue<Unit>> waiting = new LinkedHashMap<>();

    private final Map<String, Integer> running = new HashMap<>();

    /** By account, when its units would have begun if they had kept to the interval. */
    private final Map<String, Long> paced = new HashMap<>();

    private final LongAdder nanos = new LongAdder();
    private int queued;
    private boolean closed;

    private record Unit(String account, FutureTask<?> work) {}

    public FairExecutor(String name, int threads) {
        this(name, threads, Pace.UNLIMITED);
    }

    public FairExecutor(String name, int threads, Pace pace) {
        this.pace = pace;
        int count = Math.max(FEWEST_THREADS, threads);
        mostForOne = count - 1;
        var factory = BackgroundThreads.named(name);
        for (int i = 0; i < count; i++) this.threads.add(factory.newThread(this::work));
        this.threads.forEach(Thread::start);
    }

    /**
     * Queues a unit of work for an account. Cancelling the future interrupts the work.
     *
     * @param whenDone called once the future is done, on any thread
     * @throws RejectedExecutionException after {@link #close}
     */
    public synchronized <T> Future<T> submit(String account, Callable<T> work, Runnable whenDone) {
        if (closed) throw new RejectedExecutionException("the threads have been stopped");
        var task =
                new FutureTask<T>(work) {
                    @Override
                    protected void done() {
                        whenDone.run();
                    }
                };
        waiting.computeIfAbsent(account, _ -> new ArrayDeque<>()).add(new Unit(account, task));
        queued++;
        notifyAll();
        return task;
    }

    /** Whether no work runs or waits. */
    public synchronized boolean isIdle() {
        return waiting.isEmpty() && running.isEmpty();
    }

    /** How many units wait for a thread. */
    public synchronized int waiting() {
        return queued;
    }

    /** How many units of an account wait for a thread. */
    public synchronized int waiting(String account) {
        var units = waiting.get(account);
        return units == null ? 0 : units.size();
    }

    /** The time that all units have taken together. */
    public long busyNanos() {
        return nanos.sum();
    }

    /** Cancels everything that waits or runs, and takes no more. */
    @Override
    public void close() {
        stopTaking().forEach(unit -> unit.work().cancel(true));
        threads.forEach(Thread::interrupt);
    }

    private synchronized List<Unit> stopTaking() {
        closed = true;
        var unstarted = waiting.values().stream().flatMap(Queue::stream).toList();
        waiting.clear();
        queued = 0;
        return unstarted;
    }

    private void work() {
        try {
            while (true) {
                Unit unit = next();
                long begun = System.nanoTime();
                unit.work().run();
                long ended = System.nanoTime();
                nanos.add(ended - begun);
                finish(unit, ended, ended - begun);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for a unit of the next account that may use another thread. */
    private synchronized Unit next() throws InterruptedException {
        while (true) {
            long now = System.nanoTime();
            long soonest = Long.MAX_VALUE;
            for (var turn : waiting.entrySet()) {
                if (running.getOrDefault(turn.getKey(), 0) == mostForOne) continue;
                long wait = nanosToWait(turn.getKey(), now);
                if (wait <= 0) return start(turn.getKey(), turn.getValue(), now);
                soonest = Math.min(soonest, wait);
            }
            if (closed) throw new InterruptedException();
            if (soonest == Long.MAX_VALUE) wait();
            else TimeUnit.NANOSECONDS.timedWait(this, soonest);
        }
    }

    private long nanosToWait(String account, long now) {
        Long due = paced.get(account);
        return due == null ? 0 : due - now - pace.burstNanos();
    }

    private Unit start(String account, Queue<Unit> units, long now) {
        waiting.remove(account);
        Unit unit = units.remove();
        queued--;
        if (!units.isEmpty()) waiting.put(account, units);
        running.merge(account, 1, Integer::sum);
        count(account, now);
        return unit;
    }

    private void count(String account, long now) {
        if (pace.interval().isZero()) return;
        if (paced.size() >= MOST_PACED) paced.values().removeIf(due -> due - now <= 0);
        Long due = paced.get(account);
        long from = due == null || due - now < 0 ? now : due;
        paced.put(account, from + pace.interval().toNanos());
    }

    /** Lets nothing of an account begin before then. */
    private void pause(String account, long until) {
        if (pace.interval().isZero()) return;
        long due = until + pace.burstNanos();
        paced.merge(account, due, (before, after) -> before - after > 0 ? before : after);
    }

    private synchronized void finish(Unit unit, long now, long took) {
        if (waiting(unit.account()) >= MANY_WAITING) pause(unit.account(), now + PAUSE * took);
        running.computeIfPresent(unit.account(), (_, count) -> count == 1 ? null : count - 1);
        if (!closed) Thread.interrupted(); // Meant for the unit that was cancelled.
        notifyAll();
    }
}
