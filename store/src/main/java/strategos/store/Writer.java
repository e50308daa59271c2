package strategos.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * The thread that writes to the database, with group commit.
 *
 * <p>A commit waits for the disk. Work that arrives in the meantime shares the next commit, and is
 * confirmed after it. Work that fails does not affect other work.
 */
final class Writer implements AutoCloseable {

    private static final int MOST_IN_ONE_COMMIT = 512;
    private static final int MOST_TRIES = 8;
    private static final String BEFORE = "before";
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    /** A write operation. */
    @FunctionalInterface
    interface Work<T> {
        T on(Handle handle);
    }

    private final BlockingQueue<Task<?>> queue = new LinkedBlockingQueue<>();
    private final Task<Boolean> end = new Task<>(_ -> true);
    private final Jdbi database;
    private final Consumer<Handle> opening;
    private final Thread thread;
    private volatile LongConsumer onCommit = _ -> {};
    private boolean closed;

    Writer(Jdbi database) {
        this(database, _ -> {});
    }

    /**
     * @param opening what every transaction begins with
     */
    Writer(Jdbi database, Consumer<Handle> opening) {
        this.database = database;
        this.opening = opening;
        thread = Thread.ofPlatform().daemon().name("store-writer").start(this::run);
    }

    /**
     * Done after the commit that holds the work; fails with a {@link StoreException} if none does.
     */
    synchronized <T> CompletableFuture<T> submit(Work<T> work) {
        var task = new Task<>(work);
        if (closed) {
            task.fail(closed());
        } else {
            queue.add(task);
        }
        return task.done;
    }

    /** How much work waits for the writer. */
    int waiting() {
        return queue.size();
    }

    /** Tells a listener, after each commit, how many nanoseconds each piece of work has waited. */
    void onCommit(LongConsumer listener) {
        onCommit = listener;
    }

    /** The same for work that has nothing to answer. */
    CompletableFuture<Void> run(Consumer<Handle> work) {
        return submit(
                        handle -> {
                            work.accept(handle);
                            return true;
                        })
                .thenAccept(_ -> {});
    }

    /**
     * Ends after everything submitted before has been written, but waits for a disk that does not
     * answer no longer than three seconds.
     */
    @Override
    public void close() {
        takeNoMore();
        try {
            thread.join(PATIENCE);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void takeNoMore() {
        closed = true;
        queue.add(end);
    }

    private void run() {
        List<Task<?>> group = new ArrayList<>();
        try {
            do take(group);
            while (writeFrom(group));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            refuseTheRest();
        }
    }

    /**
     * Writes this group and those after it on one connection. The answer is whether there is more
     * to write on another, because this one was lost.
     */
    private boolean writeFrom(List<Task<?>> group) throws InterruptedException {
        Handle opened;
        try {
            opened = open();
        } catch (JdbiException unreachable) {
            fail(group, unreachable);
            return !group.contains(end);
        }
        try (var handle = opened) {
            write(handle, group);
            while (!group.contains(end) && !isLost(handle)) {
                take(group);
                write(handle, group);
            }
        } catch (JdbiException _) {
            // A lost connection may not close; those who waited for it have been answered.
        }
        return !group.contains(end);
    }

    /**
     * A connection that works. When a server ends its connections, those that wait in the pool end
     * as well, and the pool gives each of them out once before it notices.
     */
    private Handle open() {
        for (int tries = 1; tries < MOST_TRIES; tries++) {
            var handle = database.open();
            if (works(handle)) return handle;
        }
        return database.open();
    }

    private static boolean works(Handle handle) {
        try {
            handle.execute("SELECT 1");
            return true;
        } catch (JdbiException _) {
            giveUp(handle);
            return false;
        }
    }

    private static void giveUp(Handle lost) {
        try (lost) {
            lost.getConnection().abort(Runnable::run);
        } catch (SQLException | JdbiException _) {
            // It has gone already.
        }
    }

    private void take(List<Task<?>> group) throws InterruptedException {
        group.clear();
        group.add(queue.take());
        queue.drainTo(group, MOST_IN_ONE_COMMIT - 1);
    }

    /** Whether the server of the database has gone; a file is never lost. */
    private static boolean isLost(Handle handle) {
        try {
            return handle.getConnection().isClosed();
        } catch (SQLException _) {
            return true;
        }
    }

    /** Otherwise callers would wait for ever for a thread that has ended. */
    private synchronized void refuseTheRest() {
        closed = true;
        List<Task<?>> unwritten = new ArrayList<>();
        queue.drainTo(unwritten);
        unwritten.forEach(task -> task.fail(closed()));
    }

    private static StoreException closed() {
        return new StoreException("the store is closed");
    }

    private void write(Handle handle, List<Task<?>> group) {
        try {
            handle.begin();
            opening.accept(handle);
            group.forEach(task -> task.tryOn(handle));
            handle.commit();
            group.forEach(Task::complete);
            group.forEach(task -> onCommit.accept(System.nanoTime() - task.submittedAt));
        } catch (RuntimeException | Error unwritten) {
            rollBack(handle);
            fail(group, unwritten);
        }
    }

    private static void fail(List<Task<?>> group, Throwable why) {
        var fault = new StoreException("commit failed: " + DatabaseFault.of(why), why);
        group.forEach(task -> task.fail(fault));
    }

    private static void rollBack(Handle handle) {
        try {
            if (handle.isInTransaction()) handle.rollback();
        } catch (RuntimeException _) {
            // The next begin fails as well, and reports it to its caller.
        }
    }

    /** A write operation with the future of its caller. */
    private static final class Task<T> {

        private final Work<T> work;
        private final long submittedAt = System.nanoTime();
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private Runnable outcome = () -> {};

        Task(Work<T> work) {
            this.work = work;
        }

        void tryOn(Handle handle) {
            handle.savepoint(BEFORE);
            try {
                T result = work.on(handle);
                handle.releaseSavepoint(BEFORE);
                outcome = () -> done.complete(result);
            } catch (RuntimeException refused) {
                undo(handle, refused);
                outcome = () -> done.completeExceptionally(asStoreException(refused));
            }
        }

        /** A full disk ends the whole transaction, and then there is no savepoint to go back to. */
        private static void undo(Handle handle, RuntimeException refused) {
            try {
                handle.rollbackToSavepoint(BEFORE);
            } catch (RuntimeException ended) {
                refused.addSuppressed(ended);
                throw refused;
            }
        }

        void complete() {
            outcome.run();
        }

        void fail(StoreException fault) {
            done.completeExceptionally(fault);
        }

        private static StoreException asStoreException(RuntimeException refused) {
            return refused instanceof StoreException known
                    ? known
                    : new StoreException("writing failed: " + DatabaseFault.of(refused), refused);
        }
    }
}
