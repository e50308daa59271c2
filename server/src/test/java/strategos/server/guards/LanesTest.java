package strategos.server.guards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LanesTest {

    private static final int MOST = 12;

    private final Lanes lanes = new Lanes(100);

    @DisplayName("One visitor has one thing worked on at a time, and all in the end")
    @Test
    void oneAtATime() throws Exception {
        var inside = new AtomicInteger();
        var most = new AtomicInteger();
        try (var requests = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> answers = new ArrayList<>();
            for (int request = 0; request < MOST; request++) {
                answers.add(
                        requests.submit(
                                () ->
                                        lanes.alone(
                                                "ann",
                                                () -> {
                                                    most.accumulateAndGet(
                                                            inside.incrementAndGet(), Math::max);
                                                    Thread.onSpinWait();
                                                    return inside.decrementAndGet();
                                                })));
            }
            for (Future<Integer> answer : answers) assertThat(answer.get()).isZero();
        }
        assertThat(most).hasValue(1);
    }

    @DisplayName("A visitor with too many requests at a time is refused, and nobody else is")
    @Test
    void tooMuch() throws Exception {
        var release = new CountDownLatch(1);
        var entered = new CountDownLatch(1);
        try (var requests = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int request = 0; request < MOST; request++)
                requests.execute(() -> lanes.alone("ann", () -> wait(entered, release)));
            entered.await();
            while (lanes.waiting("ann") < MOST) Thread.onSpinWait();
            assertThatThrownBy(() -> lanes.alone("ann", () -> true)).isInstanceOf(Refusal.class);
            assertThat(lanes.alone("bea", () -> true)).isTrue();
            release.countDown();
        }
        assertThat(lanes.alone("ann", () -> true)).isTrue();
        assertThat(lanes.waiting("ann")).isZero();
    }

    @DisplayName("Beyond what the server computes for everybody, requests are refused with a time")
    @Test
    void full() throws Exception {
        var few = new Lanes(1);
        var release = new CountDownLatch(1);
        var entered = new CountDownLatch(1);
        try (var requests = Executors.newVirtualThreadPerTaskExecutor()) {
            requests.execute(() -> few.alone("ann", () -> wait(entered, release)));
            entered.await();
            assertThatThrownBy(() -> few.alone("bea", () -> true))
                    .isInstanceOfSatisfying(
                            Refusal.class,
                            refusal -> {
                                assertThat(refusal.status()).isEqualTo(503);
                                assertThat(refusal.limit()).isEqualTo("expensive requests");
                                assertThat(refusal.fault().retryAfterSeconds()).isPositive();
                            });
            release.countDown();
        }
        assertThat(few.alone("bea", () -> true)).isTrue();
    }

    private static boolean wait(CountDownLatch entered, CountDownLatch release) {
        entered.countDown();
        try {
            release.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return true;
    }
}
