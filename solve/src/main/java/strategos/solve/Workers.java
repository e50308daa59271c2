package strategos.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntToLongFunction;

/** Threads that share the numbers from 0 to a limit among them. */
final class Workers implements AutoCloseable {

    private final ExecutorService threads;
    private final int count;

    Workers(int count) {
        this.count = count;
        threads = Executors.newFixedThreadPool(count, Thread.ofPlatform().daemon().factory());
    }

    /** Calls the work with every number, and adds up what it returns. */
    long sum(int limit, IntToLongFunction work) throws InterruptedException {
        var next = new AtomicInteger();
        var sum = new AtomicLong();
        List<Future<?>> running = new ArrayList<>();
        for (int i = 0; i < count; i++)
            running.add(
                    threads.submit(
                            () -> {
                                int number = next.getAndIncrement();
                                while (number < limit && !Thread.currentThread().isInterrupted()) {
                                    sum.addAndGet(work.applyAsLong(number));
                                    number = next.getAndIncrement();
                                }
                            }));
        try {
            for (Future<?> each : running) each.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(failed);
        } finally {
            running.forEach(each -> each.cancel(true));
        }
        return sum.get();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
