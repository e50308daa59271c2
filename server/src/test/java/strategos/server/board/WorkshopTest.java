package strategos.server.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class WorkshopTest {

    private static final Duration SHORT = Duration.ofMillis(20);

    /** Works until it is interrupted. */
    private static String work(CountDownLatch begun, CountDownLatch ended) {
        begun.countDown();
        while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
        ended.countDown();
        return "late";
    }

    @DisplayName("Work that takes too long is interrupted, and its thread does other work then")
    @Test
    void tooLong() throws InterruptedException {
        var workshop = new Workshop(1, SHORT);
        for (int times = 0; times < 2 * Runtime.getRuntime().availableProcessors(); times++) {
            var ended = new CountDownLatch(1);
            assertThatExceptionOfType(TooLongException.class)
                    .isThrownBy(() -> workshop.make(() -> work(new CountDownLatch(1), ended)));
            ended.await();
            assertThat(workshop.finish(() -> Thread.currentThread().isInterrupted())).isFalse();
        }
    }

    @DisplayName("Work that nobody waits for any more is interrupted")
    @Test
    void gone() throws InterruptedException {
        var workshop = new Workshop(1, Workshop.LONGEST.multipliedBy(100));
        var begun = new CountDownLatch(1);
        var ended = new CountDownLatch(1);
        assertThatExceptionOfType(GoneException.class)
                .isThrownBy(
                        () -> workshop.make(() -> work(begun, ended), () -> begun.getCount() == 0));
        ended.await();
    }

    @DisplayName("Work whose asker has gone before its turn is not begun")
    @Test
    void goneBefore() {
        var workshop = new Workshop(1, Workshop.LONGEST);
        var isBegun = new AtomicBoolean();
        assertThatExceptionOfType(GoneException.class)
                .isThrownBy(() -> workshop.make(() -> isBegun.getAndSet(true), () -> true));
        assertThat(isBegun).isFalse();
    }

    @DisplayName("A failure in the workshop reaches the request that caused it")
    @Test
    void broken() {
        assertThatExceptionOfType(ArithmeticException.class)
                .isThrownBy(() -> new Workshop(1, Workshop.LONGEST).make(() -> 1 / zero()));
    }

    private static int zero() {
        return 0;
    }
}
