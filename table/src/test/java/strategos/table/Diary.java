package strategos.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.function.LongFunction;
import strategos.wire.Pace;

/** A journal in memory that can be held up, or broken. */
final class Diary implements Journal {

    private final List<Entry> entries = new ArrayList<>();
    private final List<SealState> seals = new CopyOnWriteArrayList<>();
    private final Semaphore asked = new Semaphore(0);
    private volatile Clocking clocking = new Clocking(Optional.empty(), OptionalLong.empty());
    private volatile CompletableFuture<Void> disk = CompletableFuture.completedFuture(null);

    /** Waits until a table wants to write something. */
    void awaitAppend() throws InterruptedException {
        asked.acquire();
    }

    /** From now on nothing is written until this is done, or ever if it fails. */
    void waitFor(CompletableFuture<Void> otherDisk) {
        disk = otherDisk;
        asked.drainPermits();
    }

    @Override
    public CompletableFuture<Void> append(List<Entry> more, Progress after) {
        asked.release();
        return disk.thenRun(
                () -> {
                    add(List.copyOf(more), after.clock());
                    after.seal()
                            .ifPresent(
                                    kept -> {
                                        var _ = setSeal(kept);
                                    });
                });
    }

    @Override
    public CompletableFuture<Void> setClock(Clocking clock) {
        clocking = clock;
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletableFuture<SealState> seal(LongFunction<SealState> maker) {
        var made = maker.apply(seals.size() + 1);
        seals.add(made);
        return CompletableFuture.completedFuture(made);
    }

    @Override
    public CompletableFuture<Void> setSeal(SealState changed) {
        seals.set((int) changed.record().number() - 1, changed);
        return CompletableFuture.completedFuture(null);
    }

    /** The seals as they were written last, by their numbers. */
    List<SealState> seals() {
        return List.copyOf(seals);
    }

    @Override
    public CompletableFuture<Void> setPace(Pace pace) {
        return CompletableFuture.completedFuture(null);
    }

    private synchronized void add(List<Entry> more, Clocking after) {
        entries.addAll(more);
        clocking = after;
    }

    /** The clocks as they were written last. */
    Clocking clocking() {
        return clocking;
    }

    synchronized List<Entry> entries() {
        return List.copyOf(entries);
    }
}
