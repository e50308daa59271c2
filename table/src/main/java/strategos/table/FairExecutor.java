package strategos.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.LongAdder;

/**
 * A thread pool whose time is shared fairly between accounts: waiting accounts take turns, one unit
 * of work each, regardless of how much each has submitted.
 *
 * <p>One account never occupies the last thread, so that a short unit of another never waits for a
 * long one to end. docs/decisions/0011-bot-time.md
 */
public final class FairExecutor implements AutoCloseable {

    private static final int FEWEST_THREADS = 2;

    private final List<Thread> threads = new ArrayList<>();
    private final int mostForOne;

    /** By account; the account whose turn is next comes first. */
    private final Map<String, Queue<Unit>> waiting = new LinkedHashMap<>();

    private final Map<String, Integer> running = new HashMap<>();
    private final LongAdder nanos = new LongAdder();
    private int queued;
    private boolean closed;

    private record Unit(String account, FutureTask<?> work) {}

    public FairExecutor(String name, int threads) {
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
                nanos.add(System.nanoTime() - begun);
                finish(unit);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for a unit of the next account that may use another thread. */
    private synchronized Unit next() throws InterruptedException {
        while (true) {
            Iterator<Map.Entry<String, Queue<Unit>>> turns = waiting.entrySet().iterator();
            while (turns.hasNext()) {
                var turn = turns.next();
                if (running.getOrDefault(turn.getKey(), 0) == mostForOne) continue;
                turns.remove();
                return start(turn.getKey(), turn.getValue());
            }
            if (closed) throw new InterruptedException();
            wait();
        }
    }

    private Unit start(String account, Queue<Unit> units) {
        Unit unit = units.remove();
        queued--;
        if (!units.isEmpty()) waiting.put(account, units);
        running.merge(account, 1, Integer::sum);
        return unit;
    }

    private synchronized void finish(Unit unit) {
        running.computeIfPresent(unit.account(), (_, count) -> count == 1 ? null : count - 1);
        if (!closed) Thread.interrupted(); // Meant for the unit that was cancelled.
        notifyAll();
    }
}
