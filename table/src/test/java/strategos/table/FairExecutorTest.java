package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FairExecutorTest {

    private final FairExecutor threads = new FairExecutor("test", 2);
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final List<Future<?>> submitted = new ArrayList<>();

    @AfterEach
    void close() {
        threads.close();
    }

    /** A unit that takes until it is released. */
    private static final class LongUnit {

        private final CountDownLatch began = new CountDownLatch(1);
        private final CountDownLatch released = new CountDownLatch(1);
        private final CountDownLatch interrupted = new CountDownLatch(1);

        Boolean run() {
            began.countDown();
            try {
                released.await();
                return true;
            } catch (InterruptedException _) {
                interrupted.countDown();
                return false;
            }
        }
    }

    private Future<Boolean> submit(String account, LongUnit unit) {
        return threads.submit(account, unit::run, () -> {});
    }

    private Future<Boolean> submit(String account, String name) {
        return threads.submit(account, () -> done.add(name), () -> {});
    }

    @Test
    @DisplayName("An account with many long units leaves a thread to the others")
    void oneThreadFree() throws Exception {
        var first = new LongUnit();
        submitted.add(submit("ann", first));
        for (int i = 0; i < 27; i++) submitted.add(submit("ann", "ann"));
        first.began.await();
        for (int i = 0; i < 3; i++) assertThat(submit("bea", "bea").get()).isTrue();
        assertThat(done).containsOnly("bea");
        first.released.countDown();
    }

    @Test
    @DisplayName("An account beyond its burst waits, and the others do not")
    void pace() throws Exception {
        var pace = new FairExecutor.Pace(2, Duration.ofHours(1));
        try (var paced = new FairExecutor("paced", 2, pace)) {
            paced.submit("ann", () -> done.add("ann 1"), () -> {}).get();
            paced.submit("ann", () -> done.add("ann 2"), () -> {}).get();
            var third = paced.submit("ann", () -> done.add("ann 3"), () -> {});
            paced.submit("bea", () -> done.add("bea 1"), () -> {}).get();
            paced.submit("bea", () -> done.add("bea 2"), () -> {}).get();
            assertThat(done).containsExactly("ann 1", "ann 2", "bea 1", "bea 2");
            assertThat(third.isDone()).isFalse();
            assertThat(paced.waiting("ann")).isEqualTo(1);
        }
    }

    @Test
    @DisplayName("A paced account goes on after its interval")
    void goesOn() throws Exception {
        var pace = new FairExecutor.Pace(1, Duration.ofMillis(1));
        try (var paced = new FairExecutor("paced", 2, pace)) {
            Future<?> last = paced.submit("ann", () -> done.add("ann"), () -> {});
            for (int i = 0; i < 9; i++) last = paced.submit("ann", () -> done.add("ann"), () -> {});
            last.get();
            assertThat(done).hasSize(10);
        }
    }

    @Test
    @DisplayName(
            "An account with many waiting units pauses after each for three times as long as it ran")
    void pauses() throws Exception {
        List<Long> times = new CopyOnWriteArrayList<>();
        var pace = new FairExecutor.Pace(100, Duration.ofNanos(1));
        try (var paced = new FairExecutor("paced", 2, pace)) {
            var first = new LongUnit();
            submitted.add(
                    paced.submit(
                            "ann",
                            () -> {
                                times.add(System.nanoTime());
                                first.run();
                                return times.add(System.nanoTime());
                            },
                            () -> {}));
            first.began.await();
            Future<?> second = paced.submit("ann", () -> times.add(System.nanoTime()), () -> {});
            for (int i = 0; i < 5; i++) submitted.add(paced.submit("ann", () -> true, () -> {}));
            Thread.sleep(20);
            first.released.countDown();
            second.get();
            assertThat(times.get(2) - times.get(1))
                    .isGreaterThan(3 * (times.get(1) - times.get(0)));
        }
    }

    @Test
    @DisplayName("Waiting accounts take turns, one unit each, however many they have submitted")
    void turns() throws Exception {
        var anns = new LongUnit();
        var beas = new LongUnit();
        submitted.add(submit("ann", anns));
        submitted.add(submit("bea", beas));
        anns.began.await();
        beas.began.await();
        submitted.add(submit("ann", "ann 1"));
        submitted.add(submit("ann", "ann 2"));
        var last = submit("ann", "ann 3");
        submitted.add(submit("cid", "cid 1"));
        submitted.add(submit("dan", "dan 1"));
        submitted.add(submit("cid", "cid 2"));
        anns.released.countDown();
        last.get();
        assertThat(done).containsExactly("ann 1", "cid 1", "dan 1", "ann 2", "cid 2", "ann 3");
        beas.released.countDown();
    }

    @Test
    @DisplayName("A unit that is cancelled is interrupted or never begun, and the next one is not")
    void cancelled() throws Exception {
        var running = new LongUnit();
        var future = submit("ann", running);
        running.began.await();
        var waiting = submit("ann", "cancelled");
        waiting.cancel(true);
        future.cancel(true);
        running.interrupted.await();
        var next = threads.submit("ann", () -> Thread.currentThread().isInterrupted(), () -> {});
        assertThat(next.get()).isFalse();
        assertThat(done).isEmpty();
    }

    @Test
    @DisplayName("The submitter of a unit is told when it is done, has failed or is cancelled")
    void told() throws Exception {
        var told = new CountDownLatch(3);
        submitted.add(threads.submit("ann", () -> true, told::countDown));
        submitted.add(
                threads.submit(
                        "ann",
                        () -> {
                            throw new IllegalStateException("broken");
                        },
                        told::countDown));
        var running = new LongUnit();
        threads.submit("bea", running::run, told::countDown).cancel(true);
        told.await();
    }

    @Test
    @DisplayName("Closing cancels what runs and what waits, and nothing more is taken")
    void closed() throws Exception {
        var running = new LongUnit();
        submitted.add(submit("ann", running));
        var waiting = submit("ann", "waiting");
        running.began.await();
        threads.close();
        running.interrupted.await();
        assertThatThrownBy(waiting::get).isInstanceOf(CancellationException.class);
        assertThatThrownBy(() -> submit("bea", "late"))
                .isInstanceOf(RejectedExecutionException.class);
    }

    @Test
    @DisplayName("It is idle when no unit runs or waits")
    void idle() throws Exception {
        assertThat(threads.isIdle()).isTrue();
        var unit = new LongUnit();
        var running = submit("ann", unit);
        assertThat(threads.isIdle()).isFalse();
        unit.began.await();
        assertThat(threads.isIdle()).isFalse();
        unit.released.countDown();
        assertThat(running.get()).isTrue();
        while (!threads.isIdle()) Thread.onSpinWait();
    }
}
