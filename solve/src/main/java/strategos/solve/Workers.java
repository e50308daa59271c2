package strategos.solve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntToLongFunction;

/** Threads that share work. If a part of it fails, the rest is cancelled. */
public final class Workers implements AutoCloseable {

    private final ExecutorService threads;
    private final int count;

    public Workers(int count) {
        this.count = count;
        threads = Executors.newFixedThreadPool(count, Thread.ofPlatform().daemon().factory());
    }

    /** The results of tasks, in their order. */
    public <T> List<T> results(List<? extends Callable<T>> tasks) throws InterruptedException {
        List<Future<T>> running = new ArrayList<>();
        for (Callable<T> task : tasks) running.add(threads.submit(task));
        return await(running);
    }

    private static <T> List<T> await(List<Future<T>> running) throws InterruptedException {
        try {
            List<T> results = new ArrayList<>();
            for (Future<T> each : running) results.add(each.get());
            return results;
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(failed);
        } finally {
            running.forEach(each -> each.cancel(true));
        }
    }

    /** Calls the work with every number from 0 to a limit, and adds up what it returns. */
    long sum(int limit, IntToLongFunction work) throws InterruptedException {
        var next = new AtomicInteger();
        var sum = new AtomicLong();
        Callable<Boolean> share =
                () -> {
                    int number = next.getAndIncrement();
                    while (number < limit && !Thread.currentThread().isInterrupted()) {
                        sum.addAndGet(work.applyAsLong(number));
                        number = next.getAndIncrement();
                    }
                    return true;
                };
        results(Collections.nCopies(count, share));
        return sum.get();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
